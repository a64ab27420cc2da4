import { useText } from './useText.ts';

/** Of the names in the rows. */
const WIDTHS = ['34%', '46%', '28%'];

/** Keeps the place of a panel's rows while they load. */
export function PendingRows() {
  const t = useText();
  return (
    <div aria-busy="true">
      <span className="visually-hidden">{t('ra.page.loading')}</span>
      {WIDTHS.map(width => (
        <div key={width} className="pending-row">
          <span className="skeleton" style={{ width }} />
        </div>
      ))}
    </div>
  );
}
