import { useRecordContext } from '../../../admin/index.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import { importFieldLabel, type ImportField, type ImportRow } from './columns.ts';
import styles from './import.module.css';
import type { RowProblems } from './validateRows.ts';

/** A row of the file as the record of a table row. */
export interface CheckedRow {
  /** The index of the row. */
  id: number;
  row: ImportRow;
  problems: RowProblems;
  /** Cells beyond the header, unless the user dropped them. */
  extraCells: readonly string[] | undefined;
  isValid: boolean;
}

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
}: Props) {
  const { id: index, row, problems, extraCells } = useRecordContext<CheckedRow>()!;
  const t = useText();
  return (
    <tr>
      <th scope="row" data-field={t('userImport.check.row')}>
        {index + 2}
      </th>
      <td className={problemTexts.length ? styles.wrong : styles.fine}>
        {problemTexts.length
          ? problemTexts.map(line => <div key={line}>{line}</div>)
          : t('userImport.check.ok')}
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
