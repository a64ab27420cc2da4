import CheckIcon from '@mui/icons-material/CheckOutlined';
import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { IconAction } from './IconAction.tsx';
import { useCopy } from './useCopy.ts';
import { useText } from './useText.ts';

/** Copies a text. The icon shows the success for two seconds. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const t = useText();
  const { copied, copy } = useCopy();
  const label = copied ? t('ui.copied') : t('ui.copy', { name });
  return (
    <IconAction small label={label} onClick={() => copy(text)}>
      {copied ? <CheckIcon fontSize="small" /> : <ContentCopyIcon fontSize="small" />}
    </IconAction>
  );
}
