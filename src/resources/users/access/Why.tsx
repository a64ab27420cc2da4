import { useState } from 'react';
import { Link } from 'react-router-dom';
import { NO_APPLICATION, type AccessRoute } from '../../../domain/catalogue/access/graph.ts';
import { count } from '../../../ui/formats.ts';
import { NameLink, NameText, type Name } from '../../../ui/Name.tsx';
import { paths } from '../../../ui/paths.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useNarrow } from '../../../ui/useMedia.ts';
import { useText } from '../../../ui/useText.ts';
import { WayList } from './WayList.tsx';
import { WayTable } from './WayTable.tsx';
import styles from './Why.module.css';

/** So many ways are drawn at once. */
const FIRST = 20;
/** So many roles are offered to be thought away. */
const OFFERED = 3;

interface Props {
  person: string;
  /** What the ways lead to. */
  what: Name;
  application: { id: string; name: Name };
  ways: AccessRoute[];
  isComplete: boolean;
  nameOf(kind: keyof AccessRoute, id: string): Name;
  /** The role that is thought away, and how many tools go with it. */
  without: { role: string; lost: number; of: number } | undefined;
  hrefWithout(role: string | undefined): string;
}

/** Why somebody reaches something: every way, each step a link, and what would be left without one of the roles. */
export function Why({ person, what, application, ways, isComplete, nameOf, without, hrefWithout }: Props) {
  const t = useText();
  const isNarrow = useNarrow();
  const [all, setAll] = useState(false);
  const Ways = isNarrow ? WayList : WayTable;
  const total = t('reach.ways', { smart_count: ways.length, count: count(ways.length) });
  return (
    <section className="panel" aria-labelledby="access-why">
      <div className="panel-head">
        <h2 id="access-why" className={styles.title}>
          {t('reach.why')} <NameText name={what} />{' '}
          <span className={styles.where}>
            {t('reach.joint')}{' '}
            {application.id === NO_APPLICATION ? (
              <NameText name={application.name} />
            ) : (
              <NameLink name={application.name} to={paths.applications.edit(application.id)} />
            )}
          </span>
        </h2>
        <span className={styles.total}>{isComplete ? total : t('reach.soFar', { words: total })}</span>
      </div>
      <Ways
        caption={t('reach.caption', {
          ways: total,
          name: person,
          what: what.text,
          application: application.name.text,
        })}
        application={application.id}
        ways={all ? ways : ways.slice(0, FIRST)}
        nameOf={nameOf}
        without={without?.role}
      />
      {!all && ways.length > FIRST ? (
        <div className={styles.more}>
          <TextButton small variant="quiet" onClick={() => setAll(true)}>
            {t('reach.allWays', { count: count(ways.length) })}
          </TextButton>
        </div>
      ) : null}
      <Without
        person={person}
        what={what.text}
        application={application.name.text}
        ways={ways}
        nameOf={nameOf}
        without={without}
        hrefWithout={hrefWithout}
      />
    </section>
  );
}

/** The roles that lead there, those with most ways first. */
function rolesOf(ways: AccessRoute[]): string[] {
  const times = new Map<string, number>();
  for (const { role } of ways) times.set(role, (times.get(role) ?? 0) + 1);
  return [...times].sort(([, a], [, b]) => b - a).map(([role]) => role);
}

function Without({
  person,
  what,
  application,
  ways,
  nameOf,
  without,
  hrefWithout,
}: Pick<Props, 'person' | 'ways' | 'nameOf' | 'without' | 'hrefWithout'> & {
  what: string;
  application: string;
}) {
  const t = useText();
  const left = ways.filter(({ role }) => role !== without?.role).length;
  const role = (id: string) => nameOf('role', id).text;
  return (
    <p className={styles.foot} role="status">
      {without ? (
        <>
          {t(left ? 'reach.without.left' : 'reach.without.none', {
            role: role(without.role),
            smart_count: left,
            count: count(left),
            total: count(ways.length),
            what,
          })}{' '}
          {t(without.lost ? 'reach.without.lost' : 'reach.without.lostNone', {
            name: person,
            application,
            smart_count: without.lost,
            count: count(without.lost),
            total: count(without.of),
          })}{' '}
          <Link to={hrefWithout(undefined)} preventScrollReset>
            {t('reach.without.back')}
          </Link>
        </>
      ) : (
        <>
          {t('reach.without.all', { what, smart_count: ways.length, count: count(ways.length) })}{' '}
          {rolesOf(ways)
            .slice(0, OFFERED)
            .map(id => (
              <Link key={id} to={hrefWithout(id)} preventScrollReset>
                {t('reach.without.ask', { role: role(id) })}
              </Link>
            ))}
        </>
      )}
    </p>
  );
}
