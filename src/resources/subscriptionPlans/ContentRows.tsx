import AddIcon from '@mui/icons-material/AddOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import RemoveIcon from '@mui/icons-material/RemoveOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';
import {
  EmbeddedList,
  NoMatches,
  PanelSearch,
  RecordsIterator,
  useRecordContext,
  useStableRecords,
} from '../../admin/index.ts';
import { referenceId } from '../../data/dialect.ts';
import { kinds, type CatalogueKind } from '../../domain/catalogue/kinds.ts';
import type { Catalogue } from '../../domain/catalogue/useCatalogue.ts';
import { compareTexts } from '../../ui/formats.ts';
import { IconAction } from '../../ui/IconAction.tsx';
import { NameText, type Name } from '../../ui/Name.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './ContentRows.module.css';
import type { PlanRecord } from './planForms.ts';
import { useContentNote } from './useContentNote.ts';

interface ContentRecord {
  id: string;
  text: string;
  as: Name['as'];
  note: string;
}
type Mark = 'added' | 'removed';

interface Change {
  added: { id: string; label: string }[];
  removed: readonly string[];
  /** Removes an entry or restores it. It must be a stable function. */
  toggle(id: string): void;
}

interface Props {
  kind: CatalogueKind;
  catalogue: Catalogue;
  /** The unsaved changes in the edit mode. */
  change?: Change;
}

/** Lists the contents of a plan, and marks unsaved changes. */
export function ContentRows({ kind, catalogue, change }: Props) {
  const t = useText();
  const plan = useRecordContext<PlanRecord>()!;
  const noteOf = useContentNote(catalogue);
  const refs = plan[kind];
  const own = useMemo(() => {
    const byId = new Map((refs ?? []).map(ref => [referenceId(ref), ref]));
    return [...byId]
      .map(([id, ref]): ContentRecord => {
        const { text, as } = catalogue.nameOf(kind, ref);
        return { id, text, as, note: noteOf(kind, id) };
      })
      .sort(byName);
  }, [refs, kind, catalogue, noteOf]);
  const here = new Set(own.map(({ id }) => id));
  const removed = new Set(change?.removed);
  const added = (change?.added ?? [])
    .filter(({ id }) => !here.has(id))
    .map(({ id, label }): ContentRecord => ({ id, text: label, as: undefined, note: noteOf(kind, id) }));
  const rows = useStableRecords([...own, ...added]);
  const title = t(`resources.${kind}.name`, { smart_count: 2 });
  return (
    <EmbeddedList<ContentRecord> records={rows} addressPrefix={kind} getSearchText={searchedText}>
      <PanelSearch title={title} total={rows.length} className={styles.find} />
      {rows.length ? <NoMatches className="panel-body secondary" /> : null}
      <ul aria-label={title}>
        <RecordsIterator<ContentRecord>
          render={({ id }) => (
            <ContentRow
              kind={kind}
              mark={removed.has(id) ? 'removed' : here.has(id) ? undefined : 'added'}
              toggle={change?.toggle}
            />
          )}
        />
      </ul>
    </EmbeddedList>
  );
}

const searchedText = ({ text, note }: ContentRecord) => `${text} ${note}`;
const byName = (a: ContentRecord, b: ContentRecord) => compareTexts(a.text, b.text);

interface RowProps {
  kind: CatalogueKind;
  mark: Mark | undefined;
  toggle: Change['toggle'] | undefined;
}

/** Memoized, because there may be hundreds of rows. */
const ContentRow = memo(function ContentRow({ kind, mark, toggle }: RowProps) {
  const t = useText();
  const { id, text, as, note } = useRecordContext<ContentRecord>()!;
  return (
    <li className={`${styles.content} ${mark ? styles[mark] : ''}`}>
      <span className={styles.contentName}>
        <Link to={kinds[kind].page(id)}>
          <NameText name={{ text, ...(as && { as }) }} />
        </Link>
      </span>
      <span className={styles.contentNote}>{note}</span>
      {mark ? (
        <span className="chip">
          {mark === 'added' ? <AddIcon fontSize="small" /> : <RemoveIcon fontSize="small" />}
          {t(`resources.subscription-plans.contents.${mark}`)}
        </span>
      ) : null}
      {toggle && as !== 'awaited' ? (
        <IconAction
          small
          label={t(mark === 'removed' ? 'resources.subscription-plans.contents.keep' : 'ui.removeName', {
            name: text,
          })}
          onClick={() => toggle(id)}
        >
          {mark === 'removed' ? <UndoIcon /> : <CloseIcon />}
        </IconAction>
      ) : null}
    </li>
  );
});
