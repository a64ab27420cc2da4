import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useDataProvider, useEvent } from 'react-admin';
import { ActivityContext } from '../../../activity/ActivityContext.ts';
import { useIdentity } from '../../../auth/useIdentity.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { readList, referenceId } from '../../../data/dialect.ts';
import { runBulk } from '../../../data/runBulk.ts';
import { applicationName } from '../../../domain/people/groupByApplication.ts';
import { allApplicationsArgs } from '../../../domain/people/useNames.ts';
import { applications } from '../../../platform/applications.ts';
import { roles, type Role } from '../../../platform/roles.ts';
import { throttle } from '../../../storage/throttle.ts';
import type { ImportRow } from './columns.ts';
import { createImportedUser, type NameLookup, type RowOutcome } from './createImportedUser.ts';
import { importDraft, type RowMark } from './importDraft.ts';
import { idsByName } from './validateRows.ts';

const toOutcome = (mark: RowMark | undefined): RowOutcome =>
  mark === 'd' ? { state: 'found' } : { state: 'waiting', ...(mark === 's' && { sent: true }) };

/** How many rows are stored as sent before the first of them is sent. */
const MARKED_AHEAD = 50;

const toMark = ({ state, sent }: RowOutcome): RowMark =>
  state === 'created' || state === 'found'
    ? 'd'
    : state === 'running' || sent
      ? 's'
      : state === 'failed'
        ? 'f'
        : 'w';

async function readNames(call: ConsoleDataProvider['call']): Promise<NameLookup> {
  try {
    const [roleReply, applicationReply] = await Promise.all([
      call(roles.list, { query: { page: 1, pageSize: 0 } }),
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

/** Creates the users of an import, four at a time. The progress is stored on this device until all users exist. */
export function useUserImport(name: string, rows: ImportRow[], marks: RowMark[] | undefined) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { group } = useContext(ActivityContext);
  const { _id: me } = useIdentity();
  const outcomes = useRef<RowOutcome[]>(rows.map((_, at) => toOutcome(marks?.[at])));
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
  const run = useEvent(async (checkFirst: boolean) => {
    isStopRequested.current = false;
    setStopping(false);
    setRunning(true);
    if (!checkFirst) setSaved(importDraft.start(me, name, rows));
    const endGroup = group();
    const names = rows.some(({ role }) => role) ? await readNames(dataProvider.call) : { error: undefined };
    const remaining = rows
      .map((_, at) => at)
      .filter(at => !['created', 'found'].includes(outcomes.current[at]!.state));
    const importRow = async (at: number) => {
      const sent = outcomes.current[at]!.sent === true;
      // A row is marked before it is sent, so that it is verified after a crash.
      if (!markedAhead.current.has(at)) {
        const from = remaining.indexOf(at);
        markedAhead.current = new Set(remaining.slice(from, from + MARKED_AHEAD));
        publish.flush();
      }
      setOutcome(at, { state: 'running', ...(sent && { sent }) });
      setOutcome(at, await createImportedUser(dataProvider, rows[at]!, names, { checkFirst, sent }));
    };
    await runBulk(
      remaining,
      importRow,
      (at, { state }) =>
        state === 'skipped' ? setOutcome(at, { ...outcomes.current[at], state: 'skipped' }) : undefined,
      () => isStopRequested.current,
    );
    endGroup();
    markedAhead.current = new Set();
    publish.flush();
    if (outcomes.current.every(({ state }) => state === 'created' || state === 'found')) importDraft.drop(me);
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
