import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useDataProvider, useEvent } from 'react-admin';
import { ActivityContext } from '../../../activity/ActivityContext.ts';
import { useIdentity } from '../../../auth/useIdentity.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { readList, referenceId } from '../../../data/dialect.ts';
import { runBulk } from '../../../data/runBulk.ts';
import { applicationName } from '../../../domain/people/byApplication.ts';
import { allApplications } from '../../../domain/people/useNames.ts';
import { applications } from '../../../platform/applications.ts';
import { roles, type Role } from '../../../platform/roles.ts';
import { throttle } from '../../../storage/throttle.ts';
import type { ImportRow } from './columns.ts';
import { createRow, type NameLookup, type RowOutcome } from './createRow.ts';
import { keptImport, type RowMark } from './kept.ts';
import { idsByName } from './verdicts.ts';

const outcomeOf = (mark: RowMark | undefined): RowOutcome =>
  mark === 'd' ? { state: 'found' } : { state: 'waiting', ...(mark === 's' && { sent: true }) };

/** So many rows are kept as sent before the first of them is. */
const AHEAD = 50;

const markOf = ({ state, sent }: RowOutcome): RowMark =>
  state === 'created' || state === 'found'
    ? 'd'
    : state === 'running' || sent
      ? 's'
      : state === 'failed'
        ? 'f'
        : 'w';

async function readNames(call: ConsoleDataProvider['call']): Promise<NameLookup> {
  try {
    const [given, where] = await Promise.all([
      call(roles.list, { query: { page: 1, pageSize: 0 } }),
      call(applications.list, allApplications),
    ]);
    return {
      roles: idsByName(
        readList<Role>(given).data.map(role => ({ name: role.roleName, id: referenceId(role) })),
      ),
      applications: idsByName(
        readList(where).data.map(row => ({ name: applicationName(row), id: referenceId(row) })),
      ),
    };
  } catch (error) {
    return { error };
  }
}

/** Creates the users of an import, four at a time; how far it is stays on this device until all of them are there. */
export function useRun(name: string, rows: ImportRow[], marks: RowMark[] | undefined) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { group } = useContext(ActivityContext);
  const { _id: me } = useIdentity();
  const outcomes = useRef<RowOutcome[]>(rows.map((_, at) => outcomeOf(marks?.[at])));
  const [shown, setShown] = useState(outcomes.current);
  const [running, setRunning] = useState(true);
  const [isKept, setKept] = useState(true);
  const stop = useRef(false);
  const [stopped, setStopped] = useState(false);

  /** These may be sent before it is kept again. */
  const ahead = useRef<ReadonlySet<number>>(new Set());

  const [publish] = useState(() =>
    throttle(() => {
      setShown([...outcomes.current]);
      keptImport.mark(
        me,
        outcomes.current.map((outcome, at) =>
          outcome.state === 'waiting' && ahead.current.has(at) ? 's' : markOf(outcome),
        ),
      );
    }),
  );
  const tell = useCallback(
    (at: number, outcome: RowOutcome) => {
      outcomes.current[at] = outcome;
      publish.soon();
    },
    [publish],
  );
  const run = useEvent(async (careful: boolean) => {
    stop.current = false;
    setStopped(false);
    setRunning(true);
    if (!careful) setKept(keptImport.begin(me, name, rows));
    const ended = group();
    const names = rows.some(({ role }) => role) ? await readNames(dataProvider.call) : { error: undefined };
    const left = rows
      .map((_, at) => at)
      .filter(at => !['created', 'found'].includes(outcomes.current[at]!.state));
    const job = async (at: number) => {
      const sent = outcomes.current[at]!.sent === true;
      // Whoever is sent to the platform is marked before: a crash in between is looked into.
      if (!ahead.current.has(at)) {
        const from = left.indexOf(at);
        ahead.current = new Set(left.slice(from, from + AHEAD));
        publish.now();
      }
      tell(at, { state: 'running', ...(sent && { sent }) });
      tell(at, await createRow(dataProvider, rows[at]!, names, { careful, sent }));
    };
    await runBulk(
      left,
      job,
      (at, { state }) =>
        state === 'skipped' ? tell(at, { ...outcomes.current[at], state: 'skipped' }) : undefined,
      () => stop.current,
    );
    ended();
    ahead.current = new Set();
    publish.now();
    if (outcomes.current.every(({ state }) => state === 'created' || state === 'found')) keptImport.drop(me);
    setRunning(false);
  });
  const begun = useRef(false);
  useEffect(() => {
    stop.current = false;
    if (!begun.current) {
      begun.current = true;
      void run(marks !== undefined);
    }
    return () => void (stop.current = true);
  }, [run, marks]);

  // Left in the middle, whoever was not sent is not looked for.
  useEffect(() => {
    if (!running) return;
    const keep = () => {
      ahead.current = new Set();
      publish.now();
    };
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [running, publish]);

  return {
    outcomes: shown,
    running,
    stopped,
    isKept,
    stop() {
      stop.current = true;
      setStopped(true);
    },
    retry: () => void run(true),
  };
}
