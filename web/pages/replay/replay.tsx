export function ReplayPage(_: { readonly [key: string]: string }) {
  return null;
}
