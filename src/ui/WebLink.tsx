import OpenInNewIcon from '@mui/icons-material/OpenInNewOutlined';
import type { ReactNode } from 'react';
import { isHttpUrl } from '../platform/isHttpUrl.ts';
import { textIn } from '../platform/unchecked.ts';
import { EMPTY } from './formats.ts';
import { useText } from './useText.ts';

interface Props {
  /** An unchecked value. */
  address: unknown;
  className?: string;
  /** Replaces the URL as the text of the link. */
  children?: ReactNode;
}

/** Opens a web URL in a new tab. Any other value, such as a script URL, is shown as text. */
export function WebLink({ address, className, children }: Props) {
  const t = useText();
  const text = textIn(address).trim();
  if (!isHttpUrl(text)) return children ? null : text || EMPTY;
  return (
    <a className={className} href={text} target="_blank" rel="noreferrer">
      {children ?? text} <OpenInNewIcon fontSize="small" style={{ verticalAlign: '-2px' }} />
      <span className="visually-hidden"> ({t('ui.newTab')})</span>
    </a>
  );
}
