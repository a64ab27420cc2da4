import { CallError, unreadableText } from '../platform/errors.ts';
import type { Says } from './text.ts';

export type Faults<F extends string = string> = { [K in F]?: Says };

/** What went wrong with a whole form or page, and whether asking again may help. */
export interface Problem {
  says: Says;
  retry: boolean;
  /** Counts what went wrong, so that the same sentence is read out again. */
  nth?: number;
}

/** No answer came at all: nobody knows what the platform did. */
export const isLost = (error: unknown) => !(error instanceof CallError) || error.status === 0;

/** The platform could not judge: no answer, or an answer about itself rather than about what was asked. */
export const mayRetry = (error: unknown) =>
  isLost(error) || [408, 429].includes((error as CallError).status) || (error as CallError).status >= 500;

function whatHappened(error: unknown, otherwise?: Says): Says {
  // What is no CallError came from loading code.
  if (!(error instanceof CallError)) return t => t('failure.code');
  const { failure, said, status } = error;
  if (failure === 'offline' || failure === 'timeout') return t => t(`failure.${failure}`);
  if (failure === 'unreadable') return t => unreadableText(t, error);
  if (said) return () => said;
  if (otherwise && !mayRetry(error)) return otherwise;
  return failure === 'forbidden' ? t => t('failure.forbidden') : t => t('failure.server', { status });
}

/** What went wrong, as one sentence. `otherwise` is said where the platform refused without a word. */
export const problemOf = (error: unknown, otherwise?: Says): Problem => ({
  says: whatHappened(error, otherwise),
  retry: mayRetry(error),
});

/** Puts the platform's field errors under these fields; what matches none of them is the problem of the whole form. */
export function sortOut<F extends string>(error: unknown, fields: readonly F[], otherwise?: Says) {
  const all = error instanceof CallError ? Object.entries(error.body.errors) : [];
  const isField = (name: string): name is F => (fields as readonly string[]).includes(name);
  const faults: Faults<F> = {};
  for (const [name, text] of all) if (isField(name)) faults[name] = () => text;
  const rest = all.filter(([name]) => !isField(name)).map(([, text]) => text);
  if (rest.length) return { faults, problem: { says: () => rest.join(' '), retry: false } };
  return { faults, problem: all.length ? undefined : problemOf(error, otherwise) };
}
