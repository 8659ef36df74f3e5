export function LegalPage(_: { readonly [key: string]: string }) {
  return null;
}
