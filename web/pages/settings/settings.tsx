export function SettingsPage(_: { readonly [key: string]: string }) {
  return null;
}
