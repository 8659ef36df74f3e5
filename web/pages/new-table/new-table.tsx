export function NewTablePage(_: { readonly [key: string]: string }) {
  return null;
}
