import { useEffect, useRef, useState } from 'react';
import { useEvent } from 'react-admin';
import { useAction } from '../../activity/useAction.ts';
import { useVerifiedWrite } from '../../activity/useVerifiedWrite.ts';
import { type FailureText } from '../../ui/failure/failureText.ts';
import { useNotifyFailure } from '../../ui/failure/useNotifyFailure.ts';
import { useLeaveGuard } from '../../ui/unsaved/useLeaveGuard.ts';
import type { Compared } from '../json/compare.ts';
import { startComparing } from '../json/comparing.ts';
import type { Choice, Choices } from '../json/merge.ts';

export interface Reviewing {
  /** The text as it was opened; empty where there was none. */
  base: string;
  /** The text as it is stored now; empty where there is none. */
  readFresh(): Promise<string>;
  /** Stores a text, and throws what failed. */
  save(text: string): Promise<unknown>;
  /** This is stored now: the base of what is edited next. */
  saved(text: string): void;
  /** The documented sentence of a failure. */
  failure?: FailureText;
}

const NONE: Choices = new Map();

/** What saving a text means: what is stored is read again, compared, and again before it is overwritten. */
export function useReviewing(
  mine: string,
  { base, readFresh, save, saved, failure }: Reviewing,
  close: () => void,
) {
  const verifiedWrite = useVerifiedWrite();
  const notifyFailure = useNotifyFailure();
  const [comparing] = useState(startComparing);
  const [state, setState] = useState<{ theirs: string; compared: Compared }>();
  const [choices, setChoices] = useState(NONE);
  const [error, setError] = useState<unknown>();
  /** Somebody saved it once more while it was reviewed. */
  const [again, setAgain] = useState(false);
  const { run, pending: saving } = useAction(
    { perform: (text: string) => write(text) },
    { tell: failed => notifyFailure(failed, { text: failure, typed: true }) },
  );
  useLeaveGuard(saving, true, { sending: saving });
  const asked = useRef(0);
  const isOpen = useRef(false);

  async function compare(theirs: string, by: Choices) {
    const own = (asked.current += 1);
    const compared = await comparing.compare({ base, mine, theirs, choices: by });
    if (own === asked.current) setState({ theirs, compared });
  }
  const isSame = async (one: string, other: string) =>
    one === other ||
    !('merged' in (await comparing.compare({ base: one, mine: one, theirs: other, choices: NONE })));

  const read = useEvent(async () => {
    setError(undefined);
    try {
      const fresh = await readFresh();
      if (isOpen.current) await compare(fresh, choices);
    } catch (failed) {
      setError(failed);
    }
  });
  useEffect(() => {
    isOpen.current = true;
    void read();
    return () => {
      isOpen.current = false;
      comparing.end();
    };
  }, [read, comparing]);

  function choose(name: string, choice: Choice) {
    const next = new Map(choices).set(name, choice);
    setChoices(next);
    if (state) compare(state.theirs, next).catch(setError);
  }

  async function write(text: string) {
    const fresh = await readFresh();
    if (!(await isSame(state!.theirs, fresh))) {
      setAgain(true);
      return compare(fresh, choices);
    }
    await verifiedWrite(
      () => save(text),
      async () => isSame(text, await readFresh()),
    );
    saved(text);
    close();
  }
  const send = (text: string) => state && run(text);

  return { compared: state?.compared, choices, choose, error, read, again, saving, send };
}
