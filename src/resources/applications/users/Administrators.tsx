import { addAdmin, removeAdmin } from '../../../activity/actions/applications.ts';
import {
  AddChoice,
  GroupedRecords,
  ListPanel,
  NameField,
  RemoveButton,
  useRecordContext,
  type NamedRecord,
} from '../../../admin/index.ts';
import { referenceId } from '../../../data/dialect.ts';
import type { ApplicationRecord } from '../../../domain/organizations/application.ts';
import { MIN_USER_SEARCH_LENGTH, userSource } from '../../../domain/people/userSource.ts';
import { applicationLabel } from '../../../platform/applications.ts';
import { isObject } from '../../../platform/shape.ts';
import { textIn } from '../../../platform/unchecked.ts';
import { paths } from '../../../ui/paths.ts';
import { useText } from '../../../ui/useText.ts';
import { useMembers } from '../useMembers.ts';
import { sortByName, usePersonNames } from '../usePersonNames.ts';

const texts = {
  added: 'applicationUsers.admins.added',
  removed: 'applicationUsers.admins.removed',
  ask: 'applicationUsers.admins.ask',
  askText: 'applicationUsers.admins.askText',
  saveError: 'error.save',
  removeError: 'error.remove',
  refused: 'error.said',
} as const;

/** No user can be added before the application is loaded. */
const notYet = async () => false;

interface AdminRow extends NamedRecord {
  /** Empty if the name is the email. */
  email: string;
}

const emailOf = ({ email }: AdminRow) => email;

/**
 * Lists the administrators of an application. Only superadmins change them (docs/decisions/permissions.md).
 */
export function Administrators({ changes }: { changes: boolean }) {
  const application = useRecordContext<ApplicationRecord>()!;
  const t = useText();
  const { _id, adminUsers = [] } = application;
  const nameOf = usePersonNames(_id, adminUsers);
  const { add, remove } = useMembers({
    texts,
    interpolation: { application: applicationLabel(application) },
    adding: addAdmin,
    removing: removeAdmin,
    getArgs: userId => ({
      add: { body: { adminId: userId, _id } },
      remove: { path: { appId: _id, userId } },
    }),
  });
  const records = sortByName(
    adminUsers.map((ref): AdminRow => {
      const name = nameOf(ref);
      const email = isObject(ref) ? textIn(ref.email) : '';
      return { id: referenceId(ref), name, email: email === name.text ? '' : email };
    }),
  );
  return (
    <ListPanel
      title={t('applicationUsers.admins.title')}
      addressPrefix="admins"
      records={records}
      getSearchText={emailOf}
      actions={
        changes ? (
          <AddChoice
            label={t('applicationUsers.admins.find')}
            hint={t('select.typeMore', { smart_count: MIN_USER_SEARCH_LENGTH })}
            button={t('applicationUsers.admins.add')}
            source={userSource}
            missing={t('ui.rule.user')}
            duplicate={t('applicationUsers.admins.duplicate')}
            isAdded={id => records.some(record => record.id === id)}
            add={_id ? add : notYet}
          />
        ) : undefined
      }
      empty={
        _id ? (
          <p className="panel-body secondary">
            {t(changes ? 'applicationUsers.admins.empty' : 'applicationUsers.admins.emptyAsk')}
          </p>
        ) : null
      }
    >
      <GroupedRecords<AdminRow>
        primaryText={<NameField<AdminRow> source="name" link={({ id }) => paths.users.show(id)} />}
        secondaryText={emailOf}
        rightIcon={
          changes ? <RemoveButton onClick={({ id, name }) => remove({ id, name: name.text })} /> : null
        }
      />
    </ListPanel>
  );
}
