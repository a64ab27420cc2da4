import { useRecordContext } from '../../../admin/index.ts';
import { userName } from '../../../platform/userName.ts';
import { formatOptional } from '../../../ui/formats.ts';
import { useText } from '../../../ui/useText.ts';
import type { CheckedRow } from './assessRow.ts';
import { importFieldLabel, type UserField } from './columns.ts';
import styles from './import.module.css';

/** The verdict of a row whose email an existing user has: what it changes, with a checkbox, or that it changes nothing. */
export function ExistingUserVerdict({ select }: { select(isSelected: boolean): void }) {
  const t = useText();
  const { id: index, row, user, change, isSelected } = useRecordContext<CheckedRow>()!;
  const name = userName(user!);
  if (!change) return <span className="secondary">{t('userImport.existing.unchanged', { name })}</span>;
  const fields = Object.keys(change.after) as UserField[];
  return (
    <>
      <label className={styles.choice}>
        <input
          type="checkbox"
          className="checkbox"
          checked={isSelected}
          aria-label={t('userImport.existing.selectRow', { name, row: index + 2 })}
          aria-describedby={`import-change-${index}`}
          onChange={({ target }) => select(target.checked)}
        />
        {t('userImport.existing.select', { name })}
      </label>
      <ul id={`import-change-${index}`} className={styles.changes}>
        {fields.map(field => (
          <li key={field}>
            {t(importFieldLabel(field))}: <del>{formatOptional(change.before[field])}</del> →{' '}
            <ins>{change.after[field]}</ins>
          </li>
        ))}
        {change.assignment ? (
          <li>
            {t('userImport.existing.role', { role: row.role.trim(), application: row.application.trim() })}
          </li>
        ) : null}
      </ul>
    </>
  );
}
