import { useApplicationNames } from '../../access/useNames.ts';
import { useRecordContext } from '../../admin/index.ts';
import { idOf } from '../../client/dialect.ts';
import type { SmallColumn } from '../../lists/small/columns.ts';
import { SmallTable } from '../../lists/small/SmallTable.tsx';
import { usePages } from '../../lists/small/usePages.ts';
import { SESSION_PAGE_SIZE } from '../../platform/lists.ts';
import { sessions, type Session } from '../../platform/sessions.ts';
import type { FieldOf } from '../../ui/fieldLabel.ts';
import { elapsed, moment, orEmpty } from '../../ui/formats.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { NameText } from '../../ui/Name.tsx';
import { useText } from '../../ui/useText.ts';

const SessionPicture = lazyComponent(
  () => import('./SessionPicture.tsx'),
  ['charts'],
  () => <div className="panel" style={{ height: 298, marginTop: 16 }} />,
);

const lasted = ({ loginTime, logoutTime }: Session) =>
  typeof loginTime === 'number' && typeof logoutTime === 'number' ? elapsed(logoutTime - loginTime) : '';

/** A user's visits, ten to a page: application, login, logout, and how long each lasted. */
export function UserSessions() {
  const t = useText();
  const userId = String(useRecordContext()?.id ?? '');
  const pages = usePages(
    sessions.list,
    { path: { userId } },
    { prefix: 'session', pageSize: SESSION_PAGE_SIZE, enabled: userId !== '' },
  );
  const nameOf = useApplicationNames(pages.rows?.map(({ application }) => application) ?? []);
  const columns: SmallColumn<Session, FieldOf<'sessions'>>[] = [
    {
      source: 'application',
      text: ({ application }) => (idOf(application) ? nameOf(application).text : ''),
      draw: ({ application }) => (idOf(application) ? <NameText name={nameOf(application)} /> : orEmpty('')),
      width: 34,
    },
    { source: 'login', text: ({ loginTime }) => moment(loginTime), width: 24 },
    { source: 'logout', text: ({ logoutTime }) => moment(logoutTime) || t('sessions.open'), width: 24 },
    { source: 'elapsed', text: lasted, numeric: true, width: 18 },
  ];
  return (
    <>
      <SmallTable area="sessions" pages={pages} columns={columns} />
      {pages.total > 1 ? <SessionPicture userId={userId} total={pages.total} /> : null}
    </>
  );
}
