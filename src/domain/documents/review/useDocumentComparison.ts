import { useEffect, useRef, useState } from 'react';
import { useSaveContext, useVersionReview } from '../../../admin/index.ts';
import type { VersionComparison } from '../../../editors/json/compare.ts';
import type { Choices, MergeChoice } from '../../../editors/json/merge.ts';
import { startComparing } from '../../../editors/json/startComparing.ts';
import { useLeaveGuard } from '../../../ui/unsaved/useLeaveGuard.ts';

export interface ReviewState {
  /** The text as it was opened, or '' if there was none. */
  base: string;
  /** Reads the stored version. Its text is '' if the document is not stored. */
  read(): Promise<{ text: string }>;
}

const NONE: Choices = new Map();

/**
 * Compares a text with the stored version, and merges both if another user has saved it since it was opened.
 */
export function useDocumentComparison(mine: string, { base, read }: ReviewState) {
  const { save, saving = false } = useSaveContext();
  const [compareTarget] = useState(startComparing);
  const [state, setState] = useState<{ theirs: string; compared: VersionComparison }>();
  const [choices, setChoices] = useState(NONE);
  const [comparingError, setComparingError] = useState<unknown>();
  useLeaveGuard(saving, true, { sending: saving });
  useEffect(() => () => compareTarget.end(), [compareTarget]);
  const lastRequest = useRef(0);

  async function compare(theirs: string, by: Choices) {
    const own = (lastRequest.current += 1);
    const compared = await compareTarget.compare({ base, mine, theirs, choices: by });
    if (own === lastRequest.current) setState({ theirs, compared });
  }
  const { error, isOutdated, reload } = useVersionReview({
    read,
    show: ({ text }) => compare(text, choices),
  });

  function choose(name: string, choice: MergeChoice) {
    const next = new Map(choices).set(name, choice);
    setChoices(next);
    if (state) compare(state.theirs, next).catch(setComparingError);
  }
  return {
    compared: state?.compared,
    choices,
    choose,
    error: error ?? comparingError,
    retry() {
      setComparingError(undefined);
      void reload();
    },
    isOvertaken: isOutdated,
    saving,
    send: (text: string) => void save?.({ text }),
  };
}
