export function ScorePage(_: { readonly [key: string]: string }) {
  return null;
}
