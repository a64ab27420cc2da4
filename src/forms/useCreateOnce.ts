import { useNotify } from 'react-admin';
import { BANNER } from '../calls/useSay.ts';
import { useTellFailure, type FailureText } from '../calls/useTellFailure.ts';
import { isLost } from '../client/failures.ts';
import { wasMade } from '../client/lost.ts';
import type { Gaps, TextKey } from '../ui/useText.ts';
import type { Saved } from './RecordForm.tsx';
import type { Fields } from './rules.ts';
import { sortErrors } from './sortErrors.ts';

/** What is said of a creation. */
export interface CreationTexts<R> {
  /** Said when it worked. */
  added: TextKey;
  /** Said instead, as a warning, where it did not work wholly. */
  partly?(reply: R): TextKey | undefined;
  error: FailureText;
  refused?: TextKey;
  /** How long the success banner stays, milliseconds. */
  banner?: number;
}

interface Creation<V, R> extends CreationTexts<R> {
  fields?: Fields;
  /** Where in the form an error of the platform belongs, by its dotted source. */
  place?(source: string): string;
  create(values: V): Promise<R>;
  /** What fills the gaps of `added`. */
  named?(reply: R, values: V): Gaps;
  /** Reads from the platform whether it is there now; for when no answer came. */
  isThere(values: V): Promise<boolean>;
}

/**
 * Creates once. After a lost answer nothing is sent again by itself: the platform is read, and what was found is said
 * (decision 22).
 */
export function useCreateOnce<V, R>({
  fields = {},
  place,
  create,
  named,
  isThere,
  added,
  partly,
  error: text,
  refused,
  banner = BANNER,
}: Creation<V, R>) {
  const notify = useNotify();
  const tellFailure = useTellFailure();

  const afterLostAnswer = async (error: unknown, values: V): Promise<Saved> => {
    const there = await isThere(values).catch(() => undefined);
    if (there) wasMade(error);
    notify(there === undefined ? 'ui.lost.unknown' : there ? 'ui.lost.done' : 'ui.lost.nothing', {
      type: there ? 'warning' : 'error',
      autoHideDuration: null,
    });
    return there === true;
  };

  return async (values: V): Promise<Saved> => {
    try {
      const reply = await create(values);
      const warning = partly?.(reply);
      notify(
        warning ?? added,
        warning
          ? { type: 'warning', autoHideDuration: null }
          : { type: 'success', autoHideDuration: banner, messageArgs: named?.(reply, values) },
      );
      return true;
    } catch (error) {
      if (isLost(error)) return afterLostAnswer(error, values);
      const { known, rest } = sortErrors(error, fields, place);
      if (rest) tellFailure(rest, { text, refused });
      return known;
    }
  };
}
