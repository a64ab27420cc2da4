import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { idOf } from '../../client/dialect.ts';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import { roles } from '../../platform/roles.ts';
import { BANNER } from '../../ui/ask/useAct.ts';
import { useRefresh } from '../../ui/ask/useRefresh.ts';
import { useTellFailure } from '../../ui/ask/useTellFailure.ts';
import styles from '../../ui/addRow.module.css';
import type { Choice } from '../../ui/select/choices.ts';
import { Select } from '../../ui/select/Select.tsx';
import { applicationSource, roleSource } from '../../ui/access/sources.ts';
import { useGivable } from '../../ui/access/useGivable.ts';
import { useText } from '../../ui/useText.ts';
import type { UserRecord } from './userColumns.ts';

/** Assigns one or more roles to a user in an application; what the user has already is refused by name. */
export function AddUserRoles({ user }: { user: UserRecord }) {
  const t = useText();
  const [[application], setApplication] = useState<Choice[]>([]);
  const [chosen, setChosen] = useState<Choice[]>([]);
  const [faults, setFaults] = useState<{ application?: string; roles?: string }>({});
  const assign = useAssignRoles(user);
  const givable = useGivable(roleSource);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const already = chosen.filter(role =>
      user.rolesAssigned?.some(assigned => idOf(assigned.role) === role.id && idOf(assigned.application) === application?.id),
    );
    const names = already.map(role => t('access.rule.pair', { application: application?.label, role: role.label })).join(', ');
    const found = {
      ...(!application && { application: t('access.rule.application') }),
      ...(!chosen.length ? { roles: t('access.rule.role') } : already.length ? { roles: t('access.rule.duplicate', { names }) } : {}),
    };
    setFaults(found);
    if (!application || Object.keys(found).length) return;
    setChosen(await assign(application, chosen));
  };

  return (
    <form className={`${styles.add} ${styles.two}`} noValidate onSubmit={submit}>
      <Select
        label={t('access.application')}
        source={applicationSource}
        value={application ? [application] : []}
        choose={value => {
          setApplication(value);
          setFaults({});
        }}
        fault={faults.application}
      />
      <Select
        label={t('access.roles')}
        multiple
        source={givable}
        value={chosen}
        choose={value => {
          setChosen(value);
          setFaults({});
        }}
        fault={faults.roles}
      />
      <button type="submit" className="button">
        <Plus size={16} aria-hidden />
        {t('access.roleList.add')}
      </button>
    </form>
  );
}

/** One call for each role, one after the other; answers the roles that could not be assigned. */
function useAssignRoles(user: UserRecord) {
  const t = useText();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const busy = useRef(false);

  // What was just confirmed stands in the list at once; reading it again follows.
  const show = (application: Choice, role: Choice) =>
    queryClient.setQueryData<UserRecord>(['users', 'getOne', { id: String(user.id), meta: undefined }], shown => {
      const assigned = { application: { _id: application.id, applicationName: application.label }, role: role.id, roleName: role.label };
      return shown && { ...shown, rolesAssigned: [...(shown.rolesAssigned ?? []), assigned] };
    });

  return async (application: Choice, chosen: Choice[]): Promise<Choice[]> => {
    if (busy.current) return chosen;
    busy.current = true;
    const failed: Choice[] = [];
    const done: string[] = [];
    for (const role of chosen)
      try {
        await call(roles.assign, { body: { _id: user._id, roleData: { application: application.id, role: role.id } } });
        show(application, role);
        done.push(t('access.rule.pair', { application: application.label, role: role.label }));
      } catch (error) {
        failed.push(role);
        tellFailure(error, { text: 'access.roleList.error' });
      }
    busy.current = false;
    if (done.length) notify('access.roleList.added', { type: 'success', autoHideDuration: BANNER, messageArgs: { names: done.join(', ') } });
    void refresh('users');
    return failed;
  };
}
