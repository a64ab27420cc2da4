import { useEffect, useState } from 'react';

/** Copies a text, or shows it selected. Resolves with whether it was copied. */
async function copyText(text: string): Promise<boolean> {
  try {
    // The clipboard requires https, and the browser may refuse access.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return (await import('./copyWithoutClipboard.ts')).copyWithoutClipboard(text);
  }
}

/** Copies texts. `copied` is true for two seconds after a success. */
export function useCopy() {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (text: string) => void copyText(text).then(setCopied, () => {});
  return { copied, copy };
}
