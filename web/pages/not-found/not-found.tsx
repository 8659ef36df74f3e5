export function NotFoundPage(_: { readonly [key: string]: string }) {
  return null;
}
