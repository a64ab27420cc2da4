import CheckIcon from '@mui/icons-material/CheckOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import styles from './Attention.module.css';
import type { AttentionRecord } from './NamesDialog.tsx';

const NamesDialog = lazyComponent(() => import('./NamesDialog.tsx'));

interface Props {
  count: number;
  /** Says what was counted, also if the count is 0. */
  text: string;
  /** The URL of a filtered list of the records. */
  path?: string | undefined;
  /** The records of a line without such a list. They open in a dialog. */
  records?: AttentionRecord[] | undefined;
}

/** A line with what was counted, which leads to the records. */
export function CountedLine({ count, text, path, records = [] }: Props) {
  const [isListed, setListed] = useState(false);
  const Icon = count ? WarningAmberIcon : CheckIcon;
  return (
    <li className={count ? '' : 'secondary'}>
      <Icon fontSize="small" className={count ? styles.warn : styles.ok} />
      {!count ? (
        <span>{text}</span>
      ) : path ? (
        <Link to={path}>{text}</Link>
      ) : (
        <TextButton
          variant="link"
          aria-haspopup="dialog"
          {...NamesDialog.preloadProps}
          onClick={() => setListed(true)}
        >
          {text}
        </TextButton>
      )}
      {isListed ? <NamesDialog title={text} records={records} onClose={() => setListed(false)} /> : null}
    </li>
  );
}
