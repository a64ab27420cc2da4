import { useRecordContext } from '../../../admin/index.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import { labelOf, type ImportField, type ImportRow } from './columns.ts';
import styles from './import.module.css';
import type { RowProblems } from './verdicts.ts';

/** A row of the file as the record of a table row. */
export interface CheckedRow {
  /** The index of the row. */
  id: number;
  row: ImportRow;
  problems: RowProblems;
  /** Its cells beyond the header, unless they are left out. */
  beyond: readonly string[] | undefined;
  isFine: boolean;
}

interface Props {
  fields: readonly ImportField[];
  /** Why the row cannot be created, in words; empty where it can. */
  why: readonly string[];
  /** All its cells are inputs. */
  isOpen: boolean;
  /** It looks like text of another encoding. */
  isMisread: boolean;
  /** Imports the row without its cells beyond the header. */
  dropBeyond(): void;
  change(field: ImportField, value: string): void;
  checkEmail(email: string): void;
}

/** The row of the file in context: whether a user can be created from it, and its cells, which can be corrected. */
export function CheckRow({ fields, why, isOpen, isMisread, dropBeyond, change, checkEmail }: Props) {
  const { id: at, row, problems, beyond } = useRecordContext<CheckedRow>()!;
  const t = useText();
  return (
    <tr>
      <th scope="row" data-field={t('userImport.check.row')}>
        {at + 2}
      </th>
      <td className={why.length ? styles.wrong : styles.fine}>
        {why.length ? why.map(line => <div key={line}>{line}</div>) : t('userImport.check.ok')}
        {beyond ? (
          <TextButton small onClick={dropBeyond}>
            {t('userImport.check.without')}
          </TextButton>
        ) : null}
        {isMisread ? <div className="secondary">{t('userImport.check.polish')}</div> : null}
      </td>
      {fields.map(field => (
        <td key={field} data-field={t(labelOf(field))}>
          {problems[field] || isOpen ? (
            <input
              className="input small"
              type={field === 'password' ? 'password' : 'text'}
              autoComplete="off"
              aria-label={t('userImport.check.cell', { field: t(labelOf(field)), row: at + 2 })}
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
