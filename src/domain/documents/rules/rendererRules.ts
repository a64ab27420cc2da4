import { SYMBOL_STYLES, type SymbolType } from '../symbol/esriSymbol.ts';
import { checkKind, checkOneOf, checkRange, filterObjects, type ReportProblem } from './checkValues.ts';
import { uniqueValueRules } from './uniqueValueRules.ts';
import { getNumber, getProperty, getText, listEntries, shortSource, type ValueSpot } from './valueSpot.ts';

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
const OTHER_STYLES: Readonly<Record<SymbolType, readonly string[]>> = {
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
const TYPES_BY_GEOMETRY: Readonly<Record<SymbolGeometry, readonly string[]>> = {
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

function checkColor(report: ReportProblem, symbol: ValueSpot) {
  const spot = getProperty(symbol, 'color');
  if (!spot) return;
  const parts = listEntries(spot).map(getNumber);
  const isColor =
    (parts.length === 3 || parts.length === 4) &&
    parts.every(part => part !== undefined && part >= 0 && part <= 255);
  if (!isColor) report('colour', spot, { value: shortSource(spot) });
}

function checkLine(report: ReportProblem, symbol: ValueSpot) {
  checkOneOf(
    report,
    checkKind(report, symbol, 'style', 'string'),
    'style',
    SYMBOL_STYLES.esriSLS,
    OTHER_STYLES.esriSLS,
  );
  checkColor(report, symbol);
  checkRange(report, symbol, 'width', 0);
}

export function symbolRules(report: ReportProblem, symbol: ValueSpot, geometry: SymbolGeometry | undefined) {
  const type = getText(checkKind(report, symbol, 'type', 'string', true));
  if (type === undefined || SYMBOLS.includes(type)) return;
  if (!Object.hasOwn(SYMBOL_STYLES, type))
    return report('unknownType', getProperty(symbol, 'type')!, { value: type });
  if (geometry && !TYPES_BY_GEOMETRY[geometry].includes(type))
    report('geometry', getProperty(symbol, 'type')!, { value: type, geometry });
  if (type === 'esriSLS') return checkLine(report, symbol);
  checkOneOf(
    report,
    checkKind(report, symbol, 'style', 'string'),
    'style',
    SYMBOL_STYLES[type as SymbolType],
    OTHER_STYLES[type as SymbolType],
  );
  checkColor(report, symbol);
  if (type === 'esriSMS') checkRange(report, symbol, 'size', 0);
  const outline = checkKind(report, symbol, 'outline', 'object');
  if (outline) checkLine(report, outline);
}

/** Checks a renderer of type simple, unique values or class breaks, or a symbol in its place. */
export function rendererRules(
  report: ReportProblem,
  renderer: ValueSpot,
  geometry: SymbolGeometry | undefined,
) {
  const type = getText(checkKind(report, renderer, 'type', 'string', true));
  if (type === undefined || RENDERERS.includes(type)) return;
  const checkSymbol = (parent: ValueSpot, name: string, isRequired = false) => {
    const symbol = checkKind(report, parent, name, 'object', isRequired);
    if (symbol) symbolRules(report, symbol, geometry);
  };
  const infos = (name: string) =>
    filterObjects(report, listEntries(checkKind(report, renderer, name, 'array')));
  switch (type) {
    case 'simple':
      return checkSymbol(renderer, 'symbol', true);
    case 'uniqueValue':
      return uniqueValueRules(report, renderer, checkSymbol);
    case 'classBreaks':
      checkKind(report, renderer, 'field', 'string', !getProperty(renderer, 'valueExpression'));
      for (const info of infos('classBreakInfos')) checkSymbol(info, 'symbol');
      return checkSymbol(renderer, 'defaultSymbol');
    default:
      if (Object.hasOwn(SYMBOL_STYLES, type) || SYMBOLS.includes(type))
        symbolRules(report, renderer, geometry);
      else report('unknownType', getProperty(renderer, 'type')!, { value: type });
      return undefined;
  }
}
