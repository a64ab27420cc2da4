import {
  clampNumber,
  colorOrDefault,
  getOwnValue,
  getSymbolStyle,
  getSymbolType,
  parseColor,
  SYMBOL_DEFAULTS,
  type Rgba,
  type SymbolStyle,
} from './esriSymbol.ts';

/** Pixels. */
export interface DrawingBox {
  width: number;
  height: number;
}

export interface Shape {
  path: string;
  fill?: Rgba;
  stroke?: Rgba;
  /** Pixels. */
  width?: number;
  /** Lengths of dashes and gaps in pixels. */
  dash?: readonly number[];
  /** Degrees, clockwise, around the center of the box. */
  rotation?: number;
}

/** Pixels per point. */
const POINT = 4 / 3;
/** The distance and the width of the lines of a hatching in pixels. */
const HATCH = { gap: 5, width: 1.2 };

/** Dashes and gaps as multiples of the line's width. */
const DASHES: Partial<Record<SymbolStyle, readonly number[]>> = {
  esriSLSDash: [4, 2],
  esriSLSDot: [1, 1.5],
  esriSLSDashDot: [4, 1.5, 1, 1.5],
  esriSLSDashDotDot: [4, 1.5, 1, 1.5, 1, 1.5],
};

const short = (value: number) => Number(value.toFixed(2));
const at = (x: number, y: number) => `${short(x)} ${short(y)}`;

/** Returns the stroke of a line, or undefined if the line is invisible. */
function getStroke(line: unknown, widest: number): Pick<Shape, 'stroke' | 'width' | 'dash'> | undefined {
  const style = getSymbolStyle(line, 'esriSLS');
  const color = colorOrDefault(getOwnValue(line, 'color'));
  const width = short(
    clampNumber(getOwnValue(line, 'width'), SYMBOL_DEFAULTS.width, 0, widest / POINT) * POINT,
  );
  if (style === 'esriSLSNull' || !color || !width) return undefined;
  const dash = style && DASHES[style]?.map(part => short(part * Math.max(width, 1)));
  return { stroke: color, width, ...(dash && { dash }) };
}

/** Returns the outline of a marker or an area, or undefined if it has none. */
const getOutline = (symbol: unknown, widest: number) => {
  const line = getOwnValue(symbol, 'outline');
  return line === undefined || line === null ? undefined : getStroke(line, widest);
};

const MARKERS: Partial<Record<SymbolStyle, (x: number, y: number, half: number) => string>> = {
  esriSMSCircle: (x, y, r) =>
    `M${at(x - r, y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0Z`,
  esriSMSSquare: (x, y, r) => `M${at(x - r, y - r)}H${short(x + r)}V${short(y + r)}H${short(x - r)}Z`,
  esriSMSDiamond: (x, y, r) => `M${at(x, y - r)}L${at(x + r, y)} ${at(x, y + r)} ${at(x - r, y)}Z`,
  esriSMSTriangle: (x, y, r) => `M${at(x, y - r)}L${at(x + r, y + r)} ${at(x - r, y + r)}Z`,
  esriSMSCross: (x, y, r) => `M${at(x, y - r)}V${short(y + r)}M${at(x - r, y)}H${short(x + r)}`,
  esriSMSX: (x, y, r) => `M${at(x - r, y - r)}L${at(x + r, y + r)}M${at(x + r, y - r)}L${at(x - r, y + r)}`,
};

function drawMarker(symbol: unknown, { width, height }: DrawingBox): Shape[] | undefined {
  const style = getSymbolStyle(symbol, 'esriSMS');
  const path = style && MARKERS[style];
  if (!path) return undefined;
  const maxSize = Math.min(width, height) - 4;
  const edge = getOutline(symbol, maxSize / 4);
  const size =
    clampNumber(
      getOwnValue(symbol, 'size'),
      SYMBOL_DEFAULTS.size,
      0,
      (maxSize - (edge?.width ?? 0)) / POINT,
    ) * POINT;
  const fill = colorOrDefault(getOwnValue(symbol, 'color'));
  // ArcGIS rotates counterclockwise, SVG clockwise.
  const angle = -clampNumber(getOwnValue(symbol, 'angle'), 0, -360, 360);
  const shape = { path: path(width / 2, height / 2, size / 2), ...(angle && { rotation: angle }) };
  if (style !== 'esriSMSCross' && style !== 'esriSMSX') return [{ ...shape, ...(fill && { fill }), ...edge }];
  // A cross and an X consist of lines, so the map draws only their outline.
  return [{ ...shape, ...(edge ?? (fill ? { stroke: fill, width: 2 } : {})) }];
}

function drawLine(symbol: unknown, { width, height }: DrawingBox): Shape[] | undefined {
  if (!getSymbolStyle(symbol, 'esriSLS')) return undefined;
  const drawn = getStroke(symbol, height / 2);
  const [left, right] = [3, width - 3];
  return drawn
    ? [
        {
          path: `M${at(left, height * 0.74)}L${at(left + (right - left) * 0.36, height * 0.36)} ${at(left + (right - left) * 0.63, height * 0.63)} ${at(right, height * 0.24)}`,
          ...drawn,
        },
      ]
    : [];
}

/** Returns the lines of a hatching in a rectangle as one path. */
function hatching(style: SymbolStyle, left: number, top: number, right: number, bottom: number): string {
  const lines: string[] = [];
  const across = () => {
    for (let y = top + HATCH.gap; y < bottom; y += HATCH.gap) lines.push(`M${at(left, y)}H${short(right)}`);
  };
  const down = () => {
    for (let x = left + HATCH.gap; x < right; x += HATCH.gap) lines.push(`M${at(x, top)}V${short(bottom)}`);
  };
  const height = bottom - top;
  /**
   * Draws lines that fall or rise to the right. `begin` is where a line meets the upper or the lower edge.
   */
  const diagonal = (falls: boolean) => {
    const y = (down: number) => (falls ? top + down : bottom - down);
    for (let begin = left - height + HATCH.gap; begin < right; begin += HATCH.gap * Math.SQRT2) {
      const [from, to] = [Math.max(begin, left), Math.min(begin + height, right)];
      if (to > from) lines.push(`M${at(from, y(from - begin))}L${at(to, y(to - begin))}`);
    }
  };
  if (style === 'esriSFSHorizontal' || style === 'esriSFSCross') across();
  if (style === 'esriSFSVertical' || style === 'esriSFSCross') down();
  if (style === 'esriSFSForwardDiagonal' || style === 'esriSFSDiagonalCross') diagonal(true);
  if (style === 'esriSFSBackwardDiagonal' || style === 'esriSFSDiagonalCross') diagonal(false);
  return lines.join('');
}

function drawArea(symbol: unknown, { width, height }: DrawingBox): Shape[] | undefined {
  const style = getSymbolStyle(symbol, 'esriSFS');
  if (!style) return undefined;
  const edge = getOutline(symbol, height / 4);
  const inset = Math.max(4, (edge?.width ?? 0) / 2 + 2);
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
  const border = `M${at(left, top)}H${short(right)}V${short(bottom)}H${short(left)}Z`;
  const color = colorOrDefault(getOwnValue(symbol, 'color'));
  const shapes: Shape[] = [];
  if (color && style === 'esriSFSSolid') shapes.push({ path: border, fill: color });
  else if (color && style !== 'esriSFSNull')
    shapes.push({ path: hatching(style, left, top, right, bottom), stroke: color, width: HATCH.width });
  if (edge) shapes.push({ path: border, ...edge });
  return shapes;
}

const DRAW_BY_TYPE = { esriSMS: drawMarker, esriSLS: drawLine, esriSFS: drawArea };

/**
 * Returns the shapes of a symbol, the lowest first. It converts points to pixels and limits sizes to the box.
 * It returns undefined for symbols that cannot be drawn: pictures, texts and unknown styles.
 */
export function getSymbolShapes(symbol: unknown, box: DrawingBox): Shape[] | undefined {
  const type = getSymbolType(symbol);
  return type && DRAW_BY_TYPE[type](symbol, box);
}

/** Returns the symbol's color, or the color of its outline if it has none. */
export const getMainColor = (symbol: unknown): Rgba | undefined =>
  parseColor(getOwnValue(symbol, 'color')) ??
  parseColor(getOwnValue(getOwnValue(symbol, 'outline'), 'color')) ??
  undefined;
