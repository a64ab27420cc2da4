import { CallError } from '../../platform/errors.ts';
import {
  failureSentence,
  joinSentences,
  retryTime,
  type FailureSentenceParts,
} from '../../platform/failureSentence.ts';
import type { TextKey, TranslateText } from '../useText.ts';
import type { RetryAfter } from './useNotifyText.ts';

/** The documented text of the failure, or a function that selects it by the error. */
export type FailureText = TextKey | ((error: unknown) => TextKey | undefined);

export interface FailureTexts {
  text?: FailureText | undefined;
  /** Replaces `text` if the platform refused (400) with a message, which is `%{message}`. */
  refused?: TextKey | undefined;
  /** Whether the page has unsaved input, which the text says is safe. */
  typed?: boolean;
}

function failedText(t: TranslateText, error: unknown, { text }: FailureTexts): string | undefined {
  const key = typeof text === 'function' ? text(error) : text;
  return key && t(key);
}

/** Returns the console's own texts for a refusal. */
function sentenceParts(t: TranslateText, error: unknown, typed: boolean): FailureSentenceParts {
  const httpStatus = error instanceof CallError ? error.status : 0;
  if (httpStatus === 409) return { unexplained: t('error.conflict'), advice: t('error.wayOn') };
  if (httpStatus === 404) return { unexplained: t('ra.notification.item_doesnt_exist') };
  return typed && httpStatus !== 403
    ? { unexplained: joinSentences(t('failure.server', { status: httpStatus }), t('ui.unsaved.safe')) }
    : {};
}

/** Describes a failure in one or two sentences: the documented text, then the cause. */
export function failureText(t: TranslateText, error: unknown, texts: FailureTexts = {}): string {
  if (texts.refused && error instanceof CallError && error.status === 400)
    return t(texts.refused, { message: failureText(t, error) });
  return failureSentence((key: TextKey, values) => t(key, values), error, {
    failed: failedText(t, error, texts),
    ...sentenceParts(t, error, texts.typed ?? false),
  });
}

/** Returns the texts of a countdown, if the platform refuses attempts for some time. */
export function findRetryAfter(
  t: TranslateText,
  error: unknown,
  texts: FailureTexts = {},
): RetryAfter | undefined {
  const until = retryTime(error);
  if (until === undefined) return undefined;
  const what = failedText(t, error, texts);
  return {
    until,
    during: time => joinSentences(what, t('failure.tooMany', { time })),
    after: joinSentences(what, t('failure.tooManyOver')),
  };
}
