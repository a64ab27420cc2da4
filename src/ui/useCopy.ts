import { useEffect, useState } from 'react';

/** Copies a text, or shows it selected; answers whether it was copied. */
async function copyText(text: string): Promise<boolean> {
  try {
    // Browsers have a clipboard over https only, and may refuse it.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return (await import('./copyByHand.ts')).copyWithoutClipboard(text);
  }
}

/** Copies a text; `copied` for two seconds after it worked. */
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
