/**
 * An icon of 512 by 512 is never drawn larger than it: tenths are more than anybody can see, and a third less to load.
 * Numbers may stand close together (`.5.25` are two, `a5 5 0 011.2` has flags), so they are read one after the other, and only long ones are touched.
 */
export function roundPaths(svg: string): string {
  return svg.replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${roundNumbers(path)}"`);
}

function roundNumbers(path: string): string {
  return path.replace(/-?(?:\d+\.?\d*|\.\d+)/g, (text, at: number) => {
    // Short enough; or two flags of an arc and the number after them.
    if (!/\.\d{2}/.test(text) || /^-?0\d/.test(text)) return text;
    const rounded = tenths(Number(text));
    // Where a sign or a point parted two numbers and is gone, a space does.
    const before = /^[-.]/.test(text) && /^\d/.test(rounded) ? ' ' : '';
    const after = path[at + text.length] === '.' && !rounded.includes('.') ? ' ' : '';
    return before + rounded + after;
  });
}

const tenths = (n: number): string => {
  const rounded = Math.round(n * 10) / 10;
  return rounded === 0 ? '0' : String(rounded).replace(/^(-?)0\./, '$1.');
};
