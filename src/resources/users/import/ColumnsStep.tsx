import { useState } from 'react';
import { useInput } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { Form } from '../../../admin/index.ts';
import { formatCount } from '../../../ui/formats.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useLeaveGuard } from '../../../ui/unsaved/useLeaveGuard.ts';
import { useJoinNames } from '../../../ui/useJoinNames.ts';
import { useText } from '../../../ui/useText.ts';
import {
  IMPORT_FIELDS,
  importFieldLabel,
  matchColumns,
  REQUIRED_IMPORT_FIELDS,
  type ColumnMapping,
  type ImportField,
} from './columns.ts';
import styles from './import.module.css';
import type { ImportFile } from './readImportFile.ts';

interface Props {
  file: ImportFile;
  onNext(mapping: ColumnMapping): void;
  onChooseAnother(): void;
}

type ColumnValues = Record<ImportField, number | ''>;

const toValues = (mapping: ColumnMapping) =>
  Object.fromEntries(IMPORT_FIELDS.map(field => [field, mapping[field] ?? ''])) as ColumnValues;
const toMapping = (values: Partial<ColumnValues>): ColumnMapping =>
  Object.fromEntries(Object.entries(values).filter(([, column]) => column !== ''));

const validate = (values: Partial<ColumnValues>) =>
  Object.fromEntries(
    REQUIRED_IMPORT_FIELDS.filter(field => values[field] === '').map(field => [
      field,
      'userImport.columns.needed',
    ]),
  );

/** Assigns the columns of the file to the fields of a user; known headers are preselected. */
export function ColumnsStep({ file, onNext, onChooseAnother }: Props) {
  const t = useText();
  const [defaultValues] = useState(() => toValues(matchColumns(file.headers)));
  useLeaveGuard(true, false);
  return (
    <Form
      className={`panel panel-body ${styles.part}`}
      label={t('userImport.steps.columns')}
      noValidate
      defaultValues={defaultValues}
      validate={validate}
      onSubmit={(values: Partial<ColumnValues>) => onNext(toMapping(values))}
      warnWhenUnsavedChanges={false}
    >
      <p>
        {t('userImport.columns.text', {
          smart_count: file.rows.length,
          count: formatCount(file.rows.length),
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
      <ColumnNotes />
      <div className={styles.buttons}>
        <TextButton onClick={onChooseAnother}>{t('userImport.file.another')}</TextButton>
        <TextButton type="submit" variant="primary">
          {t('userImport.columns.next')}
        </TextButton>
      </div>
    </Form>
  );
}

const toColumn = (text: string) => (text === '' ? '' : Number(text));

/** Chooses a column, and shows its first value as an example. */
function ColumnInput({
  source,
  file: { headers: heads, rows },
}: Pick<Props, 'file'> & { source: ImportField }) {
  const t = useText();
  const { id, field, fieldState } = useInput({ source, parse: toColumn });
  const column = field.value as number | '';
  const example = column === '' ? '' : (rows.find(row => row[column])?.[column] ?? '');
  const columnName = (head: string, at: number) => {
    const name = t('userImport.columns.column', { at: at + 1 });
    if (!head) return name;
    return heads.indexOf(head) === heads.lastIndexOf(head)
      ? head.slice(0, 80)
      : `${head.slice(0, 80)} (${name})`;
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {t(importFieldLabel(source))}{' '}
        {REQUIRED_IMPORT_FIELDS.includes(source) ? <span className="required">*</span> : null}
      </label>
      <select id={id} className="input" aria-invalid={fieldState.invalid} {...field}>
        <option value="">{t('userImport.columns.none')}</option>
        {heads.map((head, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <option key={at} value={at}>
            {columnName(head, at)}
          </option>
        ))}
      </select>
      <span className={`hint ${styles.such}`}>
        {example && source !== 'password' ? t('userImport.columns.such', { text: example.slice(0, 60) }) : ''}
      </span>
    </div>
  );
}

/** Explains generated passwords, and lists required fields without a column. */
function ColumnNotes() {
  const t = useText();
  const formatList = useJoinNames();
  const { password } = useWatch<ColumnValues>();
  const { errors } = useFormState<ColumnValues>();
  const missing = REQUIRED_IMPORT_FIELDS.filter(field => errors[field]);
  return (
    <>
      {password === '' ? <p className="secondary">{t('userImport.columns.passwords')}</p> : null}
      {missing.length ? (
        <p className="field-error" role="alert">
          {t('userImport.columns.needed', {
            names: formatList(missing.map(field => t(importFieldLabel(field)))),
          })}
        </p>
      ) : null}
    </>
  );
}
