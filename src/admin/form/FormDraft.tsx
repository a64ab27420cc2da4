import { useEffect, useImperativeHandle, useState, type Ref } from 'react';
import { useFormContext } from 'react-hook-form';
import { useIdentity } from '../../auth/useIdentity.ts';
import { matchesSchema } from '../../platform/schema.ts';
import { drafts, type Draft } from '../../storage/drafts.ts';
import { DraftNote } from '../../ui/DraftNote.tsx';
import { keepsDraft } from './defineForm.ts';
import { useFormDefinition } from './FormContext.ts';
import { changedValues, draftableValues, withDefaults } from './formValues.ts';
import { useRefill } from './useRefill.ts';

/** A draft is written when typing pauses for this long, milliseconds. */
const PAUSE = 300;

type Values = Record<string, unknown>;

/** The stored draft; a short form has none. */
export interface KeptDraft {
  keep(): void;
  drop(): void;
}

interface Props {
  name: string;
  /** Returns the changed values. */
  changed(): Values;
  ref: Ref<KeptDraft>;
}

/** Stores a draft of a long form; refills a short form after a sign-in. */
export function FormDraft({ name, changed, ref }: Props) {
  const { _id: user } = useIdentity();
  const definition = useFormDefinition();
  const { setValue } = useFormContext<Values>();
  const isKept = keepsDraft(definition);
  const getDraft = () => draftableValues(definition.fields, changed());
  useRefill({ setValue }, user, isKept ? undefined : name, getDraft);
  useImperativeHandle(ref, () => ({
    keep: () => void (isKept && drafts.keep(user, name, getDraft())),
    drop: () => void (isKept && drafts.drop(user, name)),
  }));
  return isKept ? <StoredDraft user={user} name={name} /> : null;
}

/** Stores the draft of a long form while the user types, and offers to restore the draft of an earlier visit. */
function StoredDraft({ user, name }: { user: string; name: string }) {
  const { fields } = useFormDefinition();
  const { subscribe, setValue, setFocus } = useFormContext();
  const [found, setFound] = useState<Draft | undefined>(() => drafts.read(user, name));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pending: { before: Values; typed: Values } | undefined;
    let written = false;
    const write = () => {
      clearTimeout(timer);
      const values = pending && draftableValues(fields, changedValues(fields, pending.before, pending.typed));
      pending = undefined;
      if (!values) return;
      const isTyped = Object.keys(values).length > 0;
      if (isTyped) drafts.keep(user, name, values);
      // The input was taken back. The draft of an earlier visit is still offered.
      else if (written) drafts.drop(user, name);
      written = isTyped;
    };
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        pending = { before: { ...defaultValues }, typed: values };
        clearTimeout(timer);
        timer = setTimeout(write, PAUSE);
      },
    });
    // The page may be reloaded or closed before the pause.
    addEventListener('pagehide', write);
    return () => {
      removeEventListener('pagehide', write);
      stop();
      // The form may be left before the pause. After a save or Cancel nothing is pending.
      write();
    };
  }, [subscribe, fields, user, name]);

  if (!found) return null;
  const restore = () => {
    const known = Object.entries(fields).filter(
      ([source, rule]) => source in found.values && matchesSchema(rule, found.values[source]),
    );
    for (const [source, rule] of known)
      setValue(source, withDefaults(rule, found.values[source]), { shouldDirty: true, shouldValidate: true });
    setFound(undefined);
    if (known[0]) setFocus(known[0][0]);
  };
  const discard = () => {
    drafts.drop(user, name);
    setFound(undefined);
  };
  return <DraftNote time={found.time} restore={restore} discard={discard} />;
}
