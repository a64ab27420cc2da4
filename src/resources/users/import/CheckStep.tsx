import { useMemo, useState } from 'react';
import { RecordsIterator, SmallList, SmallPagination } from '../../../admin/index.ts';
import { useCan } from '../../../auth/AccessProvider.tsx';
import { useAdministered } from '../../../auth/useAdministered.ts';
import { referenceId } from '../../../data/dialect.ts';
import { useEndpointList } from '../../../data/useEndpointList.ts';
import { applicationName } from '../../../domain/people/byApplication.ts';
import { allApplications } from '../../../domain/people/useNames.ts';
import { applications } from '../../../platform/applications.ts';
import { roles } from '../../../platform/roles.ts';
import { useConfirm } from '../../../ui/dialog/ConfirmProvider.tsx';
import { FailedState } from '../../../ui/failure/FailedState.tsx';
import { count } from '../../../ui/formats.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useLeaveGuard } from '../../../ui/unsaved/useLeaveGuard.ts';
import { useText } from '../../../ui/useText.ts';
import { CheckRow, type CheckedRow } from './CheckRow.tsx';
import { cellOf, IMPORT_FIELDS, labelOf, type ImportField, type ImportRow, type Mapping } from './columns.ts';
import styles from './import.module.css';
import { misreadPolish } from './polish.ts';
import type { ReadFile } from './readFile.ts';
import { saveRows } from './saveRows.ts';
import { useEmailChecks } from './useEmailChecks.ts';
import { idsByName, isFine, verdicts, type KnownNames } from './verdicts.ts';

const PAGE_SIZE = 24;
const whole = { query: { page: 1, pageSize: 0 } };

interface Props {
  file: ReadFile;
  first: ImportRow[];
  mapping: Mapping;
  back(): void;
  start(rows: ImportRow[], left: { row: ImportRow; why: string }[]): void;
}

/** Every row with its verdict, before anybody is created; what is wrong is set right in its place. */
export function CheckStep({ file, first, mapping, back, start }: Props) {
  const t = useText();
  const confirm = useConfirm();
  const givesAdmin = useCan()({ action: 'manageAdmin', resource: 'roles' });
  const own = useAdministered();
  const [rows, setRows] = useState(first);
  const [shown, setShown] = useState<'all' | 'wrong' | 'fine'>('all');
  const [firstEmails] = useState(() => first.map(({ email }) => email));
  const checks = useEmailChecks(firstEmails);
  // Rows that once had a problem keep their inputs while they are set right.
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  useLeaveGuard(true, false);

  const withRoles = rows.some(({ role, application }) => role || application);
  const roleList = useEndpointList(roles.list, whole, { enabled: withRoles });
  const applicationList = useEndpointList(applications.list, allApplications, { enabled: withRoles });
  const known = useMemo<KnownNames | undefined>(
    () =>
      roleList.asked.data && applicationList.asked.data
        ? {
            roles: idsByName(
              roleList.rows.map(role => ({ name: String(role.roleName ?? ''), id: referenceId(role) })),
            ),
            applications: idsByName(
              applicationList.rows
                .filter(row => !own || own.has(referenceId(row)))
                .map(row => ({ name: applicationName(row), id: referenceId(row) })),
            ),
            givesAdmin,
          }
        : undefined,
    [roleList.asked.data, roleList.rows, applicationList.asked.data, applicationList.rows, own, givesAdmin],
  );
  const problems = useMemo(() => verdicts(rows, known, checks.taken), [rows, known, checks.taken]);
  const [dropped, setDropped] = useState<ReadonlySet<number>>(new Set());
  const misread = useMemo(() => misreadPolish(file), [file]);
  const all = rows.map((row, at): CheckedRow => {
    const beyond = dropped.has(at) ? undefined : file.beyond.get(at);
    return { id: at, row, problems: problems[at]!, beyond, isFine: isFine(problems[at]!) && !beyond };
  });
  const fine = all.filter(entry => entry.isFine);
  const wrong = all.filter(entry => !entry.isFine);
  const kept = { all, fine, wrong: all.filter(entry => !entry.isFine || opened.has(entry.id)) }[shown];
  const checking = checks.done < checks.total;
  const failed = roleList.asked.error ?? applicationList.asked.error;
  const awaited = checking || (withRoles && !known);
  // A field that no column was chosen for is shown where a row lacks it.
  const isShown = (field: ImportField) =>
    mapping[field] !== undefined || problems.some(of => of[field]) || rows.some(row => row[field]);
  const fields = IMPORT_FIELDS.filter(field => field !== 'password' && isShown(field));
  if (mapping.password !== undefined) fields.push('password');

  const why = ({ problems: of, beyond }: CheckedRow) => [
    ...IMPORT_FIELDS.flatMap(field => (of[field] ? [`${t(labelOf(field))}: ${t(of[field])}`] : [])),
    ...(beyond ? [t('userImport.check.beyond', { cells: beyond.join(' · ') })] : []),
  ];
  const open = (at: number) => setOpened(before => new Set(before).add(at));
  const dropBeyond = (at: number) => {
    open(at);
    setDropped(before => new Set(before).add(at));
  };
  const change = (at: number, field: ImportField, value: string) => {
    open(at);
    setRows(before =>
      before.map((row, place) => (place === at ? { ...row, [field]: cellOf(field, value) } : row)),
    );
  };
  const begin = async () => {
    const given = fine.filter(({ row }) => row.role).length;
    const text = [
      t('userImport.check.mails'),
      given ? t('userImport.check.roles', { smart_count: given, count: count(given) }) : '',
      wrong.length
        ? t('userImport.check.left', { smart_count: wrong.length, count: count(wrong.length) })
        : '',
    ];
    const numbers = { smart_count: fine.length, count: count(fine.length) };
    if (
      await confirm({
        title: t('userImport.check.ask', numbers),
        text: text.filter(Boolean).join(' '),
        confirm: t('userImport.check.start', numbers),
      })
    )
      start(
        fine.map(({ row }) => row),
        wrong.map(entry => ({ row: entry.row, why: why(entry).join(' ') })),
      );
  };
  const options = [
    ['all', t('ui.all', { count: count(all.length) })],
    ['wrong', t('userImport.check.wrong', { count: count(wrong.length) })],
    ['fine', t('userImport.check.fine', { smart_count: fine.length, count: count(fine.length) })],
  ] as const;
  return (
    <SmallList records={kept} addressPrefix="row" perPage={PAGE_SIZE}>
      <div className="stack">
        <section className="panel" aria-label={t('userImport.steps.check')} aria-busy={awaited}>
          <div className={`panel-head ${styles.head}`}>
            <h2>{file.name}</h2>
            <div className="segments" role="group" aria-label={t('userImport.check.filter')}>
              {options.map(([value, label]) => (
                <button
                  key={value}
                  type="button"
                  aria-pressed={shown === value}
                  onClick={() => setShown(value)}
                >
                  {label}
                </button>
              ))}
            </div>
            {wrong.length ? (
              <TextButton
                small
                onClick={() =>
                  void saveRows(
                    'users-problems.csv',
                    t,
                    wrong.map(entry => ({ row: entry.row, said: why(entry).join(' ') })),
                  )
                }
              >
                {t('userImport.check.save')}
              </TextButton>
            ) : null}
          </div>
          {checking ? (
            <div className={styles.progress}>
              <progress value={checks.done} max={checks.total} aria-label={t('userImport.steps.check')} />
              <span className="numbers secondary">
                {t('userImport.check.checking', { done: count(checks.done), total: count(checks.total) })}
              </span>
            </div>
          ) : null}
          {!checking && checks.failed.length ? (
            <div className="note warn" role="alert">
              <span>{t('userImport.check.checkFailed')}</span>
              <TextButton small onClick={() => void checks.check(checks.failed)}>
                {t('ui.checkAgain')}
              </TextButton>
            </div>
          ) : null}
          {failed && !known ? (
            <FailedState
              error={failed}
              loadError="userImport.check.namesFailed"
              retry={() => {
                void roleList.asked.refetch();
                void applicationList.asked.refetch();
              }}
            />
          ) : null}
          {kept.length ? (
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
                        {t(labelOf(field))}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  <RecordsIterator<CheckedRow>
                    render={entry => (
                      <CheckRow
                        fields={fields}
                        why={why(entry)}
                        isOpen={opened.has(entry.id) || entry.beyond !== undefined}
                        isMisread={misread.has(entry.id)}
                        dropBeyond={() => dropBeyond(entry.id)}
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
              {t(shown === 'wrong' ? 'userImport.check.none' : 'userImport.check.noneFine')}
            </p>
          )}
        </section>
        <SmallPagination />
        <div className={styles.buttons}>
          <TextButton onClick={back}>{t('userImport.check.back')}</TextButton>
          <TextButton variant="primary" disabled={awaited || !fine.length} onClick={() => void begin()}>
            {fine.length
              ? t('userImport.check.start', { smart_count: fine.length, count: count(fine.length) })
              : t('userImport.check.nobody')}
          </TextButton>
        </div>
      </div>
    </SmallList>
  );
}
