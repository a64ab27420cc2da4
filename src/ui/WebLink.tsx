import OpenInNewIcon from '@mui/icons-material/OpenInNewOutlined';
import type { ReactNode } from 'react';
import { textIn } from '../platform/unchecked.ts';
import { isWebAddress } from '../platform/webAddress.ts';
import { EMPTY } from './formats.ts';
import { useText } from './useText.ts';

interface Props {
  /** Whatever came in its place. */
  address: unknown;
  className?: string;
  /** Where it is missing, the address itself. */
  children?: ReactNode;
}

/** An address of the web as a link that opens beside the console. What is no such address, such as a script, is text. */
export function WebLink({ address, className, children }: Props) {
  const t = useText();
  const text = textIn(address).trim();
  if (!isWebAddress(text)) return children ? null : text || EMPTY;
  return (
    <a className={className} href={text} target="_blank" rel="noreferrer">
      {children ?? text} <OpenInNewIcon fontSize="small" style={{ verticalAlign: '-2px' }} />
      <span className="visually-hidden"> ({t('ui.newTab')})</span>
    </a>
  );
}
