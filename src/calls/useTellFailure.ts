import { useCallback, useContext } from 'react';
import { CallError, isProgramError, minutes, referenceOf, unreadableText } from '../platform/errors.ts';
import { UnsavedContext } from '../ui/unsaved/unsaved.ts';
import { useText, type Text, type TextKey } from '../ui/useText.ts';
import { useSay, type Waits } from './useSay.ts';

type Translate = Text;

/** The documented sentence of what failed; where it depends on how it failed, chosen by the error. */
export type FailureText = TextKey | ((error: unknown) => TextKey | undefined);

export interface FailureTexts {
  text?: FailureText | undefined;
  /** Stands instead of it where the platform refused (400) with a sentence of its own, `%{message}`. */
  refused?: TextKey | undefined;
  /** Something typed waits to be saved, and is still there. */
  typed?: boolean;
}

/** What happened and what to do, in one or two sentences: the documented text first, then the cause. */
export function failureText(t: Translate, error: unknown, { text, refused, typed }: FailureTexts): string {
  if (refused && error instanceof CallError && error.status === 400)
    return t(refused, { message: causeOf(t, error) });
  return because(t, keyOf(text, error), causeOf(t, error, typed));
}

const keyOf = (text: FailureTexts['text'], error: unknown) =>
  typeof text === 'function' ? text(error) : text;

/** One after another, each but the last closed as a sentence. */
const inTurn = (texts: string[]) =>
  texts.map((text, at) => (/[.!?]$/.test(text) || at === texts.length - 1 ? text : `${text}.`)).join(' ');

const because = (t: Translate, text: TextKey | undefined, cause: string) =>
  inTurn(text ? [t(text), cause] : [cause]);

/** How a failure counts down, where the platform asked to be left alone for a while. */
export function waitsOf(t: Translate, error: unknown, { text }: FailureTexts = {}): Waits | undefined {
  if (!(error instanceof CallError) || error.status !== 429 || !error.retryAfter) return undefined;
  return {
    until: (error.asked?.at ?? Date.now()) + 1000 * error.retryAfter,
    during: time => because(t, keyOf(text, error), t('failure.tooMany', { time })),
    after: because(t, keyOf(text, error), t('failure.tooManyOver')),
  };
}

export function causeOf(t: Translate, error: unknown, typed = false): string {
  if (!(error instanceof CallError)) return t(isProgramError(error) ? 'failure.program' : 'failure.code');
  if (error.failure === 'offline' || error.failure === 'timeout') return t(`failure.${error.failure}`);
  if (error.failure === 'unreadable')
    return unreadableText((key, values) => t(key as TextKey, values), error);
  if (error.status === 429 && error.retryAfter)
    return t('failure.tooMany', { time: minutes(error.retryAfter) });
  const ofFields = Object.values(error.body.errors).filter(text => !error.said.includes(text));
  const said = inTurn([...new Set([error.said, ...ofFields])].filter(Boolean));
  if (error.status === 409) return inTurn([said || t('failure.conflict'), t('failure.wayOn')]);
  if (said) return said;
  if (error.status === 403) return t('failure.forbidden');
  if (error.status === 404) return t('ra.notification.item_doesnt_exist');
  return `${t('failure.server', { status: error.status })}${typed ? ` ${t('ui.unsaved.safe')}` : ''}`;
}

/** Tells a failed call as a banner that stays, counting down where that must wait. A 401 is told by the login page, once. */
export function useTellFailure() {
  const say = useSay();
  const t = useText();
  const unsaved = useContext(UnsavedContext);
  return useCallback(
    (error: unknown, texts: FailureTexts = {}) => {
      if (error instanceof CallError && error.status === 401) return;
      say(failureText(t, error, { ...texts, typed: unsaved.any() }), 'error', {
        waits: waitsOf(t, error, texts),
        reference: referenceOf(error),
      });
    },
    [say, t, unsaved],
  );
}
