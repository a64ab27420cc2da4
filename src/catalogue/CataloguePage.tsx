import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { RecordPage } from '../admin/show/RecordPage.tsx';
import { useRecord } from '../admin/show/useListedRecord.ts';
import { Button } from '../ui/Button.tsx';
import { paths } from '../ui/paths.ts';
import { thenGo } from '../ui/thenGo.ts';
import { useText, type TextKey } from '../ui/useText.ts';
import styles from './catalogue.module.css';
import { Details } from './Details.tsx';
import { kinds, nameIn, type CatalogueRecord, type Kind } from './kinds.ts';
import { NameEditor } from './nameEditor.ts';
import { useDelete } from './useDelete.tsx';
import { useTrail } from './useTrail.ts';
import { WhereUsed } from './WhereUsed.tsx';

interface Props<K extends Kind> {
  kind: K;
  id: string;
  loadError: TextKey;
  /** What is worked on in the whole width. */
  top?(record: CatalogueRecord<K>): ReactNode;
  /** What is worked on. */
  main?(record: CatalogueRecord<K>): ReactNode;
  /** Beside it, above what is known of the record. */
  aside?(record: CatalogueRecord<K>): ReactNode;
}

/** Stands in for a record that is still to be read. */
const awaited = (kind: Kind) =>
  ({ id: '', _id: '', [kinds[kind].name]: '-', helpInfo: '-' }) as CatalogueRecord;

/** The page of a purpose, a toolgroup or a tool: what is in it, who carries it, and what has it. */
export function CataloguePage<K extends Kind>({ kind, id, loadError, top, main, aside }: Props<K>) {
  const t = useText();
  const navigate = useNavigate();
  const { data: record, error, refetch } = useRecord<CatalogueRecord>(kind, id);
  const remove = useDelete(kind);
  const trail = useTrail(kind, record);
  return (
    <RecordPage
      record={record}
      awaited={awaited(kind)}
      error={error}
      retry={refetch}
      title={
        record ? (nameIn(kind, record) ?? record.id) : t(`resources.${kind as Kind}.name`, { smart_count: 1 })
      }
      lede={({ helpInfo }) => helpInfo}
      trail={trail}
      back
      loadError={loadError}
      noSuch={`resources.${kind}.noSuch`}
      refusal="failure.forbidden"
      actions={record => (
        <Button
          danger
          onClick={() => thenGo(remove(record), () => navigate(trail.at(-1)?.to ?? paths[kind as Kind]))}
        >
          {t('ui.delete')}
        </Button>
      )}
      editor={record => close => (
        <div className={styles.form}>
          <NameEditor kind={kind} record={record} close={close} />
        </div>
      )}
      preload={NameEditor.preload}
    >
      {record => (
        <div className="stack">
          {top?.(record as CatalogueRecord<K>)}
          <div className={styles.beside}>
            <div className="stack">{main?.(record as CatalogueRecord<K>)}</div>
            <div className="stack">
              {aside?.(record as CatalogueRecord<K>)}
              <Details kind={kind} record={record} />
              {record.id ? <WhereUsed kind={kind} id={record.id} /> : null}
            </div>
          </div>
        </div>
      )}
    </RecordPage>
  );
}
