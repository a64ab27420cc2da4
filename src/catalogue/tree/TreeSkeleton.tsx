import { useText } from '../../ui/useText.ts';

/** Widths of the names in the rows. */
const WIDTHS = ['34%', '46%', '28%'];

/** Stands for the tree while its code or its records load. Does without `PendingRows`: lists do not load the chunk it is in. */
export function TreeSkeleton() {
  const t = useText();
  return (
    <div className="panel" aria-busy="true">
      <span className="visually-hidden">{t('ra.page.loading')}</span>
      {WIDTHS.map(width => (
        <div key={width} className="pending-row">
          <span className="skeleton" style={{ width }} />
        </div>
      ))}
    </div>
  );
}
