import { PERSON_SEARCH_LENGTH, personSource } from '../../../access/personSource.ts';
import { addAdmin, removeAdmin } from '../../../activity/actions/applications.ts';
import { idOf } from '../../../client/dialect.ts';
import { AddOne } from '../../../forms/select/AddOne.tsx';
import { GroupedList } from '../../../lists/GroupedList.tsx';
import { called } from '../../../organization/application.ts';
import { isObject } from '../../../platform/shape.ts';
import { textIn } from '../../../platform/unchecked.ts';
import { named } from '../../../ui/Name.tsx';
import { paths } from '../../../ui/paths.ts';
import { useText } from '../../../ui/useText.ts';
import type { TabProps } from '../tabs.tsx';
import { useMembers } from '../useMembers.ts';
import { byName, usePersonNames } from '../usePersonNames.ts';

const texts = {
  added: 'applicationUsers.admins.added',
  removed: 'applicationUsers.admins.removed',
  ask: 'applicationUsers.admins.ask',
  askText: 'applicationUsers.admins.askText',
  saveError: 'error.save',
  removeError: 'error.remove',
  refused: 'error.said',
} as const;

/** Nobody is added to an application that is still to be read. */
const notYet = async () => false;

/** Who administers an application; a superadmin adds and removes (decision 20). */
export function Administrators({ application, changes }: TabProps & { changes: boolean }) {
  const t = useText();
  const { _id, adminUsers = [] } = application;
  const nameOf = usePersonNames(_id, adminUsers);
  const { add, remove } = useMembers({
    texts,
    gaps: { application: called(application) },
    adding: addAdmin,
    removing: removeAdmin,
    argsOf: userId => ({
      add: { body: { adminId: userId, _id } },
      remove: { path: { appId: _id, userId } },
    }),
  });
  const items = byName(
    adminUsers.map(ref => {
      const [id, name] = [idOf(ref), nameOf(ref)];
      return {
        key: id,
        name,
        href: paths.user(id),
        ...(isObject(ref) && textIn(ref.email) !== name.text && { note: textIn(ref.email) }),
        ...(changes && { remove: () => void remove({ id, name: name.text }) }),
      };
    }),
  );
  return (
    <GroupedList
      title={t('applicationUsers.admins.title')}
      prefix="admins"
      add={
        changes ? (
          <AddOne
            label={t('applicationUsers.admins.find')}
            hint={t('select.typeMore', { smart_count: PERSON_SEARCH_LENGTH })}
            button={t('applicationUsers.admins.add')}
            source={personSource}
            missing={t('ui.rule.user')}
            duplicate={t('applicationUsers.admins.duplicate')}
            isThere={id => items.some(({ key }) => key === id)}
            add={_id ? add : notYet}
          />
        ) : undefined
      }
      groups={items.length ? [{ key: 'admins', name: named(''), items }] : []}
      empty={
        _id ? (
          <p className="panel-body secondary">
            {t(changes ? 'applicationUsers.admins.empty' : 'applicationUsers.admins.emptyAsk')}
          </p>
        ) : null
      }
    />
  );
}
