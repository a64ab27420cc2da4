import { DOCUMENT_PARTS } from '../../../domain/documents/configs/storedParts.ts';
import { useText } from '../../../ui/useText.ts';
import type { ReplaceRow } from './replaceRow.ts';
import type { Replacing } from './startReplacing.ts';
import styles from './table.module.css';

interface Props {
  replacing: Replacing;
  /** The rows that are selected together. */
  rows: readonly ReplaceRow[];
  isRunning: boolean;
}

/** The head of the results, which selects all of them. */
export function ResultTableHead({ replacing, rows, isRunning }: Props) {
  const t = useText();
  const chosen = rows.filter(({ isChosen }) => isChosen).length;
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.tick} data-label={t('bulk.selectThese')}>
          <input
            type="checkbox"
            className="checkbox"
            aria-label={t('bulk.selectThese')}
            checked={chosen > 0 && chosen === rows.length}
            disabled={isRunning || !rows.length}
            ref={box => void (box && (box.indeterminate = chosen > 0 && chosen < rows.length))}
            onChange={() => replacing.choose(rows, chosen < rows.length)}
          />
        </th>
        <th scope="col">{t('replace.application')}</th>
        {DOCUMENT_PARTS.map(part => (
          <th key={part} scope="col" className={styles.number}>
            {t(`configs.ofApplication.${part}`)}
          </th>
        ))}
        <th scope="col" className={styles.number}>
          {t('replace.matches')}
        </th>
        <th scope="col">{t('replace.result')}</th>
        <th scope="col">
          <span className="visually-hidden">{t('list.actions')}</span>
        </th>
      </tr>
    </thead>
  );
}
