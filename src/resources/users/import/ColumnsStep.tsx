import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { count } from '../../../ui/formats.ts';
import { useLeaveGuard } from '../../../ui/unsaved/useLeaveGuard.ts';
import { useListed } from '../../../ui/useListed.ts';
import { useText } from '../../../ui/useText.ts';
import { FIELDS, knownColumns, NEEDED, type ImportField, type Mapping } from './columns.ts';
import styles from './import.module.css';
import type { ReadFile } from './readFile.ts';

interface Props {
  file: ReadFile;
  next(mapping: Mapping): void;
  another(): void;
}

/** Which column of the file is what; known heads are found. */
export function ColumnsStep({ file, next, another }: Props) {
  const t = useText();
  const listed = useListed();
  const id = useId();
  const [mapping, setMapping] = useState(() => knownColumns(file.heads));
  const [tried, setTried] = useState(false);
  useLeaveGuard(true, false);
  const missing = NEEDED.filter(field => mapping[field] === undefined);
  const choose = (field: ImportField, value: string) => {
    const { [field]: _, ...rest } = mapping;
    setMapping(value === '' ? rest : { ...rest, [field]: Number(value) });
  };
  const nameOf = (head: string, at: number) => {
    const column = t('userImport.columns.column', { at: at + 1 });
    if (!head) return column;
    return file.heads.indexOf(head) === file.heads.lastIndexOf(head)
      ? head.slice(0, 80)
      : `${head.slice(0, 80)} (${column})`;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!missing.length) next(mapping);
  };
  return (
    <form
      className={`panel panel-body ${styles.part}`}
      aria-label={t('userImport.steps.columns')}
      noValidate
      onSubmit={submit}
    >
      <p>
        {t('userImport.columns.text', {
          smart_count: file.rows.length,
          count: count(file.rows.length),
          name: file.name,
        })}
      </p>
      {file.encoding === 'windows-1252' ? (
        <p className="note warn">{t('userImport.file.encoding', { name: file.name })}</p>
      ) : null}
      <div className={styles.fields}>
        {FIELDS.map(field => {
          const at = mapping[field];
          const example = at === undefined ? '' : (file.rows.find(row => row[at])?.[at] ?? '');
          return (
            <div key={field} className="field">
              <label htmlFor={`${id}${field}`}>
                {t(`userImport.fields.${field}`)}{' '}
                {NEEDED.includes(field) ? <span className="required">*</span> : null}
              </label>
              <select
                id={`${id}${field}`}
                className="input"
                value={at ?? ''}
                aria-invalid={tried && missing.includes(field)}
                onChange={({ target }) => choose(field, target.value)}
              >
                <option value="">{t('userImport.columns.none')}</option>
                {file.heads.map((head, column) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <option key={column} value={column}>
                    {nameOf(head, column)}
                  </option>
                ))}
              </select>
              <span className={`hint ${styles.such}`}>
                {example && field !== 'password'
                  ? t('userImport.columns.such', { text: example.slice(0, 60) })
                  : ''}
              </span>
            </div>
          );
        })}
      </div>
      {mapping.password === undefined ? (
        <p className="secondary">{t('userImport.columns.passwords')}</p>
      ) : null}
      {tried && missing.length ? (
        <p className="field-error" role="alert">
          {t('userImport.columns.needed', {
            names: listed(missing.map(field => t(`userImport.fields.${field}`))),
          })}
        </p>
      ) : null}
      <div className={styles.buttons}>
        <Button onClick={another}>{t('userImport.file.another')}</Button>
        <Button type="submit" variant="primary">
          {t('userImport.columns.next')}
        </Button>
      </div>
    </form>
  );
}
