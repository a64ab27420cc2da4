import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { readList } from '../../client/dialect.ts';
import { refresh } from '../../live/refresh.ts';
import { roles } from '../../platform/roles.ts';
import type { User } from '../../platform/users.ts';
import { useAct } from '../../ui/ask/useAct.ts';
import { useAsk } from '../../ui/ask/useAsk.ts';
import { causeOf } from '../../ui/ask/useTellFailure.ts';
import { useUndo } from '../../ui/ask/useUndo.tsx';
import { entriesOf, useGiveRolesBack } from '../../ui/access/useGiveRoles.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { GroupedList } from '../../ui/GroupedList.tsx';
import { paths } from '../../ui/paths.ts';
import type { Choice } from '../../ui/select/choices.ts';
import { Select } from '../../ui/select/Select.tsx';
import { personSource } from '../../ui/access/sources.ts';
import { State } from '../../ui/State.tsx';
import { useText } from '../../ui/useText.ts';
import styles from '../../ui/addRow.module.css';
import type { RoleRecord } from './roleColumns.ts';

const nameOf = ({ firstName, lastName, email }: User) => [firstName, lastName].filter(Boolean).join(' ') || email;

/** The users who have a role: found and added, removed after a question, put back within ten seconds. */
export function RoleUsers({ role }: { role: RoleRecord }) {
  const t = useText();
  const translate = useTranslate();
  const roleId = String(role.id);
  const { data, error, isPending, refetch } = useAsk(roles.users, { path: { roleId } });
  const users = readList<User>(data).data;
  const { give, take } = useRoleUsers(role);
  return (
    <GroupedList
      title={t('roles.info.users')}
      add={<AddUser users={users} give={give} />}
      groups={
        users.length
          ? [
              {
                key: 'users',
                name: '',
                items: users.map(user => ({
                  key: user._id,
                  name: nameOf(user),
                  note: user.email,
                  href: paths.user(user._id),
                  remove: () => void take(user),
                })),
              },
            ]
          : []
      }
      empty={
        isPending ? (
          <p className="panel-body secondary">{t('shell.loading')}</p>
        ) : error ? (
          <State kind="error" heading="h3" title={t('roles.loadError')} text={causeOf(translate, error)}>
            <button type="button" className="button" onClick={() => refetch()}>
              {t('failure.retry')}
            </button>
          </State>
        ) : (
          <State kind="empty" heading="h3" title={t('roles.info.noUsers')} text={t('roles.info.usersHint')} />
        )
      }
    />
  );
}

function useRoleUsers(role: RoleRecord) {
  const t = useText();
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const offerUndo = useUndo();
  const add = useAct(roles.assign, { success: 'ui.saved', failure: 'roles.saveError', refresh: ['users'] });
  const remove = useAct(roles.unassignEverywhere, { failure: 'roles.deleteError', refresh: ['users'] });
  const giveBack = useGiveRolesBack();
  const roleId = String(role.id);

  const give = async (userId: string) => {
    const given = await add.act({ body: { _id: userId, roleId } });
    void refresh(queryClient, 'roles');
    return given !== undefined;
  };
  const take = async (user: User) => {
    const name = nameOf(user);
    const sure = await confirm({
      title: t('roles.info.removeUserAsk', { role: role.roleName, name }),
      text: t('roles.info.removeUserText', { name, email: user.email }),
      confirm: t('access.remove'),
      danger: true,
    });
    if (sure && (await remove.act({ path: { userId: user._id, roleId } }))) {
      const entries = entriesOf(user, roleId);
      offerUndo(t('roles.info.userRemoved', { name }), () =>
        giveBack(user._id, entries.length ? entries : [{ role: roleId, application: null }]),
      );
    }
  };
  return { give, take };
}

function AddUser({ users, give }: { users: User[]; give(userId: string): Promise<boolean> }) {
  const t = useText();
  const [[chosen], setChosen] = useState<Choice[]>([]);
  const [fault, setFault] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return setFault(t('roles.info.invalidUser'));
    if (users.some(user => user._id === chosen.id)) return setFault(t('roles.info.duplicateUser'));
    if (await give(chosen.id)) setChosen([]);
  };
  return (
    <form className={styles.add} noValidate onSubmit={submit}>
      <Select
        label={t('roles.info.findUser')}
        hint={t('roles.info.findUserHint')}
        source={personSource}
        value={chosen ? [chosen] : []}
        choose={value => {
          setFault(undefined);
          setChosen(value);
        }}
        fault={fault}
      />
      <button type="submit" className="button">
        <Plus size={16} aria-hidden />
        {t('roles.info.addUser')}
      </button>
    </form>
  );
}
