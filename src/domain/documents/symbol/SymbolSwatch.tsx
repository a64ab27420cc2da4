import { useText } from '../../../ui/useText.ts';
import type { Rgba } from './esriSymbol.ts';
import styles from './symbol.module.css';
import { getSymbolShapes, type DrawingBox, type Shape } from './symbolShapes.ts';
import { useTypeName } from './useTypeName.ts';

const BOXES = { row: { width: 34, height: 24 }, tile: { width: 88, height: 64 } } satisfies Record<
  string,
  DrawingBox
>;

const paint = (name: 'fill' | 'stroke', color: Rgba | undefined) =>
  color
    ? {
        [name]: `rgb(${color.slice(0, 3).join(',')})`,
        ...(color[3] < 255 && { [`${name}Opacity`]: Number((color[3] / 255).toFixed(3)) }),
      }
    : { [name]: 'none' };

const drawn = ({ path, fill, stroke, width, dash, rotation }: Shape, at: number, box: DrawingBox) => (
  <path
    key={at}
    d={path}
    {...paint('fill', fill)}
    {...paint('stroke', stroke)}
    strokeWidth={width}
    strokeDasharray={dash?.join(' ')}
    strokeLinejoin="round"
    transform={rotation ? `rotate(${rotation} ${box.width / 2} ${box.height / 2})` : undefined}
  />
);

interface Props {
  /** A symbol of the ArcGIS REST API, or any other value in its place. */
  symbol: unknown;
  size?: keyof typeof BOXES;
}

/**
 * Draws a symbol as the map does. A symbol that cannot be drawn is shown as an icon with the name of its
 * type.
 */
export function SymbolSwatch({ symbol, size = 'row' }: Props) {
  const t = useText();
  const typeName = useTypeName();
  const box = BOXES[size];
  const shapes = getSymbolShapes(symbol, box);
  if (!shapes) {
    const kept = t('symbols.kept', { type: typeName(symbol) });
    return (
      <span
        className={`${styles.paper} ${styles.kept} ${styles[size]}`}
        role="img"
        aria-label={kept}
        title={kept}
      >
        …
      </span>
    );
  }
  return (
    <svg
      className={`${styles.paper} ${styles[size]}`}
      viewBox={`0 0 ${box.width} ${box.height}`}
      width={box.width}
      height={box.height}
      aria-hidden="true"
    >
      {shapes.map((shape, at) => drawn(shape, at, box))}
    </svg>
  );
}
