import AddIcon from '@mui/icons-material/AddOutlined';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { kindIcons } from '../../../catalogue/kindIcons.tsx';
import { hrefBy } from '../../../catalogue/way.ts';
import { FindHere, SEARCHED_FROM } from '../../../lists/FindHere.tsx';
import type { SmallColumn } from '../../../lists/small/columns.ts';
import { SmallTable } from '../../../lists/small/SmallTable.tsx';
import { useOrder } from '../../../lists/small/useOrder.ts';
import { useWholePages } from '../../../lists/small/useWholePages.ts';
import { useFind } from '../../../lists/useFind.ts';
import { foldText } from '../../../platform/fold.ts';
import { DialogButton } from '../../../ui/dialog/DialogButton.tsx';
import type { FieldOf } from '../../../ui/fieldLabel.ts';
import { count } from '../../../ui/formats.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import { NameText } from '../../../ui/Name.tsx';
import { useText } from '../../../ui/useText.ts';
import partStyles from '../parts.module.css';
import type { TabProps } from '../tabs.tsx';
import styles from './tools.module.css';
import { useToolRows, type ToolRow } from './useToolRows.ts';
import { useTools } from './useTools.ts';

const PREFIX = 'tool';
const PAGE_SIZE = 24;

const AddToolsDialog = lazyComponent(() => import('./AddToolsDialog.tsx'), ['applicationTools']);
const CopyToolsDialog = lazyComponent(() => import('./CopyToolsDialog.tsx'), ['access', 'applicationTools']);

const ToolIcon = kindIcons.tools;

/** The tools of an application: searched, sorted and paged here; added many at once or from another application, and taken out. */
export function ApplicationTools({ application }: TabProps) {
  const t = useText();
  const { _id } = application;
  const rows = useToolRows(application.tools);
  const { remove } = useTools(application);
  const { typed, type, wanted } = useFind(PREFIX);
  const columns = useMemo<SmallColumn<ToolRow, FieldOf<'applicationTools'>>[]>(
    () => [
      {
        source: 'name',
        text: ({ name }) => name.text,
        draw: ({ _id: id, name }) => (
          <span className={styles.name}>
            <ToolIcon />
            <Link to={hrefBy('tools', id, { application: _id })}>
              <NameText name={name} />
            </Link>
          </span>
        ),
        width: 45,
      },
      { source: 'help', text: ({ help }) => help, width: 55 },
    ],
    [_id],
  );
  const found = useMemo(
    () =>
      wanted ? rows.filter(({ name, help }) => foldText(`${name.text} ${help}`).includes(wanted)) : rows,
    [rows, wanted],
  );
  const { ordered, order } = useOrder(found, columns, PREFIX);
  const pages = useWholePages({ rows: _id ? ordered : undefined, prefix: PREFIX, pageSize: PAGE_SIZE });
  const acts = ({ _id: id, name }: ToolRow) =>
    name.as === 'awaited' ? null : (
      <IconButton
        small
        danger
        label={t('ui.removeName', { name: name.text })}
        onClick={() => void remove(id, name.text)}
      >
        <DeleteIcon />
      </IconButton>
    );
  return (
    <section aria-labelledby="application-tools" className={partStyles.part}>
      <div className={`${partStyles.head} ${styles.head}`}>
        <h2 id="application-tools">
          {t('applicationTools.title')}{' '}
          <span className={partStyles.count}>{rows.length ? count(rows.length) : ''}</span>
        </h2>
        <div className={styles.acts}>
          {rows.length >= SEARCHED_FROM || typed ? (
            <FindHere title={t('applicationTools.title')} typed={typed} type={type} />
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
      {wanted && rows.length && !found.length ? (
        <p className="secondary">{t('list.nothingFound')}</p>
      ) : (
        <SmallTable
          area="applicationTools"
          pages={pages}
          columns={columns}
          {...(rows.length > 1 && { order })}
          acts={acts}
        />
      )}
    </section>
  );
}
