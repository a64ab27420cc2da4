import { keepPreviousData } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { pageOf, readList } from '../../client/dialect.ts';
import { SESSION_PAGE_SIZE } from '../../platform/lists.ts';
import { sessions, type Session } from '../../platform/sessions.ts';
import { causeOf } from '../../ui/ask/useTellFailure.ts';
import { useAsk } from '../../ui/ask/useAsk.ts';
import { elapsed, moment } from '../../ui/formats.ts';
import { State } from '../../ui/State.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './UserSessions.module.css';

const nameOf = (application: Session['application']) =>
  typeof application === 'string' ? application : String(application?.applicationName ?? application?._id ?? '');

/** A user's visits, ten to a page: application, login, logout, and how long each lasted. */
export function UserSessions({ userId }: { userId: string }) {
  const t = useText();
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const { data, error, refetch, isPlaceholderData } = useAsk(
    sessions.list,
    { path: { userId }, query: { page, pageSize: SESSION_PAGE_SIZE } },
    { placeholderData: keepPreviousData },
  );
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
  const { data: rows, total } = pageOf(readList<Session>(data), page, SESSION_PAGE_SIZE);
  if (data && !rows.length)
    return (
      <div className="panel">
        <State kind="empty" title={t('sessions.empty')} text={t('sessions.emptyHint')} />
      </div>
    );
  const last = Math.max(1, Math.ceil(total / SESSION_PAGE_SIZE));
  return (
    <>
      <div className={`panel ${styles.frame}`} role="region" aria-label={t('sessions.title')} tabIndex={0} aria-busy={!data || isPlaceholderData}>
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
            {data
              ? rows.map(({ _id, application, loginTime, logoutTime }) => (
                  <tr key={_id}>
                    <td>{nameOf(application) || t('ui.none')}</td>
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
      {last > 1 ? (
        <nav aria-label={t('list.pages')} className={styles.pages}>
          <span className="numbers">
            {t('list.range', { from: (page - 1) * SESSION_PAGE_SIZE + 1, to: Math.min(page * SESSION_PAGE_SIZE, total), total: total.toLocaleString() })}
          </span>
          <button type="button" className="icon-button" disabled={page === 1} aria-label={t('list.previous')} onClick={() => setPage(page - 1)}>
            <ChevronLeft size={16} aria-hidden />
          </button>
          <button type="button" className="icon-button" disabled={page === last} aria-label={t('list.next')} onClick={() => setPage(page + 1)}>
            <ChevronRight size={16} aria-hidden />
          </button>
        </nav>
      ) : null}
    </>
  );
}
