import { useTranslate } from 'react-admin';
import { Button } from '../ui/Button.tsx';
import { causeOf } from './useTellFailure.ts';
import { State } from '../ui/State.tsx';
import { useText, type TextKey } from '../ui/useText.ts';
import styles from './AskedState.module.css';

/** Of the rows that keep the place. */
const widths = ['34%', '46%', '28%'];

interface Props {
  asked: { isPending: boolean; error: unknown; refetch(): unknown };
  loadError: TextKey;
  empty: { title: TextKey; text: TextKey };
}

/** Stands in a panel without rows: they are on their way, could not be read, or there are none. */
export function AskedState({ asked: { isPending, error, refetch }, loadError, empty }: Props) {
  const t = useText();
  const translate = useTranslate();
  if (isPending)
    return (
      <ul className={styles.awaited} aria-label={t('shell.loading')} aria-busy>
        {widths.map(width => (
          <li key={width}>
            <span className="skeleton" style={{ width }} />
          </li>
        ))}
      </ul>
    );
  if (!error) return <State kind="empty" heading="h3" title={t(empty.title)} text={t(empty.text)} />;
  return (
    <State kind="error" heading="h3" title={t(loadError)} text={causeOf(translate, error)}>
      <Button onClick={() => refetch()}>
        {t('failure.retry')}
      </Button>
    </State>
  );
}
