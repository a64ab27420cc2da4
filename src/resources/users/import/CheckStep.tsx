import { useMemo, useState } from 'react';
import { EmbeddedList, EmbeddedPagination } from '../../../admin/index.ts';
import { useConfirm } from '../../../ui/dialog/ConfirmProvider.tsx';
import { FailedState } from '../../../ui/failure/FailedState.tsx';
import { formatLength } from '../../../ui/formats.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useLeaveGuard } from '../../../ui/unsaved/useLeaveGuard.ts';
import { useText } from '../../../ui/useText.ts';
import type { CheckedRow } from './assessRow.ts';
import { ChangeSelection } from './ChangeSelection.tsx';
import { CheckTable } from './CheckTable.tsx';
import {
  IMPORT_FIELDS,
  importFieldLabel,
  type ColumnMapping,
  type ImportField,
  type ImportRow,
} from './columns.ts';
import { EmailCheckState } from './EmailCheckState.tsx';
import styles from './import.module.css';
import { misreadPolish } from './misreadPolish.ts';
import type { RowPlan } from './planUserChange.ts';
import type { ImportFile } from './readImportFile.ts';
import { saveImportRows } from './saveImportRows.ts';
import { useCheckedRows } from './useCheckedRows.ts';
import { useStartTexts } from './useStartTexts.ts';

const PAGE_SIZE = 24;

export interface CheckedImport {
  rows: ImportRow[];
  /** What happens with each of the rows. */
  plans: RowPlan[];
  /** Rows with problems, which are left out. */
  rejected: { row: ImportRow; reason: string }[];
}

interface Props {
  file: ImportFile;
  initialRows: ImportRow[];
  mapping: ColumnMapping;
  onBack(): void;
  onStart(checked: CheckedImport): void;
}

const toPlan = ({ verdict, change, isSelected }: CheckedRow): RowPlan =>
  verdict === 'new' ? 'create' : !change ? 'unchanged' : isSelected ? change : 'notSelected';

/** Validates all rows before any user is created or changed; invalid cells are corrected in the table. */
export function CheckStep({ file, initialRows, mapping, onBack, onStart }: Props) {
  const t = useText();
  const confirmDialog = useConfirm();
  const [filter, setFilter] = useState<'all' | CheckedRow['verdict']>('all');
  const state = useCheckedRows(file, initialRows);
  const { rows, checks, checkedRows, changeableRows, editedRows, isLoading, namesError } = state;
  useLeaveGuard(true, false);

  const misread = useMemo(() => misreadPolish(file), [file]);
  const rowsWith = (verdict: CheckedRow['verdict']) => checkedRows.filter(entry => entry.verdict === verdict);
  const [newRows, invalidRows, existingRows] = [rowsWith('new'), rowsWith('invalid'), rowsWith('existing')];
  const selectedRows = changeableRows.filter(({ isSelected }) => isSelected);
  const visibleRows = {
    all: checkedRows,
    new: newRows,
    existing: existingRows,
    invalid: checkedRows.filter(entry => entry.verdict === 'invalid' || editedRows.has(entry.id)),
  }[filter];
  // A field without a column is shown if a row has a problem with it.
  const isVisible = (field: ImportField) =>
    mapping[field] !== undefined ||
    checkedRows.some(({ problems }) => problems[field]) ||
    rows.some(row => row[field]);
  const fields = IMPORT_FIELDS.filter(field => field !== 'password' && isVisible(field));
  if (mapping.password !== undefined) fields.push('password');

  const getProblemTexts = ({ problems, extraCells }: CheckedRow) => [
    ...IMPORT_FIELDS.flatMap(field =>
      problems[field] ? [`${t(importFieldLabel(field))}: ${t(problems[field])}`] : [],
    ),
    ...(extraCells ? [t('userImport.check.beyond', { cells: extraCells.join(' · ') })] : []),
  ];
  const rejected = () =>
    invalidRows.map(entry => ({ row: entry.row, reason: getProblemTexts(entry).join(' ') }));
  const texts = useStartTexts({ newRows, selectedRows, changeableRows, invalidRows });
  const confirmStart = async () => {
    const confirmed = await confirmDialog({
      title: texts.title,
      text: texts.text,
      confirmLabel: texts.start,
    });
    if (!confirmed) return;
    const started = checkedRows.filter(({ verdict }) => verdict !== 'invalid');
    onStart({ rows: started.map(({ row }) => row), plans: started.map(toPlan), rejected: rejected() });
  };
  const options = [
    ['all', t('ui.all', { count: formatLength(checkedRows) })],
    ['invalid', t('userImport.check.wrong', { count: formatLength(invalidRows) })],
    ['new', t('userImport.check.fine', { smart_count: newRows.length, count: formatLength(newRows) })],
    ...(existingRows.length
      ? [['existing', t('userImport.existing.filter', { count: formatLength(existingRows) })] as const]
      : []),
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
              <TextButton small onClick={() => void saveImportRows('users-problems.csv', t, rejected())}>
                {t('userImport.check.save')}
              </TextButton>
            ) : null}
          </div>
          <EmailCheckState checks={checks} />
          {namesError ? (
            <FailedState
              error={namesError}
              loadError="userImport.check.namesFailed"
              retry={state.refetchNames}
            />
          ) : null}
          {existingRows.length ? (
            <ChangeSelection
              rows={changeableRows}
              existingCount={existingRows.length}
              selectAll={state.selectAll}
              selectNone={state.selectNone}
            />
          ) : null}
          {visibleRows.length ? (
            <CheckTable
              fields={fields}
              misreadRows={misread}
              state={state}
              getProblemTexts={getProblemTexts}
            />
          ) : (
            <p className="panel-body secondary">
              {t(filter === 'invalid' ? 'userImport.check.none' : 'userImport.check.noneFine')}
            </p>
          )}
        </section>
        <EmbeddedPagination />
        <div className={styles.buttons}>
          <TextButton onClick={onBack}>{t('userImport.check.back')}</TextButton>
          <TextButton
            variant="primary"
            disabled={isLoading || !(newRows.length + selectedRows.length)}
            onClick={() => void confirmStart()}
          >
            {texts.start}
          </TextButton>
        </div>
      </div>
    </EmbeddedList>
  );
}
