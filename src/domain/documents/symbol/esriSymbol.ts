/**
 * The values of a new symbol (docs/decisions/config-editors.md). They also replace missing and invalid values
 * of a symbol of the ArcGIS REST API.
 */
export const SYMBOL_DEFAULTS = { size: 15, width: 3, color: [17, 138, 225, 255] } as const;

export const SYMBOL_STYLES = {
  esriSMS: [
    'esriSMSCircle',
    'esriSMSSquare',
    'esriSMSDiamond',
    'esriSMSTriangle',
    'esriSMSCross',
    'esriSMSX',
  ],
  esriSLS: [
    'esriSLSSolid',
    'esriSLSDash',
    'esriSLSDot',
    'esriSLSDashDot',
    'esriSLSDashDotDot',
    'esriSLSNull',
  ],
  esriSFS: [
    'esriSFSSolid',
    'esriSFSNull',
    'esriSFSHorizontal',
    'esriSFSVertical',
    'esriSFSForwardDiagonal',
    'esriSFSBackwardDiagonal',
    'esriSFSCross',
    'esriSFSDiagonalCross',
  ],
} as const;
export type SymbolType = keyof typeof SYMBOL_STYLES;
export type SymbolStyle = (typeof SYMBOL_STYLES)[SymbolType][number];

/** Red, green, blue and alpha, each from 0 to 255. */
export type Rgba = readonly [number, number, number, number];
export type EsriJson = Readonly<Record<string, unknown>>;

export const isEsriObject = (value: unknown): value is EsriJson =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Reads an own property, so that names such as `constructor` are not found. */
export const getOwnValue = (value: unknown, name: string): unknown =>
  isEsriObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
export const getOwnText = (value: unknown, name: string): string | undefined => {
  const text = getOwnValue(value, name);
  return typeof text === 'string' ? text : undefined;
};

/** Clamps a number to its range. `fallback` replaces any other value. */
export const clampNumber = (value: unknown, fallback: number, from: number, to: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(Math.max(value, from), to) : fallback;

const isColorPart = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 255;

/**
 * Parses a color of three or four numbers. Null is a valid color that ArcGIS does not draw. Returns undefined
 * for any other value.
 */
export function parseColor(value: unknown): Rgba | null | undefined {
  if (value === null) return null;
  if (!Array.isArray(value) || value.length < 3 || value.length > 4 || !value.every(isColorPart))
    return undefined;
  const [red, green, blue, alpha = 255] = value as number[];
  return [red!, green!, blue!, alpha];
}
export const colorOrDefault = (value: unknown): Rgba | null => {
  const color = parseColor(value);
  return color === undefined ? SYMBOL_DEFAULTS.color : color;
};

export const getSymbolType = (symbol: unknown): SymbolType | undefined => {
  const type = getOwnText(symbol, 'type');
  return type !== undefined && Object.hasOwn(SYMBOL_STYLES, type) ? (type as SymbolType) : undefined;
};

/**
 * Returns the style of a symbol, or the first style of its type if it has none. Returns undefined for an
 * unknown style.
 */
export function getSymbolStyle(symbol: unknown, type: SymbolType): SymbolStyle | undefined {
  const style = getOwnValue(symbol, 'style');
  if (style === undefined) return SYMBOL_STYLES[type][0];
  return (SYMBOL_STYLES[type] as readonly unknown[]).includes(style) ? (style as SymbolStyle) : undefined;
}
