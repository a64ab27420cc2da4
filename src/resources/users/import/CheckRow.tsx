import { useRecordContext } from '../../../admin/index.ts';
import { userName } from '../../../platform/userName.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import type { CheckedRow } from './assessRow.ts';
import { importFieldLabel, type ImportField } from './columns.ts';
import { ExistingUserVerdict } from './ExistingUserVerdict.tsx';
import styles from './import.module.css';

interface Props {
  fields: readonly ImportField[];
  /** Why the row cannot be imported; empty if it can. */
  problemTexts: readonly string[];
  /** Whether all cells are inputs. */
  isEditable: boolean;
  /** Whether the row looks like text in another encoding. */
  isMisread: boolean;
  /** Imports the row without its cells beyond the header. */
  dropExtraCells(): void;
  change(field: ImportField, value: string): void;
  checkEmail(email: string): void;
  /** Selects the change of the existing user, or deselects it. */
  select(isSelected: boolean): void;
}

/** The row in the record context: its verdict and its cells, of which invalid ones can be corrected. */
export function CheckRow({
  fields,
  problemTexts,
  isEditable,
  isMisread,
  dropExtraCells,
  change,
  checkEmail,
  select,
}: Props) {
  const { id: index, row, problems, user, extraCells, verdict } = useRecordContext<CheckedRow>()!;
  const t = useText();
  return (
    <tr>
      <th scope="row" data-field={t('userImport.check.row')}>
        {index + 2}
      </th>
      <td className={{ invalid: styles.wrong, new: styles.fine, existing: undefined }[verdict]}>
        {problemTexts.map(line => (
          <div key={line}>{line}</div>
        ))}
        {verdict === 'new' ? t('userImport.check.ok') : null}
        {verdict === 'existing' ? <ExistingUserVerdict select={select} /> : null}
        {verdict === 'invalid' && user ? (
          <div className="secondary">{t('userImport.existing.correct', { name: userName(user) })}</div>
        ) : null}
        {extraCells ? (
          <TextButton small onClick={dropExtraCells}>
            {t('userImport.check.without')}
          </TextButton>
        ) : null}
        {isMisread ? <div className="secondary">{t('userImport.check.polish')}</div> : null}
      </td>
      {fields.map(field => (
        <td key={field} data-field={t(importFieldLabel(field))}>
          {problems[field] || isEditable ? (
            <input
              className="input small"
              type={field === 'password' ? 'password' : 'text'}
              autoComplete="off"
              aria-label={t('userImport.check.cell', { field: t(importFieldLabel(field)), row: index + 2 })}
              aria-invalid={problems[field] !== undefined}
              value={row[field]}
              onChange={({ target }) => change(field, target.value)}
              onBlur={field === 'email' ? ({ target }) => checkEmail(target.value) : undefined}
            />
          ) : field === 'password' ? (
            row.password && '••••••••'
          ) : (
            row[field]
          )}
        </td>
      ))}
    </tr>
  );
}
