import CheckIcon from '@mui/icons-material/CheckOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { useState } from 'react';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './Attention.module.css';
import { AttentionHead } from './AttentionHead.tsx';
import { AttentionLineRow } from './AttentionLineRow.tsx';
import { isUnread, useAttentionLines, type AttentionLine } from './useAttentionLines.ts';

const Checks = lazyComponent(() => import('./Checks.tsx'), ['attention', 'resources.users']);

/** What needs attention: a summary while the panel is closed, and a line for each check while it is open. */
export default function Attention() {
  const lines = useAttentionLines();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const toggle = () => {
    setOpen(!isOpen);
    setWasOpened(true);
  };
  return (
    <AttentionHead
      toggle={{ isOpen, onClick: toggle }}
      body={
        <>
          <ul className={styles.lines}>
            {lines.map(line => (
              <AttentionLineRow key={line.key} line={line} />
            ))}
          </ul>
          {wasOpened ? <Checks /> : null}
        </>
      }
    >
      {isOpen ? null : <Summary lines={lines} />}
    </AttentionHead>
  );
}

function Summary({ lines }: { lines: AttentionLine[] }) {
  const t = useText();
  const pending = lines.some(({ query }) => query.isPending);
  const unread = lines.filter(isUnread).length;
  const texts = [
    ...lines.flatMap(line => (line.query.data !== undefined && line.count ? line.text : [])),
    ...(unread ? [t('attention.unread', { smart_count: unread })] : []),
  ];
  if (pending && !texts.length) return <span className="skeleton" style={{ width: '40%' }} />;
  const Icon = texts.length ? WarningAmberIcon : CheckIcon;
  return (
    <p className={styles.summary}>
      <Icon fontSize="small" className={texts.length ? styles.warn : styles.ok} />
      <span>{texts.join(' · ') || t('attention.nothing')}</span>
    </p>
  );
}
