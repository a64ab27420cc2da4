import { useEffect, useState } from 'react';
import { copyText } from './copyText.ts';

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
