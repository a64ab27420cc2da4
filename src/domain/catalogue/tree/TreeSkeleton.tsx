import { useText } from '../../../ui/useText.ts';

/** Height of the line above the tree, which has its summary and 'Close all', pixels. */
const LINE = 32;
/** Widths of the names in the rows. */
const WIDTHS = ['34%', '46%', '28%'];

/** Stands for the tree while its code or its records load. Does without `PendingRows`: lists do not load the chunk it is in. */
export function TreeSkeleton() {
  const t = useText();
  return (
    <div className="panel" aria-busy="true" style={{ marginTop: LINE }}>
      <span className="visually-hidden">{t('ra.page.loading')}</span>
      {WIDTHS.map(width => (
        <div key={width} className="pending-row">
          <span className="skeleton" style={{ width }} />
        </div>
      ))}
    </div>
  );
}
