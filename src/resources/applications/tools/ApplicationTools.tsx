import AddIcon from '@mui/icons-material/AddOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { AskedState } from '../../../calls/AskedState.tsx';
import { kindIcons } from '../../../catalogue/kindIcons.tsx';
import { hrefBy } from '../../../catalogue/way.ts';
import { FindHere, SEARCHED_FROM } from '../../../lists/FindHere.tsx';
import { PageFoot } from '../../../lists/PageFoot.tsx';
import { useRowPages } from '../../../lists/small/useRowPages.ts';
import { useFind } from '../../../lists/useFind.ts';
import { useOwnParameters } from '../../../lists/useOwnParameters.ts';
import { DialogButton } from '../../../ui/dialog/DialogButton.tsx';
import { count, inOrder } from '../../../ui/formats.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { NameText } from '../../../ui/Name.tsx';
import { part } from '../../../ui/part.tsx';
import { useText } from '../../../ui/useText.ts';
import partStyles from '../parts.module.css';
import type { TabProps } from '../tabs.tsx';
import styles from './tools.module.css';
import { useToolRows, type ToolRow } from './useToolRows.ts';
import { useTools } from './useTools.ts';

const PREFIX = 'tool';
const PAGE_SIZE = 24;

const AddToolsDialog = part(() => import('./AddToolsDialog.tsx'), ['applicationTools']);
const CopyToolsDialog = part(() => import('./CopyToolsDialog.tsx'), ['applicationTools']);

const ToolIcon = kindIcons.tools;

/** The orders in which they can be seen; the first is the usual one. */
const SORTS = ['name', 'nameDown', 'latest'] as const;
type Sort = (typeof SORTS)[number];

const sorted: Record<Sort, (rows: ToolRow[]) => ToolRow[]> = {
  name: rows => rows.toSorted((a, b) => inOrder(a.name.text, b.name.text)),
  nameDown: rows => rows.toSorted((a, b) => inOrder(b.name.text, a.name.text)),
  // What is added stands behind the others.
  latest: rows => rows.toReversed(),
};

/** The tools of an application: searched, sorted and paged here; added many at once or from another application, and taken out. */
export function ApplicationTools({ application }: TabProps) {
  const t = useText();
  const rows = useToolRows(application.tools);
  const { remove } = useTools(application);
  const { typed, type, wanted } = useFind(PREFIX);
  const { sort, choose } = useSort();
  const shown = useMemo(() => {
    const inOrder = sorted[sort](rows);
    return wanted ? inOrder.filter(({ name, help }) => `${name.text} ${help}`.toLocaleLowerCase().includes(wanted)) : inOrder;
  }, [rows, sort, wanted]);
  const { shown: listed, total, last, ...pages } = useRowPages(shown, { prefix: PREFIX, pageSize: PAGE_SIZE });
  const isRead = application._id !== '';
  return (
    <section className="panel" aria-labelledby="application-tools">
      <div className={`panel-head ${styles.head}`}>
        <h2 id="application-tools">
          {t('applicationTools.title')} <span className={partStyles.count}>{rows.length ? count(rows.length) : ''}</span>
        </h2>
        <div className={styles.acts}>
          {rows.length >= SEARCHED_FROM || typed ? <FindHere title={t('applicationTools.title')} typed={typed} type={type} /> : null}
          {rows.length > 1 ? (
            <label className={styles.sort}>
              <span>{t('list.sort')}</span>
              <select className="input small" value={sort} onChange={({ target }) => choose(target.value as Sort)}>
                <option value="name">{t('list.ascending', { name: t('applicationTools.sort.name') })}</option>
                <option value="nameDown">{t('list.descending', { name: t('applicationTools.sort.name') })}</option>
                <option value="latest">{t('applicationTools.sort.latest')}</option>
              </select>
            </label>
          ) : null}
          <DialogButton small dialog={CopyToolsDialog} with={{ application }}>
            <CopyIcon />
            {t('applicationTools.copy.title')}
          </DialogButton>
          <DialogButton small variant="primary" dialog={AddToolsDialog} with={{ application }}>
            <AddIcon />
            {t('applicationTools.add')}
          </DialogButton>
        </div>
      </div>
      {rows.length ? (
        <>
          {shown.length ? null : <p className={styles.none}>{t('ui.nothingFits')}</p>}
          <ul aria-label={t('applicationTools.title')}>
            {listed.map(({ id, name, help }) => (
              <li key={id} className={styles.tool}>
                <ToolIcon />
                <span className={styles.name}>
                  <Link to={hrefBy('tools', id, { application: application._id })}>
                    <NameText name={name} />
                  </Link>
                </span>
                {help ? <span className={styles.help}>{help}</span> : null}
                {name.as === 'awaited' ? null : (
                  <IconButton small danger label={t('ui.removeName', { name: name.text })} onClick={() => void remove(id, name.text)}>
                    <DeleteIcon />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
          {last > 1 ? (
            <div className={styles.foot}>
              <PageFoot {...pages} total={total} />
            </div>
          ) : null}
        </>
      ) : (
        <AskedState asked={{ isPending: !isRead, error: undefined, refetch: () => {} }} loadError="list.error" empty={{ title: 'applicationTools.empty', text: 'applicationTools.emptyHint' }} />
      )}
    </section>
  );
}

/** The order stands in the address; another one begins at page 1. */
function useSort() {
  const { own, hrefOf, go } = useOwnParameters(PREFIX);
  const asked = own.get('sort');
  const choose = (sort: Sort) => {
    const next = new URLSearchParams(own);
    next.delete('page');
    next.delete('sort');
    if (sort !== SORTS[0]) next.set('sort', sort);
    void go(hrefOf(next), { replace: true });
  };
  return { sort: SORTS.find(sort => sort === asked) ?? SORTS[0], choose };
}
