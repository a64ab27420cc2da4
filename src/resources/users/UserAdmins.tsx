import { idOf } from '../../client/dialect.ts';
import { applications } from '../../platform/applications.ts';
import { useAct } from '../../ui/ask/useAct.ts';
import { useUndo } from '../../ui/ask/useUndo.tsx';
import { applicationName } from '../../ui/access/byApplication.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { GroupedList } from '../../ui/GroupedList.tsx';
import { useMay } from '../../ui/MeContext.tsx';
import { AddOne } from '../../ui/select/AddOne.tsx';
import { applicationSource } from '../../ui/access/sources.ts';
import { useText } from '../../ui/useText.ts';
import type { UserRecord } from './userColumns.ts';
import { userName } from '../../platform/userName.ts';

/** The applications a user administers; a superadmin adds and removes (spec 1 §6). */
export function UserAdmins({ user }: { user: UserRecord }) {
  const t = useText();
  const may = useMay();
  const changes = may('applicationAdmins');
  const { add, remove } = useApplicationAdmins(user);
  const items = (user.adminRoles ?? []).map(application => ({
    key: idOf(application),
    name: applicationName(application),
    ...(changes && { remove: () => void remove(application) }),
  }));
  return (
    <GroupedList
      title={t('access.admin.title')}
      add={
        changes ? (
          <AddOne
            label={t('access.application')}
            button={t('access.admin.add')}
            source={applicationSource}
            missing={t('access.rule.application')}
            duplicate={t('access.rule.admin')}
            isThere={id => items.some(({ key }) => key === id)}
            add={add}
          />
        ) : undefined
      }
      groups={items.length ? [{ key: 'applications', name: '', items }] : []}
      empty={<p className="panel-body secondary">{t('access.admin.empty')}</p>}
    />
  );
}

function useApplicationAdmins(user: UserRecord) {
  const t = useText();
  const confirm = useConfirm();
  const offerUndo = useUndo();
  const name = userName(user);
  const adding = useAct(applications.addAdmin, { success: 'ui.saved', failure: 'access.admin.error', refresh: ['users', 'applications'] });
  const removing = useAct(applications.removeAdmin, { failure: 'access.admin.removeError', refresh: ['users', 'applications'] });
  const add = async (id: string) => (await adding.act({ body: { adminId: user._id, _id: id } })) !== undefined;

  const remove = async (application: unknown) => {
    const called = applicationName(application);
    const sure = await confirm({
      title: t('access.admin.ask', { application: called }),
      text: t('access.admin.askText', { name }),
      confirm: t('access.remove'),
      danger: true,
    });
    const appId = idOf(application);
    if (sure && (await removing.act({ path: { appId, userId: user._id } })))
      offerUndo(t('access.admin.removed', { name, application: called }), () => add(appId));
  };
  return { add, remove };
}
