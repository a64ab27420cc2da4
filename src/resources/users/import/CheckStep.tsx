import { useMemo, useState } from 'react';
import { EmbeddedList, EmbeddedPagination, RecordsIterator } from '../../../admin/index.ts';
import { useConfirm } from '../../../ui/dialog/ConfirmProvider.tsx';
import { FailedState } from '../../../ui/failure/FailedState.tsx';
import { formatCount, formatLength } from '../../../ui/formats.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useLeaveGuard } from '../../../ui/unsaved/useLeaveGuard.ts';
import { useText } from '../../../ui/useText.ts';
import { CheckRow, type CheckedRow } from './CheckRow.tsx';
import {
  cleanCell,
  IMPORT_FIELDS,
  importFieldLabel,
  type ColumnMapping,
  type ImportField,
  type ImportRow,
} from './columns.ts';
import { EmailCheckState } from './EmailCheckState.tsx';
import styles from './import.module.css';
import { misreadPolish } from './misreadPolish.ts';
import type { ImportFile } from './readImportFile.ts';
import { saveImportRows } from './saveImportRows.ts';
import { useEmailChecks } from './useEmailChecks.ts';
import { useKnownNames } from './useKnownNames.ts';
import { isValidRow, validateRows } from './validateRows.ts';

const PAGE_SIZE = 24;

interface Props {
  file: ImportFile;
  initialRows: ImportRow[];
  mapping: ColumnMapping;
  onBack(): void;
  onStart(rows: ImportRow[], rejected: { row: ImportRow; reason: string }[]): void;
}

/** Validates all rows before any user is created; invalid cells are corrected in the table. */
export function CheckStep({ file, initialRows, mapping, onBack, onStart }: Props) {
  const t = useText();
  const confirmDialog = useConfirm();
  const [rows, setRows] = useState(initialRows);
  const [filter, setFilter] = useState<'all' | 'wrong' | 'fine'>('all');
  const [initialEmails] = useState(() => initialRows.map(({ email }) => email));
  const checks = useEmailChecks(initialEmails);
  // A row keeps its inputs and its place in the filter once it was edited.
  const [editedRows, setEditedRows] = useState<ReadonlySet<number>>(new Set());
  useLeaveGuard(true, false);

  const withRoles = rows.some(({ role, application }) => role || application);
  const { roleList, applicationList, knownNames } = useKnownNames(withRoles);
  const problems = useMemo(
    () => validateRows(rows, knownNames, checks.taken),
    [rows, knownNames, checks.taken],
  );
  const [dropped, setDropped] = useState<ReadonlySet<number>>(new Set());
  const misread = useMemo(() => misreadPolish(file), [file]);
  const checkedRows = rows.map((row, at): CheckedRow => {
    const beyond = dropped.has(at) ? undefined : file.extraCells.get(at);
    return {
      id: at,
      row,
      problems: problems[at]!,
      extraCells: beyond,
      isValid: isValidRow(problems[at]!) && !beyond,
    };
  });
  const validRows = checkedRows.filter(entry => entry.isValid);
  const invalidRows = checkedRows.filter(entry => !entry.isValid);
  const visibleRows = {
    all: checkedRows,
    fine: validRows,
    wrong: checkedRows.filter(entry => !entry.isValid || editedRows.has(entry.id)),
  }[filter];
  const checking = checks.done < checks.total;
  const failed = roleList.query.error ?? applicationList.query.error;
  const isLoading = checking || (withRoles && !knownNames);
  // A field without a column is shown if a row has a problem with it.
  const isVisible = (field: ImportField) =>
    mapping[field] !== undefined || problems.some(of => of[field]) || rows.some(row => row[field]);
  const fields = IMPORT_FIELDS.filter(field => field !== 'password' && isVisible(field));
  if (mapping.password !== undefined) fields.push('password');

  const reason = ({ problems: of, extraCells: beyond }: CheckedRow) => [
    ...IMPORT_FIELDS.flatMap(field => (of[field] ? [`${t(importFieldLabel(field))}: ${t(of[field])}`] : [])),
    ...(beyond ? [t('userImport.check.beyond', { cells: beyond.join(' · ') })] : []),
  ];
  const markEdited = (at: number) => setEditedRows(before => new Set(before).add(at));
  const dropBeyond = (at: number) => {
    markEdited(at);
    setDropped(before => new Set(before).add(at));
  };
  const change = (at: number, field: ImportField, value: string) => {
    markEdited(at);
    setRows(before =>
      before.map((row, place) => (place === at ? { ...row, [field]: cleanCell(field, value) } : row)),
    );
  };
  const confirmStart = async () => {
    const roleCount = validRows.filter(({ row }) => row.role).length;
    const text = [
      t('userImport.check.mails'),
      roleCount ? t('userImport.check.roles', { smart_count: roleCount, count: formatCount(roleCount) }) : '',
      invalidRows.length
        ? t('userImport.check.left', {
            smart_count: invalidRows.length,
            count: formatLength(invalidRows),
          })
        : '',
    ];
    const numbers = { smart_count: validRows.length, count: formatLength(validRows) };
    if (
      await confirmDialog({
        title: t('userImport.check.ask', numbers),
        text: text.filter(Boolean).join(' '),
        confirmLabel: t('userImport.check.start', numbers),
      })
    )
      onStart(
        validRows.map(({ row }) => row),
        invalidRows.map(entry => ({ row: entry.row, reason: reason(entry).join(' ') })),
      );
  };
  const options = [
    ['all', t('ui.all', { count: formatLength(checkedRows) })],
    ['wrong', t('userImport.check.wrong', { count: formatLength(invalidRows) })],
    ['fine', t('userImport.check.fine', { smart_count: validRows.length, count: formatLength(validRows) })],
  ] as const;
  return (
    <EmbeddedList records={visibleRows} addressPrefix="row" perPage={PAGE_SIZE}>
      <div className="stack">
        <section className="panel" aria-label={t('userImport.steps.check')} aria-busy={isLoading}>
          <div className={`panel-head ${styles.head}`}>
            <h2>{file.name}</h2>
            <div className="segments" role="group" aria-label={t('userImport.check.filter')}>
              {options.map(([value, label]) => (
                <button
                  key={value}
                  type="button"
                  aria-pressed={filter === value}
                  onClick={() => setFilter(value)}
                >
                  {label}
                </button>
              ))}
            </div>
            {invalidRows.length ? (
              <TextButton
                small
                onClick={() =>
                  void saveImportRows(
                    'users-problems.csv',
                    t,
                    invalidRows.map(entry => ({ row: entry.row, reason: reason(entry).join(' ') })),
                  )
                }
              >
                {t('userImport.check.save')}
              </TextButton>
            ) : null}
          </div>
          <EmailCheckState checks={checks} />
          {failed && !knownNames ? (
            <FailedState
              error={failed}
              loadError="userImport.check.namesFailed"
              retry={() => {
                void roleList.query.refetch();
                void applicationList.query.refetch();
              }}
            />
          ) : null}
          {visibleRows.length ? (
            <div
              className={styles.frame}
              role="region"
              aria-label={t('userImport.check.filter')}
              tabIndex={0}
            >
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
                        problemTexts={reason(entry)}
                        isEditable={editedRows.has(entry.id) || entry.extraCells !== undefined}
                        isMisread={misread.has(entry.id)}
                        dropExtraCells={() => dropBeyond(entry.id)}
                        change={(field, value) => change(entry.id, field, value)}
                        checkEmail={email => void checks.check([email])}
                      />
                    )}
                  />
                </tbody>
              </table>
            </div>
          ) : (
            <p className="panel-body secondary">
              {t(filter === 'wrong' ? 'userImport.check.none' : 'userImport.check.noneFine')}
            </p>
          )}
        </section>
        <EmbeddedPagination />
        <div className={styles.buttons}>
          <TextButton onClick={onBack}>{t('userImport.check.back')}</TextButton>
          <TextButton
            variant="primary"
            disabled={isLoading || !validRows.length}
            onClick={() => void confirmStart()}
          >
            {validRows.length
              ? t('userImport.check.start', {
                  smart_count: validRows.length,
                  count: formatLength(validRows),
                })
              : t('userImport.check.nobody')}
          </TextButton>
        </div>
      </div>
    </EmbeddedList>
  );
}
