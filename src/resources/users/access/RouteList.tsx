import { Link } from 'react-router-dom';
import { levelIcons } from '../../../domain/catalogue/access/levelIcons.tsx';
import { NameText } from '../../../ui/Name.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './Routes.module.css';
import { ROUTE_STEPS, routeKey, stepUrl } from './routeSteps.ts';
import type { RoutesProps } from './RouteTable.tsx';

/** Routes in a narrow window: the steps of each are stacked. */
export function RouteList({ caption, application, routes, stepName, removedRole }: RoutesProps) {
  const t = useText();
  return (
    <ol className={styles.ways} aria-label={caption}>
      {routes.map((route, n) => (
        <li key={routeKey(route)} className={route.role === removedRole ? styles.goes : undefined}>
          <h3>
            {t('reach.way', { number: n + 1 })}
            {route.role === removedRole ? (
              <span className="visually-hidden"> {t('reach.without.goes')}</span>
            ) : null}
          </h3>
          <ol>
            {ROUTE_STEPS.filter(({ step }) => route[step]).map(({ step, level }, at, routeSteps) => {
              const name = stepName(step, route[step]!);
              // A level was skipped, for example from the role straight to a tool.
              const isDirect =
                at > 0 &&
                ROUTE_STEPS.findIndex(one => one.step === step) -
                  ROUTE_STEPS.findIndex(one => one.step === routeSteps[at - 1]!.step) >
                  1;
              return (
                <li key={step}>
                  {levelIcons[level]}
                  <span>
                    <span className="secondary">
                      {isDirect
                        ? t('reach.levelDirect', { level: t(`reach.level.${level}`) })
                        : t(`reach.level.${level}`)}
                    </span>
                    <Link to={stepUrl(step, route, application)}>
                      <NameText name={name} />
                    </Link>
                  </span>
                </li>
              );
            })}
          </ol>
        </li>
      ))}
    </ol>
  );
}
