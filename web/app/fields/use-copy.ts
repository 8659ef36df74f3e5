import { useState } from 'react';

/** How long it is said that something was copied. */
const SAID = 2500;

export function useCopy(text: () => string): { readonly copied: boolean; copy(): void } {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await toClipboard(text());
    setCopied(true);
    setTimeout(() => setCopied(false), SAID);
  };
  // Where the clipboard is locked, what is shown can still be selected.
  return { copied, copy: () => void copy().catch(() => undefined) };
}

/** Without TLS, as in a network at home, a page may only copy what is selected in it. */
async function toClipboard(text: string): Promise<void> {
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text);
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  // Behind an open dialog nothing can be selected.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- without TLS there is no other way
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  if (!done) throw new Error('the browser did not copy it');
}
