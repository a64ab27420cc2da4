/**
 * The values of a new symbol (docs/decisions/config-editors.md). They also replace missing and invalid values
 * of a symbol of the ArcGIS REST API.
 */
export const DEFAULT = { size: 15, width: 3, colour: [17, 138, 225, 255] } as const;

export const STYLES = {
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
export type SymbolType = keyof typeof STYLES;
export type Style = (typeof STYLES)[SymbolType][number];

/** Red, green, blue and alpha, each from 0 to 255. */
export type Rgba = readonly [number, number, number, number];
export type EsriJson = Readonly<Record<string, unknown>>;

export const isEsriObject = (value: unknown): value is EsriJson =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Reads an own property, so that names such as `constructor` are not found. */
export const symbolValue = (value: unknown, name: string): unknown =>
  isEsriObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
export const esriText = (value: unknown, name: string): string | undefined => {
  const text = symbolValue(value, name);
  return typeof text === 'string' ? text : undefined;
};

/** Clamps a number to its range. `usual` replaces any other value. */
export const esriNumber = (value: unknown, usual: number, from: number, to: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(Math.max(value, from), to) : usual;

const isPart = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 255;

/**
 * Parses a color of three or four numbers. Null is a valid color that ArcGIS does not draw. Returns undefined
 * for any other value.
 */
export function rgbaOf(value: unknown): Rgba | null | undefined {
  if (value === null) return null;
  if (!Array.isArray(value) || value.length < 3 || value.length > 4 || !value.every(isPart)) return undefined;
  const [red, green, blue, alpha = 255] = value as number[];
  return [red!, green!, blue!, alpha];
}
export const colourOf = (value: unknown): Rgba | null => {
  const colour = rgbaOf(value);
  return colour === undefined ? DEFAULT.colour : colour;
};

export const symbolType = (symbol: unknown): SymbolType | undefined => {
  const type = esriText(symbol, 'type');
  return type !== undefined && Object.hasOwn(STYLES, type) ? (type as SymbolType) : undefined;
};

/**
 * Returns the style of a symbol, or the first style of its type if it has none. Returns undefined for an
 * unknown style.
 */
export function styleOf(symbol: unknown, type: SymbolType): Style | undefined {
  const style = symbolValue(symbol, 'style');
  if (style === undefined) return STYLES[type][0];
  return (STYLES[type] as readonly unknown[]).includes(style) ? (style as Style) : undefined;
}
