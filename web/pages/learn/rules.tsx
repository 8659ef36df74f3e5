export function RulesPage(_: { readonly [key: string]: string }) {
  return null;
}
