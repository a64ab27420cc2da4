import { useEffect } from 'react';
import { useEvent } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { drafts } from '../session/drafts.ts';
import { session } from '../session/session.ts';

type Values = Record<string, unknown>;

/** What was typed when a form disappeared, by user and form. Only in this tab, until its user signs out. */
const interrupted = new Map<string, Values>();
session.subscribe(() => {
  if (session.isSignedOut()) interrupted.clear();
});

/**
 * Fills a short form again after a sign-in with what its user had typed when the session ended, and where it moves to
 * another place of the page, as in a window that becomes narrow. `changed` returns what is typed now and may be kept;
 * without a `name` nothing is filled.
 */
export function useRefill(
  { setValue }: Pick<UseFormReturn<Values>, 'setValue'>,
  user: string,
  name: string | undefined,
  changed: () => Values,
) {
  const typedNow = useEvent(changed);
  useEffect(() => {
    if (name === undefined) return;
    // Earlier versions kept drafts of short forms.
    drafts.drop(user, name);
    const key = `${user}:${name}`;
    for (const [source, value] of Object.entries(interrupted.get(key) ?? {}))
      setValue(source, value, { shouldDirty: true });
    interrupted.delete(key);
    const token = session.token();
    return () => {
      const typed = session.isSignedOut() ? {} : typedNow();
      if (!Object.keys(typed).length) return;
      interrupted.set(key, typed);
      // A form that moves is there again at once. One that was left is not.
      if (session.token() === token) setTimeout(() => interrupted.delete(key));
    };
  }, [setValue, user, name, typedNow]);
}
