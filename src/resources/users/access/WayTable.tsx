import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { AccessRoute } from '../../../domain/catalogue/access/graph.ts';
import { levelIcons } from '../../../domain/catalogue/access/levelIcons.tsx';
import { NameText, type Name } from '../../../ui/Name.tsx';
import { useText } from '../../../ui/useText.ts';
import { lastStep, routeKey, STEPS, stepUrl, type RouteStep } from './steps.ts';
import styles from './Why.module.css';

export interface WaysProps {
  caption: string;
  /** The id of the application in which the ways lead. */
  application: string;
  ways: AccessRoute[];
  nameOf(step: RouteStep, id: string): Name;
  /** The role that is thought away: its ways would go. */
  without: string | undefined;
}

/** Each way a row, its steps joined by arrows. */
export function WayTable({ caption, application, ways, nameOf, without }: WaysProps) {
  const t = useText();
  const end = STEPS.findIndex(({ step }) => step === lastStep(ways));
  const steps = STEPS.slice(0, end + 1);
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
        {ways.map(way => {
          const gap = steps.filter(({ step }) => way[step] === undefined).length;
          const goes = way.role === without;
          return (
            <tr key={routeKey(way)} className={goes ? styles.goes : undefined}>
              {steps.map(({ step, level }, at) => {
                const id = way[step];
                // What the role carries itself skips the steps between.
                if (id === undefined)
                  return at === 1 ? (
                    <td key={step} colSpan={gap}>
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
                        <Link to={stepUrl(step, way, application)} title={nameOf(step, id).text}>
                          <NameText name={nameOf(step, id)} />
                        </Link>
                      </span>
                      {goes && !at ? (
                        <span className="visually-hidden">{t('reach.without.goes')}</span>
                      ) : null}
                      {at < end ? <span className={!at && gap ? styles.line : styles.arrow} /> : <Fragment />}
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
