import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useDataProvider, useEvent } from 'react-admin';
import { ActivityContext } from '../../../activity/ActivityContext.ts';
import { useCan } from '../../../auth/AccessProvider.tsx';
import { useIdentity } from '../../../auth/useIdentity.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { readList, referenceId } from '../../../data/dialect.ts';
import { runBulk } from '../../../data/runBulk.ts';
import { applicationName } from '../../../domain/people/groupByApplication.ts';
import { allApplicationsArgs, allRecordsArgs } from '../../../domain/people/useNames.ts';
import { applications } from '../../../platform/applications.ts';
import { roles, type Role } from '../../../platform/roles.ts';
import type { User } from '../../../platform/users.ts';
import { throttle } from '../../../storage/throttle.ts';
import { applyUserChange } from './applyUserChange.ts';
import type { ImportRow } from './columns.ts';
import { createImportedUser, type NameLookup, type RowOutcome } from './createImportedUser.ts';
import { importDraft, type RowMark } from './importDraft.ts';
import { isUserChange, type RowPlan } from './planUserChange.ts';
import { idsByName } from './validateRows.ts';

function toOutcome(plan: RowPlan, mark: RowMark | undefined): RowOutcome {
  if (plan === 'unchanged' || plan === 'notSelected') return { state: plan };
  if (mark === 'd') return { state: plan === 'create' ? 'found' : 'changed' };
  return { state: 'waiting', ...(mark === 's' && { sent: true }) };
}

const SETTLED_STATES: readonly RowOutcome['state'][] = [
  'created',
  'found',
  'changed',
  'unchanged',
  'notSelected',
];
const isSettled = ({ state }: RowOutcome) => SETTLED_STATES.includes(state);

/** How many rows are stored as sent before the first of them is sent. */
const MARKED_AHEAD = 50;

const toMark = (outcome: RowOutcome): RowMark =>
  isSettled(outcome)
    ? 'd'
    : outcome.state === 'running' || outcome.sent
      ? 's'
      : outcome.state === 'failed'
        ? 'f'
        : 'w';

async function readNames(call: ConsoleDataProvider['call']): Promise<NameLookup> {
  try {
    const [roleReply, applicationReply] = await Promise.all([
      call(roles.list, allRecordsArgs),
      call(applications.list, allApplicationsArgs),
    ]);
    return {
      roles: idsByName(
        readList<Role>(roleReply).data.map(role => ({ name: role.roleName, id: referenceId(role) })),
      ),
      applications: idsByName(
        readList(applicationReply).data.map(row => ({ name: applicationName(row), id: referenceId(row) })),
      ),
    };
  } catch (error) {
    return { error };
  }
}

/**
 * Creates the new users of an import, then changes the selected existing ones, four at a time. The progress is stored on this device
 * until all rows are imported. The created users share one journal entry; each change has its own, with its own Undo.
 */
export function useUserImport(
  name: string,
  rows: ImportRow[],
  plans: RowPlan[],
  marks: RowMark[] | undefined,
) {
  const can = useCan();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { group } = useContext(ActivityContext);
  const { _id: me } = useIdentity();
  const outcomes = useRef<RowOutcome[]>(plans.map((plan, at) => toOutcome(plan, marks?.[at])));
  const [shownOutcomes, setShownOutcomes] = useState(outcomes.current);
  const [isRunning, setRunning] = useState(true);
  const [isSaved, setSaved] = useState(true);
  const isStopRequested = useRef(false);
  const [isStopping, setStopping] = useState(false);

  /** The indexes of rows that may be sent before the progress is stored again. */
  const markedAhead = useRef<ReadonlySet<number>>(new Set());

  const [publish] = useState(() =>
    throttle(() => {
      setShownOutcomes([...outcomes.current]);
      importDraft.saveMarks(
        me,
        outcomes.current.map((outcome, at) =>
          outcome.state === 'waiting' && markedAhead.current.has(at) ? 's' : toMark(outcome),
        ),
      );
    }),
  );
  const setOutcome = useCallback(
    (at: number, outcome: RowOutcome) => {
      outcomes.current[at] = outcome;
      publish.schedule();
    },
    [publish],
  );
  const canEdit = (user: User) => can({ action: 'edit', resource: 'users', record: user });
  const run = useEvent(async (checkFirst: boolean) => {
    isStopRequested.current = false;
    setStopping(false);
    setRunning(true);
    if (!checkFirst) setSaved(importDraft.start(me, name, rows, plans));
    const remaining = rows
      .map((_, at) => at)
      .filter(at => !isSettled(outcomes.current[at]!) && !outcomes.current[at]!.isConflict);
    const newRows = remaining.filter(at => !isUserChange(plans[at]));
    const changes = remaining.filter(at => isUserChange(plans[at]));
    const endGroup = group();
    const names = newRows.some(at => rows[at]!.role)
      ? await readNames(dataProvider.call)
      : { error: undefined };
    const importRow = async (at: number) => {
      const plan = plans[at];
      const sent = outcomes.current[at]!.sent === true;
      // A row is marked before it is sent, so that it is verified after a crash.
      if (!markedAhead.current.has(at)) {
        const ordered = [...newRows, ...changes];
        const from = ordered.indexOf(at);
        markedAhead.current = new Set(ordered.slice(from, from + MARKED_AHEAD));
        publish.flush();
      }
      setOutcome(at, { state: 'running', ...(sent && { sent }) });
      const outcome = isUserChange(plan)
        ? await applyUserChange(dataProvider, plan, { email: rows[at]!.email, canEdit, sent })
        : await createImportedUser(dataProvider, rows[at]!, names, { checkFirst, sent });
      setOutcome(at, outcome);
    };
    const runRows = (indexes: number[]) =>
      runBulk(
        indexes,
        importRow,
        (at, { state }) =>
          state === 'skipped' ? setOutcome(at, { ...outcomes.current[at], state: 'skipped' }) : undefined,
        () => isStopRequested.current,
      );
    await runRows(newRows);
    endGroup();
    await runRows(changes);
    markedAhead.current = new Set();
    publish.flush();
    if (outcomes.current.every(isSettled)) importDraft.drop(me);
    setRunning(false);
  });
  const isStarted = useRef(false);
  useEffect(() => {
    isStopRequested.current = false;
    if (!isStarted.current) {
      isStarted.current = true;
      void run(marks !== undefined);
    }
    return () => void (isStopRequested.current = true);
  }, [run, marks]);

  // Rows that were not sent need no verification after the page is closed.
  useEffect(() => {
    if (!isRunning) return;
    const saveMarks = () => {
      markedAhead.current = new Set();
      publish.flush();
    };
    addEventListener('pagehide', saveMarks);
    return () => removeEventListener('pagehide', saveMarks);
  }, [isRunning, publish]);

  return {
    outcomes: shownOutcomes,
    running: isRunning,
    stopped: isStopping,
    isKept: isSaved,
    stop() {
      isStopRequested.current = true;
      setStopping(true);
    },
    retry: () => void run(true),
  };
}
