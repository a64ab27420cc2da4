import OpenIcon from '@mui/icons-material/OpenInNewOutlined';
import { Link } from 'react-router-dom';
import { EmbeddedList, EmbeddedPagination, PanelSearch, useListContext } from '../../admin/index.ts';
import { FailedPanel } from '../../ui/failure/FailedState.tsx';
import { formatCount } from '../../ui/formats.ts';
import { State } from '../../ui/State.tsx';
import { Time } from '../../ui/Time.tsx';
import { usePrefixedParams } from '../../ui/url/usePrefixedParams.ts';
import { useText } from '../../ui/useText.ts';
import type { SentEmail } from './demoRecords.ts';
import styles from './OutboxPanel.module.css';
import headStyles from './panelHead.module.css';
import { NEWEST_FIRST, REFETCH_INTERVAL_MS } from './useDemoChange.ts';

/** Lists the emails that the platform would have sent. Their links work. */
export const OutboxPanel = () => (
  <EmbeddedList<SentEmail>
    resource="demo/letters"
    addressPrefix="letter"
    perPage={8}
    sort={NEWEST_FIRST}
    queryOptions={{ refetchInterval: REFETCH_INTERVAL_MS }}
  >
    <Letters />
  </EmbeddedList>
);

function Letters() {
  const t = useText();
  const { own, hrefOf } = usePrefixedParams('letter');
  const { data, total, error, refetch } = useListContext<SentEmail>();
  const opened = own.get('open');
  const toggled = (id: string) => {
    const next = new URLSearchParams(own);
    if (id === opened) next.delete('open');
    else next.set('open', id);
    return hrefOf(next);
  };
  if (error && !data)
    return <FailedPanel error={error} loadError="demo.letters.loadError" retry={() => void refetch()} />;
  return (
    <section className="panel" aria-labelledby="demo-letters">
      <div className={`panel-head ${headStyles.head}`}>
        <h2>
          <span id="demo-letters">{t('demo.letters.title')}</span>{' '}
          <span className={headStyles.count}>{data ? formatCount(total) : ''}</span>
        </h2>
        <PanelSearch title={t('demo.letters.title')} />
      </div>
      {data && !total ? (
        <State kind="rows" heading="h3" title={t('demo.letters.empty')} text={t('demo.letters.emptyHint')} />
      ) : (
        <ul aria-label={t('demo.letters.title')} aria-busy={!data}>
          {data?.map(letter => {
            const id = String(letter.id);
            return (
              <li key={id} className={`${styles.letter} ${id === opened ? styles.opened : ''}`}>
                <div className={styles.letterHead}>
                  <Link to={toggled(id)} replace preventScrollReset aria-expanded={id === opened}>
                    {letter.subject}
                  </Link>
                  <Time className="secondary numbers" seconds={letter.sentAt} />
                  <span className="secondary">{letter.to}</span>
                </div>
                {id === opened ? <Opened letter={letter} /> : null}
              </li>
            );
          })}
        </ul>
      )}
      <EmbeddedPagination className={styles.pages} />
    </section>
  );
}

function Opened({ letter: { lines, link } }: { letter: SentEmail }) {
  const t = useText();
  return (
    <div className={styles.paper}>
      {lines.map((line, at) => (
        <p key={at}>{line}</p>
      ))}
      {link ? (
        <p>
          <a href={link} target="_blank" rel="noopener noreferrer">
            {t('demo.letters.follow')} <OpenIcon fontSize="small" />
          </a>
        </p>
      ) : null}
      <p className="hint">{t('demo.letters.nobody')}</p>
    </div>
  );
}
