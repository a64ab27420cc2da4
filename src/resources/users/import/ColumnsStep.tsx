import { useState } from 'react';
import { useInput } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { Form } from '../../../admin/index.ts';
import { count } from '../../../ui/formats.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useLeaveGuard } from '../../../ui/unsaved/useLeaveGuard.ts';
import { useListed } from '../../../ui/useListed.ts';
import { useText } from '../../../ui/useText.ts';
import { IMPORT_FIELDS, knownColumns, labelOf, NEEDED, type ImportField, type Mapping } from './columns.ts';
import styles from './import.module.css';
import type { ReadFile } from './readFile.ts';

interface Props {
  file: ReadFile;
  next(mapping: Mapping): void;
  another(): void;
}

type Values = Record<ImportField, number | ''>;

const valuesOf = (mapping: Mapping) =>
  Object.fromEntries(IMPORT_FIELDS.map(field => [field, mapping[field] ?? ''])) as Values;
const mappingOf = (values: Partial<Values>): Mapping =>
  Object.fromEntries(Object.entries(values).filter(([, column]) => column !== ''));

const validate = (values: Partial<Values>) =>
  Object.fromEntries(
    NEEDED.filter(field => values[field] === '').map(field => [field, 'userImport.columns.needed']),
  );

/** Assigns the columns of the file to the fields of a user; known heads are found. */
export function ColumnsStep({ file, next, another }: Props) {
  const t = useText();
  const [defaultValues] = useState(() => valuesOf(knownColumns(file.heads)));
  useLeaveGuard(true, false);
  return (
    <Form
      className={`panel panel-body ${styles.part}`}
      label={t('userImport.steps.columns')}
      noValidate
      defaultValues={defaultValues}
      validate={validate}
      onSubmit={(values: Partial<Values>) => next(mappingOf(values))}
      warnWhenUnsavedChanges={false}
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
        {IMPORT_FIELDS.map(field => (
          <ColumnInput key={field} source={field} file={file} />
        ))}
      </div>
      <Notes />
      <div className={styles.buttons}>
        <TextButton onClick={another}>{t('userImport.file.another')}</TextButton>
        <TextButton type="submit" variant="primary">
          {t('userImport.columns.next')}
        </TextButton>
      </div>
    </Form>
  );
}

const toColumn = (text: string) => (text === '' ? '' : Number(text));

/** Chooses a column, and shows the first text in it. */
function ColumnInput({ source, file: { heads, rows } }: Pick<Props, 'file'> & { source: ImportField }) {
  const t = useText();
  const { id, field, fieldState } = useInput({ source, parse: toColumn });
  const column = field.value as number | '';
  const example = column === '' ? '' : (rows.find(row => row[column])?.[column] ?? '');
  const nameOf = (head: string, at: number) => {
    const name = t('userImport.columns.column', { at: at + 1 });
    if (!head) return name;
    return heads.indexOf(head) === heads.lastIndexOf(head)
      ? head.slice(0, 80)
      : `${head.slice(0, 80)} (${name})`;
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {t(labelOf(source))} {NEEDED.includes(source) ? <span className="required">*</span> : null}
      </label>
      <select id={id} className="input" aria-invalid={fieldState.invalid} {...field}>
        <option value="">{t('userImport.columns.none')}</option>
        {heads.map((head, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <option key={at} value={at}>
            {nameOf(head, at)}
          </option>
        ))}
      </select>
      <span className={`hint ${styles.such}`}>
        {example && source !== 'password' ? t('userImport.columns.such', { text: example.slice(0, 60) }) : ''}
      </span>
    </div>
  );
}

/** What the choice of columns leads to, and which columns are missing. */
function Notes() {
  const t = useText();
  const listed = useListed();
  const { password } = useWatch<Values>();
  const { errors } = useFormState<Values>();
  const missing = NEEDED.filter(field => errors[field]);
  return (
    <>
      {password === '' ? <p className="secondary">{t('userImport.columns.passwords')}</p> : null}
      {missing.length ? (
        <p className="field-error" role="alert">
          {t('userImport.columns.needed', {
            names: listed(missing.map(field => t(labelOf(field)))),
          })}
        </p>
      ) : null}
    </>
  );
}
