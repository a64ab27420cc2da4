import { useMemo, useState, type FormEvent } from 'react';
import { roleSource } from '../../../access/sources.ts';
import { useGivable } from '../../../access/useGivable.ts';
import { useAction } from '../../../activity/useAction.ts';
import type { Choice } from '../../../admin/select/choices.ts';
import { Combobox } from '../../../admin/select/Combobox.tsx';
import { idOf } from '../../../client/dialect.ts';
import { called } from '../../../organization/application.ts';
import { Button } from '../../../ui/Button.tsx';
import type { DialogProps } from '../../../ui/dialog/DialogButton.tsx';
import { Foot } from '../../../ui/dialog/Foot.tsx';
import { useNotifyText } from '../../../ui/failure/useNotifyText.ts';
import { useLeaveGuard } from '../../../ui/unsaved/useLeaveGuard.ts';
import { useText } from '../../../ui/useText.ts';
import type { ApplicationTabProps } from '../tabs.tsx';
import { useApplicationRoles } from './useApplicationRoles.ts';

/** Makes a role that is there already one of the application's. */
export function ExistingRole({ application, close }: ApplicationTabProps & DialogProps) {
  const t = useText();
  const notifyText = useNotifyText();
  const { add } = useApplicationRoles(application);
  const { run, pending } = useAction({ perform: add }, { failure: 'error.save' });
  const [[chosen], setChosen] = useState<Choice[]>([]);
  const [error, setError] = useState<string>();
  const letLeave = useLeaveGuard(chosen !== undefined, false, { sending: pending });
  const source = useGivable(roleSource);
  const own = useMemo(() => new Set((application.roles ?? []).map(idOf)), [application.roles]);
  const flagged = useMemo(
    () => ({
      ...source,
      choice: (row: unknown) => flag(source.choice(row), own, t('applicationTools.choose.already')),
    }),
    [source, own, t],
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!chosen) return setError(t('access.rule.role'));
    if (own.has(chosen.id)) return setError(t('applicationTools.roles.already', { name: chosen.label }));
    const done = (await run(chosen.id))?.reply;
    if (!done) return;
    if (!done.found)
      notifyText(
        t('applicationTools.roles.added', { name: chosen.label, application: called(application) }),
        'success',
      );
    letLeave();
    close();
  };
  return (
    <form className="stack" noValidate aria-label={t('applicationTools.roles.existing')} onSubmit={submit}>
      <Combobox
        label={t('applicationTools.roles.one')}
        source={flagged}
        value={chosen ? [chosen] : []}
        choose={next => {
          setError(undefined);
          setChosen(next);
        }}
        error={error}
      />
      <Foot
        primary={
          <Button type="submit" variant="primary" pending={pending}>
            {t('applicationTools.roles.add')}
          </Button>
        }
      >
        <Button onClick={close}>{t('ui.cancel')}</Button>
      </Foot>
    </form>
  );
}

const flag = (choice: Choice, own: ReadonlySet<string>, note: string): Choice =>
  own.has(choice.id) ? { ...choice, note } : choice;
