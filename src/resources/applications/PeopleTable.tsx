import { useMemo, type ReactNode } from 'react';
import { useUsersByName } from '../../access/useUsersByName.ts';
import type { Listed } from '../../data/useEndpointList.ts';
import { FindHere, SEARCHED_FROM } from '../../lists/FindHere.tsx';
import type { Order, SmallColumn } from '../../lists/small/columns.ts';
import { useOrder } from '../../lists/small/useOrder.ts';
import type { Pages } from '../../lists/small/usePages.ts';
import { useWholePages } from '../../lists/small/useWholePages.ts';
import { useFind } from '../../lists/useFind.ts';
import type { applicationParts } from '../../platform/applicationParts.ts';
import { foldText } from '../../platform/fold.ts';
import type { User } from '../../platform/users.ts';
import { count } from '../../ui/formats.ts';
import type { Name } from '../../ui/Name.tsx';
import { NameLink } from '../../ui/NameLink.tsx';
import { paths } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import styles from './parts.module.css';

const PAGE_SIZE = 24;

type PersonColumn = SmallColumn<User, 'name' | 'email' | 'role' | 'active'>;

interface Props {
  id: string;
  title: string;
  /** Of its search, order and page in the address. */
  prefix: string;
  listed: Listed<typeof applicationParts.users>;
  /** Below the heading. */
  children: ReactNode;
  /** Draws the people on this page, by the names that are known of them. */
  table(
    seen: { pages: Pages<User>; columns: PersonColumn[]; order: Order },
    nameOf: (user: User) => Name,
  ): ReactNode;
}

/** People of an application, who came all at once: searched, sorted and paged here. */
export function PeopleTable({
  id,
  title,
  prefix,
  listed: { asked, rows: came, odd },
  children,
  table,
}: Props) {
  const t = useText();
  const { typed, type, wanted } = useFind(prefix);
  const { rows, nameOf, isComplete } = useUsersByName(came);
  const columns = useMemo<PersonColumn[]>(
    () => [
      {
        source: 'name',
        // No row moves while the names arrive.
        text: user => (isComplete ? nameOf(user).text : ''),
        draw: user => <NameLink name={nameOf(user)} to={paths.user(user._id)} />,
        width: 34,
      },
      { source: 'email', text: ({ email }) => email ?? '', width: 36 },
      { source: 'role', text: ({ role }) => role ?? '', width: 15 },
      {
        source: 'active',
        text: ({ isActive }) => (isActive === undefined ? '' : t(isActive ? 'ui.yes' : 'ui.no')),
        width: 15,
      },
    ],
    [t, isComplete, nameOf],
  );
  const found = useMemo(
    () =>
      wanted
        ? rows.filter(user => foldText(`${nameOf(user).text} ${user.email ?? ''}`).includes(wanted))
        : rows,
    [rows, wanted, nameOf],
  );
  const { ordered, order } = useOrder(found, columns, prefix);
  // What failed before anything came has no rows; a list that came stays, whatever fails later.
  const isHere = rows.length > 0 || (!asked.isPending && !asked.error);
  const pages = useWholePages({
    rows: isHere ? ordered : undefined,
    odd,
    error: asked.error,
    refetch: asked.refetch,
    prefix,
    pageSize: PAGE_SIZE,
  });
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.head}>
        <h2 id={id}>
          {title} <span className={styles.count}>{rows.length ? count(rows.length) : ''}</span>
        </h2>
        {rows.length >= SEARCHED_FROM || typed ? <FindHere title={title} typed={typed} type={type} /> : null}
      </div>
      {children}
      {wanted && rows.length && !found.length ? (
        <p className="secondary">{t('list.nothingFound')}</p>
      ) : (
        table({ pages, columns, order }, nameOf)
      )}
    </section>
  );
}
