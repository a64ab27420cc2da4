import { STYLES, type SymbolType } from '../symbol/esri.ts';
import { checkOneOf, checkRange, expect, objects, type Tell } from './finding.ts';
import { uniqueValueRules } from './uniqueValues.ts';
import { listEntries, numberAt, shortSource, textOf, under, type ValueSpot } from './valueSpot.ts';

/** Valid types of the ArcGIS REST API that the forms do not edit. Their properties are not checked. */
const SYMBOLS = [
  'esriPMS',
  'esriPFS',
  'esriTS',
  'esriCLS',
  'CIMSymbolReference',
  'styleSymbolReference',
  'PointSymbol3D',
  'LineSymbol3D',
  'PolygonSymbol3D',
  'MeshSymbol3D',
  'LabelSymbol3D',
];
const RENDERERS = [
  'heatmap',
  'dotDensity',
  'pieChart',
  'vectorField',
  'dictionary',
  'temporal',
  'predominance',
  'rasterStretch',
  'rasterColormap',
  'rasterShadedRelief',
  'flowRenderer',
];
const ALSO: Readonly<Record<SymbolType, readonly string[]>> = {
  esriSMS: ['esriSMSPath'],
  esriSLS: [
    'LongDash',
    'LongDashDot',
    'LongDashDotDot',
    'ShortDash',
    'ShortDashDot',
    'ShortDashDotDot',
    'ShortDot',
    'InsideFrame',
  ].map(style => `esriSLS${style}`),
  esriSFS: [],
};

/** The geometry of a layer, which limits the types of its symbols. */
export type SymbolGeometry = 'point' | 'line' | 'area';
const FITS: Readonly<Record<SymbolGeometry, readonly string[]>> = {
  point: ['esriSMS'],
  line: ['esriSLS'],
  area: ['esriSFS', 'esriSLS', 'esriSMS'],
};

const GEOMETRIES: Readonly<Record<string, SymbolGeometry>> = {
  Point: 'point',
  Polyline: 'line',
  Polygon: 'area',
  esriGeometryPoint: 'point',
  esriGeometryMultipoint: 'point',
  esriGeometryPolyline: 'line',
  esriGeometryPolygon: 'area',
};
export const symbolGeometry = (geometryType: string | undefined): SymbolGeometry | undefined =>
  geometryType !== undefined && Object.hasOwn(GEOMETRIES, geometryType)
    ? GEOMETRIES[geometryType]
    : undefined;

function colour(tell: Tell, symbol: ValueSpot) {
  const spot = under(symbol, 'color');
  if (!spot) return;
  const parts = listEntries(spot).map(numberAt);
  const isColour =
    (parts.length === 3 || parts.length === 4) &&
    parts.every(part => part !== undefined && part >= 0 && part <= 255);
  if (!isColour) tell('colour', spot, { value: shortSource(spot) });
}

function line(tell: Tell, symbol: ValueSpot) {
  checkOneOf(tell, expect(tell, symbol, 'style', 'string'), 'style', STYLES.esriSLS, ALSO.esriSLS);
  colour(tell, symbol);
  checkRange(tell, symbol, 'width', 0);
}

export function symbolRules(tell: Tell, symbol: ValueSpot, geometry: SymbolGeometry | undefined) {
  const type = textOf(expect(tell, symbol, 'type', 'string', true));
  if (type === undefined || SYMBOLS.includes(type)) return;
  if (!Object.hasOwn(STYLES, type)) return tell('unknownType', under(symbol, 'type')!, { value: type });
  if (geometry && !FITS[geometry].includes(type))
    tell('geometry', under(symbol, 'type')!, { value: type, geometry });
  if (type === 'esriSLS') return line(tell, symbol);
  checkOneOf(
    tell,
    expect(tell, symbol, 'style', 'string'),
    'style',
    STYLES[type as SymbolType],
    ALSO[type as SymbolType],
  );
  colour(tell, symbol);
  if (type === 'esriSMS') checkRange(tell, symbol, 'size', 0);
  const outline = expect(tell, symbol, 'outline', 'object');
  if (outline) line(tell, outline);
}

/** Checks a renderer of type simple, unique values or class breaks, or a symbol in its place. */
export function rendererRules(tell: Tell, renderer: ValueSpot, geometry: SymbolGeometry | undefined) {
  const type = textOf(expect(tell, renderer, 'type', 'string', true));
  if (type === undefined || RENDERERS.includes(type)) return;
  const drawn = (parent: ValueSpot, name: string, isNeeded = false) => {
    const symbol = expect(tell, parent, name, 'object', isNeeded);
    if (symbol) symbolRules(tell, symbol, geometry);
  };
  const infos = (name: string) => objects(tell, listEntries(expect(tell, renderer, name, 'array')));
  switch (type) {
    case 'simple':
      return drawn(renderer, 'symbol', true);
    case 'uniqueValue':
      return uniqueValueRules(tell, renderer, drawn);
    case 'classBreaks':
      expect(tell, renderer, 'field', 'string', !under(renderer, 'valueExpression'));
      for (const info of infos('classBreakInfos')) drawn(info, 'symbol');
      return drawn(renderer, 'defaultSymbol');
    default:
      if (Object.hasOwn(STYLES, type) || SYMBOLS.includes(type)) symbolRules(tell, renderer, geometry);
      else tell('unknownType', under(renderer, 'type')!, { value: type });
      return undefined;
  }
}
