import { useId, useState, type FormEvent } from 'react';
import { useNotify } from 'react-admin';
import { roleSource } from '../../access/sources.ts';
import { useGivable } from '../../access/useGivable.ts';
import { useAction } from '../../activity/useAction.ts';
import { BANNER } from '../../calls/useSay.ts';
import type { Choice } from '../../forms/select/choices.ts';
import { Select } from '../../forms/select/Select.tsx';
import { roles } from '../../platform/roles.ts';
import { Button } from '../../ui/Button.tsx';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import { useGuardedClose } from '../../ui/unsaved/useGuardedClose.ts';
import { useText } from '../../ui/useText.ts';
import { ClonePreview } from './ClonePreview.tsx';
import { useClone } from './useClone.ts';
import { useCloneUndo } from './useCloneUndo.ts';

/** Gives everything one role is given to, to another role too; says first whom and what that concerns. */
export default function CloneRoleDialog({ role, close }: DialogProps & { role?: Choice | undefined }) {
  const t = useText();
  const form = useId();
  const notify = useNotify();
  const [[from], setFrom] = useState<Choice[]>(role ? [role] : []);
  const [[to], setTo] = useState<Choice[]>([]);
  const [tried, setTried] = useState(false);
  const source = useGivable(roleSource);
  const { reach, failed, read } = useClone(from, to);
  const { run, pending } = useAction(
    {
      // What can be undone afterwards is what was not there just before.
      async perform(body: { from: string; to: string }, { call }) {
        const before = await read();
        await call(roles.copy, { body });
        return before;
      },
    },
    { failure: 'error.save' },
  );
  const offerUndo = useCloneUndo();
  const leave = useGuardedClose(to !== undefined || from?.id !== role?.id, close, pending);

  const same = from !== undefined && from.id === to?.id;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!from || !to || same) return;
    const done = await run({ from: from.id, to: to.id });
    if (!done) return;
    close();
    const { reply: before } = done;
    if (before && before.gaining.length + before.carriers.length) offerUndo(to, before);
    else
      notify('resources.roles.clone.done', {
        type: 'success',
        autoHideDuration: BANNER,
        messageArgs: { from: from.label, to: to.label },
      });
  };
  return (
    <Modal
      title={t('resources.roles.clone.title')}
      close={() => void leave()}
      actions={
        <>
          <Button onClick={() => void leave()}>{t('ui.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" pending={pending}>
            {t('resources.roles.clone.confirm')}
          </Button>
        </>
      }
    >
      <div>
        <form id={form} className="stack" noValidate onSubmit={submit}>
          <p className="secondary">{t('resources.roles.clone.text')}</p>
          <Select
            label={t('resources.roles.clone.from')}
            source={source}
            value={from ? [from] : []}
            choose={setFrom}
            autoFocus={!role}
            error={tried && !from ? t('access.rule.role') : undefined}
            invalid={t('access.rule.role')}
          />
          <Select
            label={t('resources.roles.clone.to')}
            source={source}
            value={to ? [to] : []}
            choose={setTo}
            autoFocus={role !== undefined}
            error={same ? t('resources.roles.clone.same') : tried && !to ? t('access.rule.role') : undefined}
            invalid={t('access.rule.role')}
          />
          <section className="note" aria-label={t('resources.roles.clone.preview')} aria-live="polite">
            <ClonePreview from={from} to={to} reach={reach} failed={failed} />
          </section>
        </form>
      </div>
    </Modal>
  );
}
