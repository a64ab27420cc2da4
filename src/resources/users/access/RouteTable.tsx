import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { AccessRoute } from '../../../domain/catalogue/access/accessGraph.ts';
import { levelIcons } from '../../../domain/catalogue/access/levelIcons.tsx';
import { NameText, type Name } from '../../../ui/Name.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './Routes.module.css';
import { lastStep, ROUTE_STEPS, routeKey, stepUrl, type RouteStep } from './routeSteps.ts';

export interface RoutesProps {
  caption: string;
  /** The id of the application. */
  application: string;
  routes: AccessRoute[];
  stepName(step: RouteStep, id: string): Name;
  /** The role whose removal is previewed: its routes are struck out. */
  removedRole: string | undefined;
}

/** A row per route, its steps joined by arrows. */
export function RouteTable({ caption, application, routes, stepName, removedRole }: RoutesProps) {
  const t = useText();
  const end = ROUTE_STEPS.findIndex(({ step }) => step === lastStep(routes));
  const steps = ROUTE_STEPS.slice(0, end + 1);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {steps.map(({ level }) => (
            <th key={level} scope="col">
              {t(`reach.level.${level}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {routes.map(route => {
          const skippedSteps = steps.filter(({ step }) => route[step] === undefined).length;
          const isRemoved = route.role === removedRole;
          return (
            <tr key={routeKey(route)} className={isRemoved ? styles.goes : undefined}>
              {steps.map(({ step, level }, at) => {
                const id = route[step];
                // A tool or toolgroup that the role carries itself skips the levels between.
                if (id === undefined)
                  return at === 1 ? (
                    <td key={step} colSpan={skippedSteps}>
                      <span className={styles.cell}>
                        <span className={styles.line} />
                        <span className={styles.direct}>{t('reach.givenItself')}</span>
                        <span className={styles.arrow} />
                      </span>
                    </td>
                  ) : null;
                const Cell = at ? 'td' : 'th';
                return (
                  <Cell key={step} {...(!at && { scope: 'row' })}>
                    <span className={styles.cell}>
                      <span className={styles.node}>
                        {levelIcons[level]}
                        <Link to={stepUrl(step, route, application)} title={stepName(step, id).text}>
                          <NameText name={stepName(step, id)} />
                        </Link>
                      </span>
                      {isRemoved && !at ? (
                        <span className="visually-hidden">{t('reach.without.goes')}</span>
                      ) : null}
                      {at < end ? (
                        <span className={!at && skippedSteps ? styles.line : styles.arrow} />
                      ) : (
                        <Fragment />
                      )}
                    </span>
                  </Cell>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
