import { Suspense, type ReactNode } from 'react';
import { RecordContextProvider, useListContext, type RaRecord } from 'react-admin';
import { handFocusOn } from '../ui/focus/handover.ts';
import { orEmpty } from '../ui/formats.ts';
import { useText } from '../ui/useText.ts';
import { useConsoleList } from './ConsoleList.ts';
import { DRAWN, type Drawing, type Fact } from './drawing.ts';
import { EditedPlaceContext } from './EditedPlace.ts';
import styles from './list.module.css';
import { MenuOpener, RowName, SelectBox } from './Row.tsx';
import { SelectAll } from './SelectAll.tsx';
import { SortChoice } from './SortSelect.tsx';
import { useRowClicks } from './useRowClicks.ts';

interface Props extends Drawing {
  /** The lines of facts below the name. */
  facts: Fact[];
}

/** The list on a narrow screen: name, its lines of facts, and one menu for all that can be done. */
export function NarrowList({ title, shape, acts, facts, editor, ticked }: Props) {
  const t = useText();
  const { editing, refreshing } = useConsoleList();
  const { data: rows, perPage } = useListContext();
  const clicks = useRowClicks(acts);

  const lines = (name: ReactNode, fact: (text: Fact, at: number) => ReactNode) => (
    <div className={styles.facts}>
      <span className={styles.name}>{name}</span>
      {facts.map(fact)}
    </div>
  );
  const full = (record: RaRecord) => (
    <>
      {ticked ? <SelectBox record={record} shape={shape} selected={ticked.has(record.id)} /> : null}
      {lines(
        <>
          {shape.sign?.(record)}
          <RowName href={shape.hrefOf?.(record)}>{shape.nameOf(record)}</RowName>
        </>,
        (text, at) => (
          <span key={at} className="secondary">
            {orEmpty(text(record))}
          </span>
        ),
      )}
      {shape.leads ||
      shape.ways ||
      shape.canEdit?.(record) ||
      shape.canClone?.(record) ||
      shape.canDelete?.(record) ? (
        <MenuOpener record={record} shape={shape} />
      ) : null}
    </>
  );
  return (
    <div className={`panel ${styles.narrow}`}>
      <div className={styles.narrowHead}>
        {ticked ? (
          <label className="check">
            <SelectAll />
            {t('bulk.selectThese')}
          </label>
        ) : null}
        <SortChoice />
      </div>
      <ul
        className={refreshing ? styles.stale : ''}
        aria-label={title}
        aria-busy={refreshing || !rows}
        {...clicks}
      >
        {rows
          ? rows.map(record => (
              <RecordContextProvider key={record.id} value={record}>
                {record.id === editing ? (
                  <Suspense fallback={<li>{full(record)}</li>}>
                    <li className={styles.editCell}>
                      <EditedPlaceContext value={{ record, name: shape.nameOf(record) }}>
                        {editor(record)}
                      </EditedPlaceContext>
                    </li>
                  </Suspense>
                ) : (
                  <li ref={handFocusOn} className={ticked?.has(record.id) ? styles.selected : undefined}>
                    {full(record)}
                  </li>
                )}
              </RecordContextProvider>
            ))
          : Array.from({ length: Math.min(perPage, DRAWN) }, (_, index) => (
              <li key={index} className="loading">
                {ticked ? <span className={`skeleton ${styles.box}`} /> : null}
                {lines(<span className="skeleton" style={{ width: '50%' }} />, (_, at) => (
                  <span key={at}>
                    <span className="skeleton" style={{ width: '70%' }} />
                  </span>
                ))}
              </li>
            ))}
      </ul>
    </div>
  );
}
