import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { idOf, pageOf, readList } from '../../client/dialect.ts';
import { SESSION_PAGE_SIZE } from '../../platform/lists.ts';
import { sessions, type Session } from '../../platform/sessions.ts';
import { useApplicationNames } from '../../access/useNames.ts';
import { causeOf } from '../../calls/useTellFailure.ts';
import { useAsk } from '../../calls/useAsk.ts';
import { elapsed, moment } from '../../ui/formats.ts';
import { PageFoot } from '../../lists/PageFoot.tsx';
import { useAddressedPage } from '../../lists/useAddressedPage.ts';
import { NameText } from '../../ui/Name.tsx';
import { OddRows } from '../../ui/OddRows.tsx';
import { State } from '../../ui/State.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './UserSessions.module.css';

/** A user's visits, ten to a page: application, login, logout, and how long each lasted. */
export function UserSessions({ userId }: { userId: string }) {
  const t = useText();
  const translate = useTranslate();
  const { page, hrefOf, go } = useAddressedPage('sessionPage');
  const { data, error, refetch, isPlaceholderData } = useAsk(
    sessions.list,
    { path: { userId }, query: { page, pageSize: SESSION_PAGE_SIZE } },
    { placeholderData: keepPreviousData },
  );
  const { data: rows, total, odd } = pageOf(readList<Session>(data), page, SESSION_PAGE_SIZE);
  const applicationName = useApplicationNames(rows.map(({ application }) => application));
  const last = Math.max(1, Math.ceil(total / SESSION_PAGE_SIZE));
  const beyond = data !== undefined && !isPlaceholderData && page > last;
  useEffect(() => {
    if (beyond) go(last, { replace: true });
  }, [beyond, last, go]);

  if (error && !data)
    return (
      <div className="panel">
        <State kind="error" title={t('list.error')} text={causeOf(translate, error)}>
          <button type="button" className="button primary" onClick={() => refetch()}>
            {t('failure.retry')}
          </button>
        </State>
      </div>
    );
  if (data && !total)
    return (
      <div className="panel">
        <State kind="empty" title={t('sessions.empty')} text={t('sessions.emptyHint')} />
      </div>
    );
  return (
    <>
      <OddRows count={odd} />
      <div className={`panel ${styles.frame}`} role="region" aria-label={t('sessions.title')} tabIndex={0} aria-busy={!data || beyond || isPlaceholderData}>
        <table className={`${styles.table} ${isPlaceholderData ? 'secondary' : ''}`}>
          <thead>
            <tr>
              <th scope="col">{t('sessions.application')}</th>
              <th scope="col">{t('sessions.login')}</th>
              <th scope="col">{t('sessions.logout')}</th>
              <th scope="col" className={styles.numeric}>
                {t('sessions.elapsed')}
              </th>
            </tr>
          </thead>
          <tbody>
            {data && !beyond
              ? rows.map(({ _id, application, loginTime, logoutTime }) => (
                  <tr key={_id}>
                    <td>{idOf(application) ? <NameText name={applicationName(application)} /> : t('ui.none')}</td>
                    <td className="numbers">{moment(loginTime)}</td>
                    <td className="numbers">{moment(logoutTime) || t('sessions.open')}</td>
                    <td className={styles.numeric}>
                      {typeof loginTime === 'number' && typeof logoutTime === 'number' ? elapsed(logoutTime - loginTime) : ''}
                    </td>
                  </tr>
                ))
              : Array.from({ length: SESSION_PAGE_SIZE }, (_, index) => (
                  <tr key={index}>
                    <td colSpan={4}>
                      <span className="skeleton" style={{ width: '60%' }} />
                    </td>
                  </tr>
                ))}
          </tbody>
        </table>
      </div>
      {last > 1 ? <PageFoot page={Math.min(page, last)} pageSize={SESSION_PAGE_SIZE} total={total} hrefOf={hrefOf} go={go} /> : null}
    </>
  );
}
