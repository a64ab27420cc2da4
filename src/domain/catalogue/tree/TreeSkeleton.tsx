import { useText } from '../../../ui/useText.ts';

/** The height of the line above the tree in pixels. The line contains the summary and 'Close all'. */
const SUMMARY_HEIGHT = 32;
const NAME_WIDTHS = ['34%', '46%', '28%'];

/**
 * Placeholder while the code or the records load. It does not use `PendingRows`, because lists do not load
 * the chunk that contains it.
 */
export function TreeSkeleton() {
  const t = useText();
  return (
    <div className="panel" aria-busy="true" style={{ marginTop: SUMMARY_HEIGHT }}>
      <span className="visually-hidden">{t('ra.page.loading')}</span>
      {NAME_WIDTHS.map(width => (
        <div key={width} className="pending-row">
          <span className="skeleton" style={{ width }} />
        </div>
      ))}
    </div>
  );
}
