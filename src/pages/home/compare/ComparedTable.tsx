import { useMemo, type ReactNode } from 'react';
import { useListContext, useListSearch } from '../../../admin/index.ts';
import { foldText } from '../../../platform/fold.ts';
import { useText } from '../../../ui/useText.ts';
import styles from './compare.module.css';
import { COMPARISON_PARTS, type ApplicationDifference, type ComparisonPart } from './compareApplications.ts';

export interface ComparedRecord {
  id: string;
  row: ApplicationDifference;
}

/** The text that the search looks in. */
export const getComparedText = ({ row: { name, left, right } }: ComparedRecord) => `${name} ${left} ${right}`;

interface Props {
  records: readonly ComparedRecord[];
  left: string;
  right: string;
  /** Replaces a table without rows. */
  none: ReactNode;
  /** Renders a `tbody` with the rows of this page. `listed` are all rows that match the search. */
  renderPart(
    part: ComparisonPart,
    shown: ApplicationDifference[],
    listed: ApplicationDifference[],
  ): ReactNode;
}

/** Groups the rows of the enclosing list by part. */
export function ComparedTable({ records, left, right, none, renderPart }: Props) {
  const t = useText();
  const { data = [] } = useListContext<ComparedRecord>();
  const { searchText } = useListSearch();
  const listed = useMemo(
    () => records.filter(record => foldText(getComparedText(record)).includes(searchText)),
    [records, searchText],
  );
  const ofPart = (some: readonly ComparedRecord[], part: ComparisonPart) =>
    some.map(({ row }) => row).filter(row => row.part === part);
  if (!data.length) return none;
  return (
    <table className={styles.table} aria-label={t('compare.title')}>
      <thead>
        <tr>
          <th scope="col">{t('compare.thing')}</th>
          <th scope="col">{left}</th>
          <th scope="col">
            <span className="visually-hidden">{t('compare.copy')}</span>
          </th>
          <th scope="col">{right}</th>
        </tr>
      </thead>
      {COMPARISON_PARTS.map(part => {
        const shown = ofPart(data, part);
        return shown.length ? renderPart(part, shown, ofPart(listed, part)) : null;
      })}
    </table>
  );
}
