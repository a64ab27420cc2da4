import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { fits } from '../platform/schema.ts';
import { drafts, type Draft } from '../storage/drafts.ts';
import { changesOf } from './changes.ts';
import { DraftNote } from './DraftNote.tsx';
import { useWithin } from './FormContext.ts';
import { filled, keepableAll } from './rules.ts';

type Values = Record<string, unknown>;

/** A draft is written when typing pauses for this long, milliseconds. */
const PAUSE = 300;

/** Inside a long form: keeps what is typed until it is saved, and offers back what an earlier visit left. */
export function DraftKeeper({ user, name }: { user: string; name: string }) {
  const { fields } = useWithin().form;
  const { subscribe, setValue, setFocus } = useFormContext();
  const [found, setFound] = useState<Draft | undefined>(() => drafts.read(user, name));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waiting: { before: Values; typed: Values } | undefined;
    let written = false;
    const write = () => {
      clearTimeout(timer);
      const values = waiting && keepableAll(fields, changesOf(fields, waiting.before, waiting.typed));
      waiting = undefined;
      if (!values) return;
      const isTyped = Object.keys(values).length > 0;
      if (isTyped) drafts.keep(user, name, values);
      // Taken back; what an earlier visit left waits to be offered.
      else if (written) drafts.drop(user, name);
      written = isTyped;
    };
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        waiting = { before: { ...defaultValues }, typed: values };
        clearTimeout(timer);
        timer = setTimeout(write, PAUSE);
      },
    });
    // Whoever reloads or closes the window while typing, too.
    addEventListener('pagehide', write);
    return () => {
      removeEventListener('pagehide', write);
      stop();
      // Whoever leaves quickly loses nothing; after saving or cancelling nothing waits.
      write();
    };
  }, [subscribe, fields, user, name]);

  if (!found) return null;
  const restore = () => {
    const known = Object.entries(fields).filter(
      ([source, rule]) => source in found.values && fits(rule, found.values[source]),
    );
    for (const [source, rule] of known)
      setValue(source, filled(rule, found.values[source]), { shouldDirty: true, shouldValidate: true });
    setFound(undefined);
    if (known[0]) setFocus(known[0][0]);
  };
  const discard = () => {
    drafts.drop(user, name);
    setFound(undefined);
  };
  return <DraftNote time={found.time} restore={restore} discard={discard} />;
}
