import type { ReactNode } from 'react';
import { StaleNote } from '../../ui/failure/StaleNote.tsx';
import { fieldLabel, type FieldArea, type FieldOf } from '../../ui/fieldLabel.ts';
import { OddRows } from '../../ui/OddRows.tsx';
import { State } from '../../ui/State.tsx';
import { breakpoints } from '../../ui/theme/tokens.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { useText, type TextKey } from '../../ui/useText.ts';
import { asExport } from '../export/asExport.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import { NotRead } from '../NotRead.tsx';
import { PageFoot } from '../PageFoot.tsx';
import { usualTexts, type OwnTexts } from '../usualTexts.ts';
import type { Order, SmallColumn } from './columns.ts';
import { FactList } from './FactList.tsx';
import { FactTable } from './FactTable.tsx';
import styles from './small.module.css';
import type { Pages } from './usePages.ts';

const words = ['title', 'empty', 'emptyHint'] as const;

type Props<Area extends FieldArea, T> = {
  area: Area;
  pages: Pages<T>;
  columns: SmallColumn<T, FieldOf<Area>>[];
  /** The name of its file, where it can be exported. */
  exportName?: string;
  /** Where another order can be chosen. */
  order?: Order;
  /** What can be done to a row: its buttons. */
  acts?(row: T): ReactNode;
} & (object extends OwnTexts<Area, (typeof words)[number]>
  ? { texts?: OwnTexts<Area, (typeof words)[number]> }
  : { texts: OwnTexts<Area, (typeof words)[number]> });

/** A list within a page: rows in pages, a table where there is room and a list where there is not. Its texts are `<area>.title` and so on. */
export function SmallTable<Area extends FieldArea, T extends { _id: string }>({
  area,
  pages,
  columns: own,
  exportName,
  order,
  acts,
  texts: ownTexts,
}: Props<Area, T>) {
  const t = useText();
  const slim = useMedia(`(max-width: ${breakpoints.slim}px)`);
  const { rows, total, odd, page, last, pageSize, hrefOf, go, error, refetch, refreshing, readAll } = pages;
  const texts = usualTexts(
    area,
    words,
    ownTexts as { [W in (typeof words)[number] | 'loadError']?: TextKey } | undefined,
  );
  if (error && !rows) return <NotRead error={error} loadError={texts.loadError} retry={refetch} />;
  if (rows && !total)
    return (
      <>
        <OddRows count={odd} />
        <div className="panel">
          <State kind="rows" title={t(texts.empty)} text={t(texts.emptyHint)} />
        </div>
      </>
    );
  const columns = own.map(column => ({ ...column, label: t(fieldLabel(area, column.source)) }));
  const heads = columns.map(({ label, text }) => ({ head: label, text }));
  const Drawn = slim ? FactList<T> : FactTable<T>;
  return (
    <>
      {error ? <StaleNote error={error} loadError={texts.loadError} retry={refetch} /> : null}
      <OddRows count={odd} />
      {exportName ? (
        <div className={styles.above}>
          <ExportButton
            name={exportName}
            disabled={!total}
            read={(progress, signal) => asExport(readAll(progress, signal), heads)}
          />
        </div>
      ) : null}
      <Drawn
        title={t(texts.title)}
        columns={columns}
        rows={rows}
        expected={pageSize}
        refreshing={refreshing}
        order={order}
        acts={acts}
      />
      {last > 1 ? <PageFoot page={page} pageSize={pageSize} total={total} hrefOf={hrefOf} go={go} /> : null}
    </>
  );
}
