import { RecordsIterator } from '../../../admin/index.ts';
import { useText } from '../../../ui/useText.ts';
import type { CheckedRow } from './assessRow.ts';
import { CheckRow } from './CheckRow.tsx';
import { importFieldLabel, type ImportField } from './columns.ts';
import styles from './import.module.css';
import type { useCheckedRows } from './useCheckedRows.ts';

interface Props {
  fields: readonly ImportField[];
  /** The rows that look like text in another encoding. */
  misreadRows: ReadonlySet<number>;
  state: ReturnType<typeof useCheckedRows>;
  getProblemTexts(entry: CheckedRow): string[];
}

/** The rows of the list context with their verdicts. Invalid cells can be corrected, and changes of existing users selected. */
export function CheckTable({ fields, misreadRows, state, getProblemTexts }: Props) {
  const t = useText();
  const { checks, editedRows, change, dropExtraCells, select } = state;
  return (
    <div className={styles.frame} role="region" aria-label={t('userImport.check.filter')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('userImport.check.row')}</th>
            <th scope="col">{t('userImport.check.verdict')}</th>
            {fields.map(field => (
              <th key={field} scope="col">
                {t(importFieldLabel(field))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <RecordsIterator<CheckedRow>
            render={entry => (
              <CheckRow
                fields={fields}
                problemTexts={getProblemTexts(entry)}
                isEditable={editedRows.has(entry.id) || entry.extraCells !== undefined}
                isMisread={misreadRows.has(entry.id)}
                dropExtraCells={() => dropExtraCells(entry.id)}
                change={(field, value) => change(entry.id, field, value)}
                checkEmail={email => void checks.check([email])}
                select={isSelected => select(entry.id, isSelected)}
              />
            )}
          />
        </tbody>
      </table>
    </div>
  );
}
