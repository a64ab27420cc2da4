import { useNotify } from 'react-admin';
import { verifiedWrite } from '../data/writes.ts';
import { type FailureText } from '../ui/failure/failureText.ts';
import { useNotifyFailure } from '../ui/failure/useNotifyFailure.ts';
import { BANNER } from '../ui/failure/useNotifyText.ts';
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

const LOST = {
  confirmed: 'ui.lost.done',
  notDone: 'ui.lost.nothing',
  unknown: 'ui.lost.unknown',
} as const;

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
  const notifyFailure = useNotifyFailure();

  return async (values: V): Promise<Saved> => {
    try {
      const outcome = await verifiedWrite(
        () => create(values),
        () => isThere(values),
      );
      if (outcome.is !== 'replied') {
        notify(LOST[outcome.is], {
          type: outcome.is === 'confirmed' ? 'warning' : 'error',
          autoHideDuration: null,
        });
        return outcome.is === 'confirmed';
      }
      const { reply } = outcome;
      const warning = partly?.(reply);
      notify(
        warning ?? added,
        warning
          ? { type: 'warning', autoHideDuration: null }
          : { type: 'success', autoHideDuration: banner, messageArgs: named?.(reply, values) },
      );
      return true;
    } catch (error) {
      const { known, rest } = sortErrors(error, fields, place);
      if (rest) notifyFailure(rest, { text, refused });
      return known;
    }
  };
}
