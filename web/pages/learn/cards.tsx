export function CardsPage(_: { readonly [key: string]: string }) {
  return null;
}
