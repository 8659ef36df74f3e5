export function AboutPage(_: { readonly [key: string]: string }) {
  return null;
}
