import CheckIcon from '@mui/icons-material/CheckOutlined';
import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { useEffect, useState } from 'react';
import { IconButton } from './IconButton.tsx';
import { useText } from './useText.ts';

/** Copies a text; the sign of success stays for two seconds. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const t = useText();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const label = copied ? t('ui.copied') : t('ui.copy', { name });
  return (
    <IconButton small label={label} onClick={() => navigator.clipboard?.writeText(text).then(() => setCopied(true), () => {})}>
      {copied ? <CheckIcon fontSize="small" /> : <ContentCopyIcon fontSize="small" />}
    </IconButton>
  );
}
