import { useCallback, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import { protectedLayers } from '../../platform/protectedLayers.ts';
import { roles } from '../../platform/roles.ts';
import { BulkDialog } from '../../lists/bulk/BulkDialog.tsx';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import type { Choice } from '../../forms/select/choices.ts';
import { useText } from '../../ui/useText.ts';
import { LayerChoice, type LayerSelection } from './LayerChoice.tsx';
import { layerErrors } from './layerErrors.ts';
import { RoleChoice } from './RoleChoice.tsx';
import type { UserRecord } from './userColumns.ts';
import { userName } from '../../platform/userName.ts';

export type UserDeed = 'activate' | 'deactivate' | 'assignRole' | 'assignLayers';

/** One deed for the ticked users, one documented call for each of them. */
export default function UserBulkDialog({ deed, users, close }: DialogProps & { deed: UserDeed; users: UserRecord[] }) {
  const t = useText();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  // The ticks may go while it runs; the deed stays with those it was begun for.
  const [records] = useState(users);
  const [role, setRole] = useState<{ application?: Choice; role?: Choice }>({});
  const [layers, setLayers] = useState<LayerSelection>({ applications: [], layers: [] });
  const [tried, setTried] = useState(false);
  const errors = layerErrors(layers);

  const job = useCallback(
    async (user: UserRecord) => {
      if (deed === 'assignRole')
        return dataProvider.call(roles.assign, { body: { _id: user._id, roleData: { application: role.application!.id, role: role.role!.id } } });
      if (deed === 'assignLayers')
        return dataProvider.call(protectedLayers.assignToUser, {
          path: { userId: user._id },
          body: { applications: layers.applications.map(({ id }) => id), protectedLayers: layers.layers.map(({ id }) => id) },
        });
      const { data: now } = await dataProvider.getOne('users', { id: user.id });
      return dataProvider.update('users', { id: user.id, data: { ...now, isActive: deed === 'activate' }, previousData: user });
    },
    [dataProvider, deed, role, layers],
  );
  const ready = () => {
    setTried(true);
    if (deed === 'assignRole') return role.application !== undefined && role.role !== undefined;
    return deed !== 'assignLayers' || (!errors.application && !errors.layers);
  };
  const choice = {
    activate: undefined,
    deactivate: undefined,
    assignRole: <RoleChoice value={role} choose={setRole} tried={tried} />,
    assignLayers: <LayerChoice selection={layers} select={setLayers} {...(tried && { errors })} />,
  }[deed];
  const action = t(`users.bulk.${deed}`);
  return (
    <BulkDialog<UserRecord>
      action={action}
      title={t('users.bulk.ask', { action, smart_count: records.length })}
      text={t('users.bulk.askText')}
      records={records}
      nameOf={userName}
      choice={choice}
      ready={ready}
      job={job}
      close={close}
    />
  );
}
