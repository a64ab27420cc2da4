import { isNeverShown } from '../../../platform/fieldApps.ts';
import { useText } from '../../../ui/useText.ts';
import styles from './fieldApps.module.css';
import { scaleNotation } from './notations.ts';

/** The scales at the ends of the bar. Scales outside this range are drawn at the nearer end. */
const [OUT, IN] = [10_000_000, 100];

/** Returns the position of a scale on the bar in percent. The bar is logarithmic. */
export const scalePercent = (value: number) =>
  100 * Math.min(1, Math.max(0, Math.log10(OUT / value) / Math.log10(OUT / IN))) || 0;

interface Props {
  min: unknown;
  max: unknown;
}

const numberOf = (value: unknown) => (typeof value === 'number' && value > 0 ? value : 0);

/**
 * Draws the scales at which a layer is shown. The minimum is the larger number, and 0 means no limit
 * (docs/decisions/scales.md).
 */
export function ScaleBar({ min, max }: Props) {
  const t = useText();
  const [out, near] = [numberOf(min), numberOf(max)];
  const never = isNeverShown(out, near);
  const [a, b] = [out ? scalePercent(out) : 0, near ? scalePercent(near) : 100];
  const written = (value: number) => (value ? `1:${scaleNotation.format(value)}` : t('fieldApps.noLimit'));
  const rangeText = t(never ? 'fieldApps.neverShown' : 'fieldApps.shown', {
    from: written(out),
    to: written(near),
  });
  const [left, width] = [Math.min(a, b), Math.max(Math.abs(b - a), 1.5)];
  const track = (
    <span className={styles.track} title={rangeText}>
      {never ? null : <span className="visually-hidden">{rangeText}</span>}
      <span
        aria-hidden
        className={[styles.bar, never && styles.never, !out && styles.endless, !near && styles.endlessIn]
          .filter(Boolean)
          .join(' ')}
        style={{ left: `${Math.min(left, 98.5)}%`, width: `${width}%` }}
      />
    </span>
  );
  if (!never) return track;
  return (
    <span className={styles.wrong}>
      {track}
      <span>{rangeText}</span>
    </span>
  );
}

/** Labels the ends of the bars below it. */
export function ScaleEnds() {
  const t = useText();
  return (
    <span className={styles.ends}>
      <span>{t('fieldApps.zoomedOut', { scale: scaleNotation.format(OUT) })}</span>
      <span>{t('fieldApps.zoomedIn', { scale: scaleNotation.format(IN) })}</span>
    </span>
  );
}
