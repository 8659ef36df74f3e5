import { useEffect, useState } from 'react';
import style from './qr-code.module.css';

/** A link to be read by the camera of another device. It is drawn when what draws it is there; the link itself stands beside it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [code, setCode] = useState<{ readonly size: number; readonly path: string }>();
  useEffect(() => {
    let isWanted = true;
    import('uqr').then(
      ({ encode }) => {
        const { size, data } = encode(text, { ecc: 'M', border: QUIET });
        if (isWanted) setCode({ size, path: data.map(rowPath).join('') });
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  if (code === undefined) return <div className={style.code} />;
  return (
    <svg className={style.code} viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
      <path d={code.path} shapeRendering="crispEdges" />
    </svg>
  );
}

/** So many modules around it stay empty: a camera needs them. */
const QUIET = 4;

/** The dark modules of a row, neighbours as one. */
function rowPath(row: readonly boolean[], y: number): string {
  return row
    .map((isDark, x) => {
      if (!isDark || row[x - 1] === true) return '';
      const end = row.indexOf(false, x);
      const width = (end < 0 ? row.length : end) - x;
      return `M${x} ${y}h${width}v1h-${width}z`;
    })
    .join('');
}
