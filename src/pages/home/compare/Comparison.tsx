import ArrowForwardIcon from '@mui/icons-material/ArrowForwardOutlined';
import { useMemo } from 'react';
import type { Layer } from '../../../platform/layers.ts';
import { FindHere } from '../../../lists/FindHere.tsx';
import { PageFoot } from '../../../lists/PageFoot.tsx';
import { useRowPages } from '../../../lists/small/useRowPages.ts';
import { useFind } from '../../../lists/useFind.ts';
import { useOwnParameters } from '../../../lists/useOwnParameters.ts';
import type { ApplicationRecord } from '../../../organization/application.ts';
import { Button } from '../../../ui/Button.tsx';
import { count } from '../../../ui/formats.ts';
import { State } from '../../../ui/State.tsx';
import { useText } from '../../../ui/useText.ts';
import { compare, PARTS, type Compared, type Part, type Sides } from './compare.ts';
import { COMPARED } from '../../../organization/comparing.ts';
import styles from './compare.module.css';
import { ComparedRow } from './ComparedRow.tsx';
import { keyOf, useCopy } from './useCopy.ts';

interface Props {
  applications: Sides<ApplicationRecord>;
  layers: Sides<readonly Layer[]>;
  readAgain(): void;
}

const ALL = 'all';
/** These are copied together by one call. */
const TOGETHER: readonly Part[] = ['paths', 'tools'];

/** What differs between two applications, part by part; on request what is the same, too. */
export function Comparison({ applications, layers, readAgain }: Props) {
  const t = useText();
  const { left, right } = applications;
  const { left: leftLayers, right: rightLayers } = layers;
  const copy = useCopy(applications, layers, readAgain);
  const { copied } = copy;
  const { own, hrefOf, go } = useOwnParameters(COMPARED);
  const { typed, type, wanted } = useFind(COMPARED);
  const part = PARTS.find(one => one === own.get('part'));
  const isAll = own.get('rows') === ALL;
  const set = (name: 'part' | 'rows', value: string | undefined) => {
    const next = new URLSearchParams(own);
    next.delete('page');
    next.delete(name);
    if (value) next.set(name, value);
    void go(hrefOf(next), { replace: true });
  };
  const all = useMemo(
    () =>
      compare({ left, right }, { left: leftLayers, right: rightLayers }, {
        has: t('compare.has'),
        editable: t('compare.editable'),
        readOnly: t('compare.readOnly'),
        field: name => t(`applications.field.${name}`),
        links: many => t('compare.links', { smart_count: many }),
      }),
    [left, right, leftLayers, rightLayers, t],
  );
  const different = useMemo(() => all.filter(({ isSame }) => !isSame), [all]);
  // What was copied keeps its place.
  const listed = useMemo(
    () =>
      (isAll ? all : all.filter(row => !row.isSame || copied.has(keyOf(row)))).filter(
        row => (!part || row.part === part) && `${row.name} ${row.left} ${row.right}`.toLocaleLowerCase().includes(wanted),
      ),
    [all, isAll, copied, part, wanted],
  );
  const { shown, total, page, last, pageSize, hrefOf: pageHref, go: goPage } = useRowPages(listed, { prefix: COMPARED, pageSize: 40 });
  const countOf = (one: Part | undefined, rows: Compared[]) => rows.filter(row => !one || row.part === one).length;
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.segments} role="group" aria-label={t('compare.parts')}>
          {[undefined, ...PARTS].map(one => (
            <button key={one ?? ALL} type="button" aria-pressed={part === one} onClick={() => set('part', one)}>
              {t(`compare.part.${one ?? ALL}`)} <span className="numbers">{count(countOf(one, different))}</span>
            </button>
          ))}
        </div>
        <label className="check">
          <input type="checkbox" className="checkbox" checked={!isAll} onChange={() => set('rows', isAll ? undefined : ALL)} />
          {t('compare.only')}
        </label>
        <FindHere title={t('compare.title')} typed={typed} type={type} />
      </div>
      <div className="panel">
        {shown.length ? (
          <table className={styles.table} aria-label={t('compare.title')}>
            <thead>
              <tr>
                <th scope="col">{t('compare.thing')}</th>
                <th scope="col">{left.applicationName}</th>
                <th scope="col">
                  <span className="visually-hidden">{t('compare.copy')}</span>
                </th>
                <th scope="col">{right.applicationName}</th>
              </tr>
            </thead>
            {PARTS.filter(one => shown.some(row => row.part === one)).map(one => {
              const open = listed.filter(row => row.part === one && !row.isSame && row.left && !row.isOwn);
              return (
                <tbody key={one}>
                  <tr className={styles.part}>
                    <th colSpan={4} scope="rowgroup">
                      <span>
                        {t(`compare.part.${one}`)}{' '}
                        <span className="secondary">{t('compare.counts', { differ: count(countOf(one, different)), same: count(countOf(one, all) - countOf(one, different)) })}</span>
                      </span>
                      {TOGETHER.includes(one) && open.length > 1 ? (
                        <Button variant="link" pending={copy.pending} onClick={() => copy.pending || void copy[one as 'paths' | 'tools'](open, t('compare.several', { count: count(open.length), part: t(`compare.part.${one}`) }))}>
                          <ArrowForwardIcon fontSize="small" />
                          {t('compare.copyAll', { count: count(open.length) })}
                        </Button>
                      ) : null}
                    </th>
                  </tr>
                  {shown
                    .filter(row => row.part === one)
                    .map(row => (
                      <ComparedRow key={keyOf(row)} row={row} isCopied={copied.has(keyOf(row))} pending={copy.pending} copy={() => copy.pending || void copy.one(row)} />
                    ))}
                </tbody>
              );
            })}
          </table>
        ) : (
          <State kind="rows" title={t(different.length || isAll ? 'ui.nothingFits' : 'compare.none')} />
        )}
        {last > 1 ? (
          <div className={styles.foot}>
            <PageFoot page={page} pageSize={pageSize} total={total} hrefOf={pageHref} go={goPage} />
          </div>
        ) : null}
      </div>
      <p className="visually-hidden" role="status">
        {t('list.results', { smart_count: total })}
      </p>
    </>
  );
}
