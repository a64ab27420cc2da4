import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { roles } from '../../platform/roles.ts';
import { useAct } from '../../calls/useAct.ts';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import { Foot } from '../../ui/dialog/Foot.tsx';
import { Modal } from '../../ui/dialog/Modal.tsx';
import type { Choice } from '../../forms/select/choices.ts';
import { Select } from '../../forms/select/Select.tsx';
import { roleSource } from '../../access/sources.ts';
import { useGivable } from '../../access/useGivable.ts';
import { useText } from '../../ui/useText.ts';
import { RoleUses } from './RoleUses.tsx';

/** Gives everything one role is given to, to another role too; shows first how much that is. */
export default function CloneRoleDialog({ close }: DialogProps) {
  const t = useText();
  const [[from], setFrom] = useState<Choice[]>([]);
  const [[to], setTo] = useState<Choice[]>([]);
  const [tried, setTried] = useState(false);
  const { act, pending } = useAct(roles.copy, { success: 'roles.clone.done', failure: 'roles.clone.error' });

  const source = useGivable(roleSource);
  const same = from !== undefined && from.id === to?.id;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!from || !to || same) return;
    if (await act({ body: { from: from.id, to: to.id } })) close();
  };
  return (
    <Modal title={t('roles.clone.title')} close={close}>
      <form className="stack" noValidate onSubmit={submit}>
        <p className="secondary">{t('roles.clone.text')}</p>
        <Select
          label={t('roles.clone.from')}
          source={source}
          value={from ? [from] : []}
          choose={setFrom}
          autoFocus
          error={tried && !from ? t('roles.clone.invalid') : undefined}
        />
        <Select
          label={t('roles.clone.to')}
          source={source}
          value={to ? [to] : []}
          choose={setTo}
          error={same ? t('roles.clone.same') : tried && !to ? t('roles.clone.invalid') : undefined}
        />
        <section className="note" aria-label={t('roles.clone.preview')}>
          {from ? <RoleUses roleId={from.id} /> : t('roles.clone.pick')}
        </section>
        <Foot
          primary={
            <Button type="submit" variant="primary" pending={pending}>
              {t('roles.clone.confirm')}
            </Button>
          }
        >
          <Button onClick={close}>{t('ui.cancel')}</Button>
        </Foot>
      </form>
    </Modal>
  );
}
