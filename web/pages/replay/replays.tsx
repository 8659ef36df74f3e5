export function ReplaysPage(_: { readonly [key: string]: string }) {
  return null;
}
