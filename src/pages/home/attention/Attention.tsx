import CheckIcon from '@mui/icons-material/CheckOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './Attention.module.css';
import { AttentionLineRow } from './AttentionLineRow.tsx';
import { isUnread, useAttentionLines, type AttentionLine } from './useAttentionLines.ts';

const Checks = lazyComponent(() => import('./Checks.tsx'), ['attention', 'resources.users']);

interface Props {
  bodyId: string;
  isOpen: boolean;
  /** The checks on request stay when the panel is closed again. */
  wasOpened: boolean;
}

/** A summary while the panel is closed; open, a line for each check, and the checks on request. */
export default function Attention({ bodyId, isOpen, wasOpened }: Props) {
  const lines = useAttentionLines();
  return (
    <>
      {isOpen ? null : <Summary lines={lines} />}
      <div id={bodyId} className={styles.body} hidden={!isOpen}>
        <ul className={styles.lines}>
          {lines.map(line => (
            <AttentionLineRow key={line.key} line={line} />
          ))}
        </ul>
        {wasOpened ? <Checks /> : null}
      </div>
    </>
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
