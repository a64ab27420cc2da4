import { useEffect, useRef, type RefObject } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useAction } from '../../activity/useAction.ts';
import { ChoiceInput, DialogToolbar, NO_RECORD, SimpleForm } from '../../admin/index.ts';
import type { ComboboxChoice } from '../../admin/select/choices.ts';
import { roleSource, useAssignableRoles } from '../../domain/people/choiceSources.ts';
import { roles } from '../../platform/roles.ts';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { AUTO_HIDE_MS } from '../../ui/failure/useNotifyText.ts';
import { useText } from '../../ui/useText.ts';
import { ClonePreview } from './ClonePreview.tsx';
import { useCloneUndo } from './useCloneUndo.ts';
import { useRoleClonePreview, type CloneReach } from './useRoleClonePreview.ts';

interface CloneValues {
  from?: ComboboxChoice | null;
  to?: ComboboxChoice | null;
}
type ReadReach = () => Promise<CloneReach | undefined>;

const validate = ({ from, to }: CloneValues) => ({
  ...(!from && { from: 'access.rule.role' }),
  ...(!to && { to: 'access.rule.role' }),
  ...(from && from.id === to?.id && { to: 'resources.roles.clone.same' }),
});

/** Assigns the target role to all users and records that have the source role, after a preview. */
export default function CloneRoleDialog({
  role,
  onClose,
}: DialogProps & { role?: ComboboxChoice | undefined }) {
  const t = useText();
  const readReach = useRef<ReadReach>(async () => undefined);
  const clone = useCloneRoles(readReach, onClose);
  const source = useAssignableRoles(roleSource);
  return (
    <FormDialog title={t('resources.roles.clone.title')} onClose={onClose}>
      <SimpleForm
        record={NO_RECORD}
        defaultValues={{ from: role ?? null, to: null }}
        validate={validate}
        onSubmit={clone}
        toolbar={<DialogToolbar label="resources.roles.clone.confirm" onClose={onClose} />}
      >
        <p className="secondary">{t('resources.roles.clone.text')}</p>
        <ChoiceInput
          source="from"
          label="resources.roles.clone.from"
          choiceSource={source}
          autoFocus={!role}
          invalid="access.rule.role"
        />
        <ChoiceInput
          source="to"
          label="resources.roles.clone.to"
          choiceSource={source}
          autoFocus={role !== undefined}
          invalid="access.rule.role"
        />
        <CloneReachPreview onRead={read => void (readReach.current = read)} />
      </SimpleForm>
    </FormDialog>
  );
}

/** Returns the `onSubmit` of the form. After a failure, which is notified, the form stays unsaved. */
function useCloneRoles(readReach: RefObject<ReadReach>, onClose: () => void) {
  const notify = useNotify();
  const offerUndo = useCloneUndo();
  const { run } = useAction(
    {
      async perform(body: { from: string; to: string }, { call }) {
        // Undo removes the role only from users and records that did not have it just before.
        const before = await readReach.current();
        await call(roles.copy, { body });
        return before;
      },
    },
    { failure: 'error.save' },
  );
  return async ({ from, to }: CloneValues) => {
    if (!from || !to) return undefined;
    const done = await run({ from: from.id, to: to.id });
    if (!done) return { root: { serverError: 'error.save' } };
    onClose();
    const { reply: before } = done;
    if (before && before.gaining.length + before.carriers.length) offerUndo(to, before);
    else
      notify('resources.roles.clone.done', {
        type: 'success',
        autoHideDuration: AUTO_HIDE_MS,
        messageArgs: { from: from.label, to: to.label },
      });
    return undefined;
  };
}

/** `onRead` receives the function that reads the effect of the clone again. */
function CloneReachPreview({ onRead }: { onRead(read: ReadReach): void }) {
  const t = useText();
  const { trigger } = useFormContext();
  const { from, to } = useWatch<CloneValues>() as CloneValues;
  const { reach, failed, read } = useRoleClonePreview(from ?? undefined, to ?? undefined);
  useEffect(() => onRead(read));
  // Reports two equal roles immediately, whichever was selected last.
  useEffect(() => {
    if (from && to) void trigger('to');
  }, [from, to, trigger]);
  return (
    <section className="note" aria-label={t('resources.roles.clone.preview')} aria-live="polite">
      <ClonePreview from={from ?? undefined} to={to ?? undefined} reach={reach} failed={failed} />
    </section>
  );
}
