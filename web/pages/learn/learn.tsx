export function LearnPage(_: { readonly [key: string]: string }) {
  return null;
}
