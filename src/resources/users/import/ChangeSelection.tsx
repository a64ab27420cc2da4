import { formatCount, formatLength } from '../../../ui/formats.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import type { CheckedRow } from './assessRow.ts';
import styles from './import.module.css';

interface Props {
  /** The rows that could change their user. */
  rows: CheckedRow[];
  existingCount: number;
  selectAll(): void;
  selectNone(): void;
}

/** Says how many rows belong to existing users, and selects all of their changes or none. */
export function ChangeSelection({ rows, existingCount, selectAll, selectNone }: Props) {
  const t = useText();
  const selectedRows = rows.filter(({ isSelected }) => isSelected);
  return (
    <div className={styles.selection} role="group" aria-label={t('userImport.existing.title')}>
      <p>
        {t('userImport.existing.text', { smart_count: existingCount, count: formatCount(existingCount) })}
      </p>
      {rows.length ? (
        <>
          <span role="status" className="numbers">
            {t('userImport.existing.selected', {
              count: formatLength(selectedRows),
              total: formatLength(rows),
            })}
          </span>
          <TextButton small onClick={selectAll}>
            {t('bulk.selectThese')}
          </TextButton>
          <TextButton small onClick={selectNone}>
            {t('userImport.existing.none')}
          </TextButton>
        </>
      ) : null}
    </div>
  );
}
