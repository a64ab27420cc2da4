import { useTranslate } from 'react-admin';
import { readList, idOf } from '../../client/dialect.ts';
import { roles, type RolePurpose } from '../../platform/roles.ts';
import { useAsk } from '../../ui/ask/useAsk.ts';
import { causeOf } from '../../ui/ask/useTellFailure.ts';
import { GroupedList } from '../../ui/GroupedList.tsx';
import { State } from '../../ui/State.tsx';
import { useText } from '../../ui/useText.ts';
import { byApplication } from '../../ui/access/byApplication.ts';

/** The purposes that carry a role, grouped by application. */
export function RolePurposes({ roleId }: { roleId: string }) {
  const t = useText();
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useAsk(roles.purposes, { path: { roleId } });
  const groups = byApplication(
    readList<RolePurpose>(data).data,
    purpose => purpose.application,
    purpose => ({ key: `${purpose._id} ${idOf(purpose.application)}`, name: purpose.purposeName ?? purpose._id }),
    t('roles.info.noApplication'),
  );
  return (
    <GroupedList
      title={t('roles.info.purposes')}
      groups={groups}
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
          <State kind="empty" heading="h3" title={t('roles.info.noPurposes')} text={t('roles.info.purposesHint')} />
        )
      }
    />
  );
}
