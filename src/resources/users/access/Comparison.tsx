import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { FailedState } from '../../../calls/FailedState.tsx';
import { compareAccess, type Access } from '../../../catalogue/access/graph.ts';
import { GroupedList } from '../../../lists/GroupedList.tsx';
import { count, inOrder } from '../../../ui/formats.ts';
import { NameText, named, type Name } from '../../../ui/Name.tsx';
import { paths } from '../../../ui/paths.ts';
import { State } from '../../../ui/State.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './Comparison.module.css';

export interface Side {
  id: string;
  name: string;
  access: Access;
}

interface Props {
  one: Side;
  /** Missing until that person is read. */
  other: Side | undefined;
  error: unknown;
  retry(): unknown;
  application: string | undefined;
  choose(application: string): void;
  nameOf(application: string): Name;
  toolName(id: string): Name;
  isComplete: boolean;
}

const PARTS = ['one', 'both', 'other'] as const;

/** What two people can use, application by application: only the one, both, only the other. */
export function Comparison({ one, other, error, retry, application, choose, nameOf, toolName, isComplete }: Props) {
  const t = useText();
  const compared = useMemo(() => (other ? compareAccess(one.access, other.access) : []), [one.access, other]);
  if (error && !other)
    return (
      <div className="panel">
        <FailedState heading="h3" error={error} loadError="reach.compare.loadError" retry={retry} />
      </div>
    );
  const titles = { one: t('reach.compare.only', { name: one.name }), both: t('reach.compare.both'), other: t('reach.compare.only', { name: other?.name ?? '…' }) };
  const rows = compared.toSorted((a, b) => inOrder(nameOf(a.application).text, nameOf(b.application).text));
  const chosen = rows.find(row => row.application === application);
  return (
    <>
      <section className={`panel ${styles.frame}`} aria-labelledby="access-compared" aria-busy={!other}>
        <div className="panel-head">
          <h2 id="access-compared">{other ? <>{one.name} {t('reach.compare.and')} <Link to={paths.user(other.id)}>{other.name}</Link></> : <span className="skeleton" style={{ width: 220 }} />}</h2>
        </div>
        {other && !rows.length ? (
          <State kind="empty" heading="h3" title={t('reach.compare.none')} text={t('reach.noRolesText')} />
        ) : (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('reach.level.application')}</th>
                {PARTS.map(part => (
                  <th key={part} scope="col" title={titles[part]}>
                    {titles[part]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(row => (
                <tr key={row.application} className={row === chosen ? styles.chosen : undefined}>
                  <th scope="row">
                    <button type="button" className="button link" {...(row === chosen && { 'aria-current': true })} onClick={() => choose(row.application)}>
                      <NameText name={nameOf(row.application)} />
                    </button>
                  </th>
                  {PARTS.map(part => (
                    <td key={part}>{isComplete ? count(row[part].length) : <span className="skeleton" style={{ width: 18 }} />}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {rows.length && !chosen ? <p className={styles.hint}>{t('reach.compare.choose')}</p> : null}
      </section>
      {chosen ? (
        <div className={styles.parts}>
          {PARTS.map(part => (
            <GroupedList
              key={part}
              title={titles[part]}
              groups={[{ key: part, name: named(''), items: chosen[part].map(id => ({ key: id, name: toolName(id), href: paths.tool(id) })).sort((a, b) => inOrder(a.name.text, b.name.text)) }]}
              empty={<p className={styles.hint}>{t('reach.none.tool')}</p>}
            />
          ))}
        </div>
      ) : null}
    </>
  );
}
