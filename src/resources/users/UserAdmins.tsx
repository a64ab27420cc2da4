import { addAdmin, removeAdmin } from '../../activity/actions/applications.ts';
import { useAction } from '../../activity/useAction.ts';
import {
  AddChoice,
  GroupedRecords,
  ListPanel,
  NameField,
  RemoveButton,
  useRecordContext,
  type NamedRecord,
} from '../../admin/index.ts';
import { useCan } from '../../auth/AccessProvider.tsx';
import { referenceId } from '../../data/dialect.ts';
import { applicationSource } from '../../domain/people/choiceSources.ts';
import { useApplicationNames } from '../../domain/people/useNames.ts';
import { userName } from '../../platform/userName.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { useText } from '../../ui/useText.ts';
import type { UserRecord } from './userRecord.ts';

/** The applications that a user administers. A superadmin adds and removes them (docs/behaviour.md 1 §6). */
export function UserAdmins() {
  const t = useText();
  const user = useRecordContext<UserRecord>()!;
  const can = useCan();
  const canChange = can({ action: 'setAdmins', resource: 'applications' });
  const { add, remove } = useApplicationAdmins(user);
  const administered = user.adminRoles ?? [];
  const applicationName = useApplicationNames(administered);
  return (
    <ListPanel
      title={t('access.admin.title')}
      addressPrefix="admins"
      records={administered.map(application => ({
        id: referenceId(application),
        name: applicationName(application),
      }))}
      actions={
        canChange ? (
          <AddChoice
            label={t('access.application')}
            button={t('access.admin.add')}
            source={applicationSource}
            missing={t('access.rule.application')}
            duplicate={t('access.rule.admin')}
            isAdded={id => administered.some(application => referenceId(application) === id)}
            add={add}
          />
        ) : undefined
      }
      empty={<p className="panel-body secondary">{t('access.admin.empty')}</p>}
    >
      <GroupedRecords
        primaryText={<NameField source="name" />}
        rightIcon={canChange ? <RemoveButton onClick={remove} /> : null}
      />
    </ListPanel>
  );
}

function useApplicationAdmins(user: UserRecord) {
  const t = useText();
  const confirmDialog = useConfirm();
  const name = userName(user);
  const addAction = useAction(addAdmin, {
    success: 'access.admin.added',
    failure: 'error.save',
  });
  const removeAction = useAction(removeAdmin, { failure: 'error.remove' });
  const add = async (id: string, applicationLabel: string) =>
    (await addAction.run(
      { body: { adminId: user._id, _id: id } },
      { interpolation: { name, application: applicationLabel } },
    )) !== undefined;

  const remove = async ({ id: appId, name: { text: applicationLabel } }: NamedRecord) => {
    const undo = {
      text: t('access.admin.removed', { name, application: applicationLabel }),
      inverse: () => add(appId, applicationLabel),
    };
    await confirmDialog({
      title: t('access.admin.ask', { application: applicationLabel }),
      text: t('access.admin.askText', { name, application: applicationLabel }),
      confirmLabel: t('ui.remove'),
      danger: true,
      send: () => removeAction.run({ path: { appId, userId: user._id } }, { undo }),
    });
  };
  return { add, remove };
}
