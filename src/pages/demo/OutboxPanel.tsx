import OpenIcon from '@mui/icons-material/OpenInNewOutlined';
import { Link } from 'react-router-dom';
import { FindHere } from '../../lists/FindHere.tsx';
import { NotRead } from '../../lists/NotRead.tsx';
import { PageFoot } from '../../lists/PageFoot.tsx';
import { useFind } from '../../lists/useFind.ts';
import { useOwnParameters } from '../../lists/useOwnParameters.ts';
import { count, moment } from '../../ui/formats.ts';
import { State } from '../../ui/State.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './demo.module.css';
import type { Letter } from './records.ts';
import { useNewest } from './useRecords.ts';

/** What the platform would have mailed: nothing leaves this machine, and the links work. */
export function OutboxPanel() {
  const t = useText();
  const { own, hrefOf } = useOwnParameters('letter');
  const { typed, type, wanted } = useFind('letter');
  const pages = useNewest<Letter>('demo/letters', {
    prefix: 'letter',
    pageSize: 8,
    filter: wanted ? { q: wanted } : {},
  });
  const { rows, total, page, pageSize, last, error } = pages;
  const opened = own.get('open');
  const toggled = (id: string) => {
    const next = new URLSearchParams(own);
    if (id === opened) next.delete('open');
    else next.set('open', id);
    return hrefOf(next);
  };
  if (error && !rows)
    return <NotRead error={error} loadError="demo.letters.loadError" retry={pages.refetch} />;
  return (
    <section className="panel" aria-labelledby="demo-letters">
      <div className={`panel-head ${styles.head}`}>
        <h2>
          <span id="demo-letters">{t('demo.letters.title')}</span>{' '}
          <span className={styles.count}>{rows ? count(total) : ''}</span>
        </h2>
        <FindHere title={t('demo.letters.title')} typed={typed} type={type} />
      </div>
      {rows && !total ? (
        <State kind="rows" heading="h3" title={t('demo.letters.empty')} text={t('demo.letters.emptyHint')} />
      ) : (
        <ul aria-label={t('demo.letters.title')} aria-busy={!rows}>
          {rows?.map(letter => (
            <li key={letter._id} className={`${styles.letter} ${letter._id === opened ? styles.opened : ''}`}>
              <div className={styles.letterHead}>
                <Link
                  to={toggled(letter._id)}
                  replace
                  preventScrollReset
                  aria-expanded={letter._id === opened}
                >
                  {letter.subject}
                </Link>
                <span className="secondary numbers">{moment(letter.sentAt)}</span>
                <span className="secondary">{letter.to}</span>
              </div>
              {letter._id === opened ? <Opened letter={letter} /> : null}
            </li>
          ))}
        </ul>
      )}
      {last > 1 ? (
        <div className={styles.pages}>
          <PageFoot page={page} pageSize={pageSize} total={total} hrefOf={pages.hrefOf} go={pages.go} />
        </div>
      ) : null}
    </section>
  );
}

function Opened({ letter: { lines, link } }: { letter: Letter }) {
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
