import { Link } from 'react-router-dom';
import { levelIcons } from '../../../domain/catalogue/access/levelIcons.tsx';
import { NameText } from '../../../ui/Name.tsx';
import { useText } from '../../../ui/useText.ts';
import { routeKey, STEPS, stepUrl } from './steps.ts';
import type { WaysProps } from './WayTable.tsx';
import styles from './Why.module.css';

/** Each way its steps below one another, where there is no room beside. */
export function WayList({ caption, application, ways, nameOf, without }: WaysProps) {
  const t = useText();
  return (
    <ol className={styles.ways} aria-label={caption}>
      {ways.map((way, n) => (
        <li key={routeKey(way)} className={way.role === without ? styles.goes : undefined}>
          <h3>
            {t('reach.way', { number: n + 1 })}
            {way.role === without ? (
              <span className="visually-hidden"> {t('reach.without.goes')}</span>
            ) : null}
          </h3>
          <ol>
            {STEPS.filter(({ step }) => way[step]).map(({ step, level }, at, taken) => {
              const name = nameOf(step, way[step]!);
              // The step before it is not the one that usually is.
              const isDirect =
                at > 0 &&
                STEPS.findIndex(one => one.step === step) -
                  STEPS.findIndex(one => one.step === taken[at - 1]!.step) >
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
                    <Link to={stepUrl(step, way, application)}>
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
