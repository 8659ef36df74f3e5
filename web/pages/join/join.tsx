export function JoinPage(_: { readonly [key: string]: string }) {
  return null;
}
