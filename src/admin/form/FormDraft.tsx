import { useImperativeHandle, type Ref } from 'react';
import { useFormContext } from 'react-hook-form';
import { useIdentity } from '../../auth/useIdentity.ts';
import { DraftKeeper } from '../../forms/DraftKeeper.tsx';
import { useWithin } from '../../forms/FormContext.ts';
import { keepsDraft } from '../../forms/keepsDraft.ts';
import { keepableAll } from '../../forms/rules.ts';
import { useRefill } from '../../forms/useRefill.ts';
import { drafts } from '../../storage/drafts.ts';

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
  const { form } = useWithin();
  const { setValue } = useFormContext<Values>();
  const isKept = keepsDraft(form);
  const keepable = () => keepableAll(form.fields, changed());
  useRefill({ setValue }, user, isKept ? undefined : name, keepable);
  useImperativeHandle(ref, () => ({
    keep: () => void (isKept && drafts.keep(user, name, keepable())),
    drop: () => void (isKept && drafts.drop(user, name)),
  }));
  return isKept ? <DraftKeeper user={user} name={name} /> : null;
}
