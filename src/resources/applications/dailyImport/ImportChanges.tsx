import { ChangeRow } from '../../../editors/review/ChangeRow.tsx';
import { changeKey, Some } from '../../../editors/review/Changes.tsx';
import { groupChanges } from '../../../editors/review/groupChanges.ts';
import type { XmlChange } from '../../../editors/xml/diffXml.ts';
import { formatCount } from '../../../ui/formats.ts';
import { useText } from '../../../ui/useText.ts';
import partStyles from '../parts.module.css';
import styles from './dailyImport.module.css';

interface Props {
  changes: readonly XmlChange[];
  /** Moves the cursor to an offset in the text. */
  go(at: number): void;
}

/**
 * Lists the unsaved changes with links to their positions. The root element contains all of them, so its name is
 * omitted.
 */
export default function ImportChanges({ changes, go }: Props) {
  const t = useText();
  const rows = groupChanges(changes, path => ({ title: '', steps: Math.min(1, path.length - 1) })).flatMap(
    group => group.rows,
  );
  return (
    <section className="panel" aria-labelledby="import-changes">
      <div className="panel-head">
        <h2 id="import-changes">
          {t('dailyImport.changes.title')}{' '}
          <span className={partStyles.count}>{formatCount(rows.length)}</span>
        </h2>
      </div>
      <ul aria-labelledby="import-changes" className={styles.changes}>
        <Some of={rows}>
          {row => <ChangeRow key={changeKey(row.change)} row={row} go={() => go(row.change.range.from)} />}
        </Some>
      </ul>
    </section>
  );
}
