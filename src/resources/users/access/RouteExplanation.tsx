import { useState } from 'react';
import { Link } from 'react-router-dom';
import { NO_APPLICATION, type AccessRoute } from '../../../domain/catalogue/access/accessGraph.ts';
import { formatCount } from '../../../ui/formats.ts';
import { NameLink, NameText, type Name } from '../../../ui/Name.tsx';
import { paths } from '../../../ui/paths.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useIsNarrow } from '../../../ui/useMedia.ts';
import { useText } from '../../../ui/useText.ts';
import { RouteList } from './RouteList.tsx';
import styles from './Routes.module.css';
import { RouteTable } from './RouteTable.tsx';

/** How many routes are rendered before "Show all" is pressed. */
const INITIAL_ROUTES = 20;
/** For how many roles the effect of removing them can be previewed. */
const MAX_OFFERED_ROLES = 3;

interface Props {
  person: string;
  /** The tool, toolgroup or purpose that the routes lead to. */
  what: Name;
  application: { id: string; name: Name };
  routes: AccessRoute[];
  isComplete: boolean;
  stepName(kind: keyof AccessRoute, id: string): Name;
  /** The role whose removal is previewed, and how many of its tools the person would lose. */
  removal: { role: string; lostTools: number; totalTools: number } | undefined;
  hrefWithout(role: string | undefined): string;
}

/** Explains why a person reaches something: all routes with a link per step, and a preview of removing one of the roles. */
export function RouteExplanation({
  person,
  what,
  application,
  routes,
  isComplete,
  stepName,
  removal,
  hrefWithout,
}: Props) {
  const t = useText();
  const isNarrow = useIsNarrow();
  const [isExpanded, setExpanded] = useState(false);
  const RoutesView = isNarrow ? RouteList : RouteTable;
  const total = t('reach.ways', { smart_count: routes.length, count: formatCount(routes.length) });
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
      <RoutesView
        caption={t('reach.caption', {
          ways: total,
          name: person,
          what: what.text,
          application: application.name.text,
        })}
        application={application.id}
        routes={isExpanded ? routes : routes.slice(0, INITIAL_ROUTES)}
        stepName={stepName}
        removedRole={removal?.role}
      />
      {!isExpanded && routes.length > INITIAL_ROUTES ? (
        <div className={styles.more}>
          <TextButton small variant="quiet" onClick={() => setExpanded(true)}>
            {t('reach.allWays', { count: formatCount(routes.length) })}
          </TextButton>
        </div>
      ) : null}
      <RemovalPreview
        person={person}
        what={what.text}
        application={application.name.text}
        routes={routes}
        stepName={stepName}
        removal={removal}
        hrefWithout={hrefWithout}
      />
    </section>
  );
}

/** The roles of the routes, by descending number of routes. */
function rolesByRouteCount(routes: AccessRoute[]): string[] {
  const routeCounts = new Map<string, number>();
  for (const { role } of routes) routeCounts.set(role, (routeCounts.get(role) ?? 0) + 1);
  return [...routeCounts].sort(([, a], [, b]) => b - a).map(([role]) => role);
}

function RemovalPreview({
  person,
  what,
  application,
  routes,
  stepName,
  removal,
  hrefWithout,
}: Pick<Props, 'person' | 'routes' | 'stepName' | 'removal' | 'hrefWithout'> & {
  what: string;
  application: string;
}) {
  const t = useText();
  const remaining = routes.filter(({ role }) => role !== removal?.role).length;
  const roleName = (id: string) => stepName('role', id).text;
  return (
    <p className={styles.foot} role="status">
      {removal ? (
        <>
          {t(remaining ? 'reach.without.left' : 'reach.without.none', {
            role: roleName(removal.role),
            smart_count: remaining,
            count: formatCount(remaining),
            total: formatCount(routes.length),
            what,
          })}{' '}
          {t(removal.lostTools ? 'reach.without.lost' : 'reach.without.lostNone', {
            name: person,
            application,
            smart_count: removal.lostTools,
            count: formatCount(removal.lostTools),
            total: formatCount(removal.totalTools),
          })}{' '}
          <Link to={hrefWithout(undefined)} preventScrollReset>
            {t('reach.without.back')}
          </Link>
        </>
      ) : (
        <>
          {t('reach.without.all', { what, smart_count: routes.length, count: formatCount(routes.length) })}{' '}
          {rolesByRouteCount(routes)
            .slice(0, MAX_OFFERED_ROLES)
            .map(id => (
              <Link key={id} to={hrefWithout(id)} preventScrollReset>
                {t('reach.without.ask', { role: roleName(id) })}
              </Link>
            ))}
        </>
      )}
    </p>
  );
}
