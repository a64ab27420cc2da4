import { addUser, removeUser } from '../../../activity/actions/applicationParts.ts';
import { AddChoice, RemoveButton, useRecordContext } from '../../../admin/index.ts';
import { useEndpointList } from '../../../data/useEndpointList.ts';
import type { ApplicationRecord } from '../../../domain/organizations/application.ts';
import { MIN_USER_SEARCH_LENGTH, userSource } from '../../../domain/people/userSource.ts';
import { applicationParts } from '../../../platform/applicationParts.ts';
import { applicationLabel } from '../../../platform/applications.ts';
import { State } from '../../../ui/State.tsx';
import { useText } from '../../../ui/useText.ts';
import { PeopleTable, type PersonRow } from '../PeopleTable.tsx';
import { useMembers } from '../useMembers.ts';

const texts = {
  added: 'applicationUsers.added',
  removed: 'applicationUsers.removed',
  ask: 'applicationUsers.ask',
  askText: 'applicationUsers.askText',
  saveError: 'error.save',
  removeError: 'error.remove',
  refused: 'error.said',
} as const;

/** No user can be added before the application is loaded. */
const notYet = async () => false;

export function ApplicationUsers() {
  const application = useRecordContext<ApplicationRecord>()!;
  const { _id } = application;
  const t = useText();
  const listed = useEndpointList(applicationParts.users, { path: { id: _id } }, { enabled: _id !== '' });
  const { add, remove } = useMembers({
    texts,
    interpolation: { application: applicationLabel(application) },
    adding: addUser,
    removing: removeUser,
    getArgs: userId => ({
      add: { path: { id: _id }, body: { userId } },
      remove: { path: { id: _id, userId } },
    }),
  });
  return (
    <PeopleTable
      title={t('applicationUsers.title')}
      empty={<State kind="rows" title={t('applicationUsers.empty')} text={t('applicationUsers.emptyHint')} />}
      area="applicationUsers"
      prefix="user"
      listed={listed}
      rowActions={
        <RemoveButton<PersonRow>
          getName={({ shownName }) => shownName}
          onClick={({ id, shownName }) => remove({ id, name: shownName.text })}
        />
      }
    >
      <div className="panel">
        <AddChoice
          label={t('applicationUsers.find')}
          hint={t('select.typeMore', { smart_count: MIN_USER_SEARCH_LENGTH })}
          button={t('applicationUsers.add')}
          source={userSource}
          missing={t('ui.rule.user')}
          duplicate={t('ui.rule.userAdded')}
          isAdded={id => listed.rows.some(user => user._id === id)}
          add={_id ? add : notYet}
        />
      </div>
    </PeopleTable>
  );
}
