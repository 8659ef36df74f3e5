import { useState } from 'react';

/** How long it is said that something was copied. */
const SAID = 2500;

export function useCopy(text: () => string): { readonly copied: boolean; copy(): void } {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text());
    setCopied(true);
    setTimeout(() => setCopied(false), SAID);
  };
  // Where the clipboard is locked, what is shown can still be selected.
  return { copied, copy: () => void copy().catch(() => undefined) };
}
