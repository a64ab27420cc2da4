/**
 * What a symbol of the ArcGIS REST API says, read so that nothing it may hold instead harms: what is missing or no value
 * of its kind is what a new symbol has (docs/decisions/config-editors.md: size 15, line width 3, RGB 17,138,225).
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
/** What one of an object's own properties says. */
export const symbolValue = (value: unknown, name: string): unknown =>
  isEsriObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
export const esriText = (value: unknown, name: string): string | undefined => {
  const text = symbolValue(value, name);
  return typeof text === 'string' ? text : undefined;
};

/** A number within its bounds; what is none is the usual one. */
export const esriNumber = (value: unknown, usual: number, from: number, to: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(Math.max(value, from), to) : usual;

const isPart = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 255;

/** A colour of three or four numbers; null where there is none (ArcGIS draws nothing then), undefined where it is said otherwise. */
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

/** The style of a symbol of a type; the first of its styles where it says none. Undefined where it is none of them. */
export function styleOf(symbol: unknown, type: SymbolType): Style | undefined {
  const style = symbolValue(symbol, 'style');
  if (style === undefined) return STYLES[type][0];
  return (STYLES[type] as readonly unknown[]).includes(style) ? (style as Style) : undefined;
}
