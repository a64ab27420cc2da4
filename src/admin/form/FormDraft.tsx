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

/** Milliseconds from the last change until the draft is written. */
const WRITE_DELAY = 300;

type RecordValues = Record<string, unknown>;

/** Writes and deletes the stored draft. Both do nothing for a short form. */
export interface DraftHandle {
  keep(): void;
  drop(): void;
}

interface Props {
  name: string;
  /** Returns the changed values. */
  getChanges(): RecordValues;
  ref: Ref<DraftHandle>;
}

/** Stores a draft of a long form, or refills a short form after a sign-in. */
export function FormDraft({ name, getChanges, ref }: Props) {
  const { _id: user } = useIdentity();
  const definition = useFormDefinition();
  const { setValue } = useFormContext<RecordValues>();
  const isStored = keepsDraft(definition);
  const getDraft = () => draftableValues(definition.fields, getChanges());
  useRefill({ setValue }, user, isStored ? undefined : name, getDraft);
  useImperativeHandle(ref, () => ({
    keep: () => void (isStored && drafts.save(user, name, getDraft())),
    drop: () => void (isStored && drafts.remove(user, name)),
  }));
  return isStored ? <StoredDraft user={user} name={name} /> : null;
}

/** Stores the draft of a long form while the user types, and offers to restore the draft of an earlier visit. */
function StoredDraft({ user, name }: { user: string; name: string }) {
  const { fields } = useFormDefinition();
  const { subscribe, setValue, setFocus } = useFormContext();
  const [draft, setDraft] = useState<Draft | undefined>(() => drafts.read(user, name));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pending: { before: RecordValues; typed: RecordValues } | undefined;
    let isWritten = false;
    const write = () => {
      clearTimeout(timer);
      const values = pending && draftableValues(fields, changedValues(fields, pending.before, pending.typed));
      pending = undefined;
      if (!values) return;
      const hasInput = Object.keys(values).length > 0;
      if (hasInput) drafts.save(user, name, values);
      // The user has undone their input. A draft of an earlier visit is not dropped.
      else if (isWritten) drafts.remove(user, name);
      isWritten = hasInput;
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        pending = { before: { ...defaultValues }, typed: values };
        clearTimeout(timer);
        timer = setTimeout(write, WRITE_DELAY);
      },
    });
    // The user may reload or close the page before the timer fires.
    addEventListener('pagehide', write);
    return () => {
      removeEventListener('pagehide', write);
      unsubscribe();
      // The form may unmount before the timer fires. After a save or Cancel nothing is pending.
      write();
    };
  }, [subscribe, fields, user, name]);

  if (!draft) return null;
  const restore = () => {
    const restorable = Object.entries(fields).filter(
      ([source, rule]) => source in draft.values && matchesSchema(rule, draft.values[source]),
    );
    for (const [source, rule] of restorable)
      setValue(source, withDefaults(rule, draft.values[source]), { shouldDirty: true, shouldValidate: true });
    setDraft(undefined);
    if (restorable[0]) setFocus(restorable[0][0]);
  };
  const discard = () => {
    drafts.remove(user, name);
    setDraft(undefined);
  };
  return <DraftNote time={draft.time} restore={restore} discard={discard} />;
}
