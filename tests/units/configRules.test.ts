import { describe, expect, it } from 'vitest';
import { configChecks } from '../../src/domain/documents/rules/configChecks.ts';
import {
  getServiceState,
  type DocumentFacts,
  type ServiceFact,
} from '../../src/domain/documents/rules/facts.ts';
import { createChecker } from '../../src/editors/json/check.ts';
import { pathText } from '../../src/editors/json/path.ts';
import { getSeverity } from '../../src/editors/json/severity.ts';
import { urlKey } from '../../src/platform/parseArcGisUrl.ts';

type ConfigPart = keyof typeof configChecks;
const check = (value: unknown, choice: { check: ConfigPart; facts?: DocumentFacts | undefined }) => {
  const texts = createChecker(configChecks);
  texts.choose(choice);
  return texts.check(typeof value === 'string' ? value : JSON.stringify(value));
};
/** The problems that are found, by kind and path. */
const findProblems = (part: ConfigPart, value: unknown, facts?: DocumentFacts) =>
  check(value, { check: part, facts }).problems.map(({ kind, path }) => `${kind} ${pathText(path)}`);

const LINE = { type: 'esriSLS', style: 'esriSLSDash', color: [1, 2, 3, 4], width: 1 };
const FILL = { type: 'esriSFS', style: 'esriSFSSolid', color: null, outline: LINE };
const MARKER = { type: 'esriSMS', style: 'esriSMSX', color: [0, 0, 255], size: 4 };
const RESULTS = {
  label: 'Parcels',
  name: 'parcels',
  own: {},
  fields: [{ name: 'PIN', alias: 'Number' }, { name: 'OWNER' }],
  excludedisplayfields: ['OBJECTID'],
  searchfields: [
    { name: 'PIN', label: 'Number', mask: '', operator: 'LIKE', isOnlyForQuickSearch: true },
    { name: 'PIN', operator: 'IN' },
  ],
  actions: [{ label: 'Edit', type: 'EditFeature', icon: '', token: '', field: '' }],
  symbol: {
    type: 'uniqueValue',
    field1: 'PIN',
    defaultSymbol: null,
    uniqueValueInfos: [
      { value: 'a', symbol: FILL },
      { value: 1, symbol: MARKER },
      { value: 'p', symbol: { type: 'esriPMS', url: 'x' } },
    ],
  },
};
const results = (change: object) => [{ name: 'parcels', config: { ...RESULTS, ...change } }];
const symbol = (is: unknown) => results({ symbol: { type: 'simple', symbol: is } });

describe('results configs', () => {
  it.each([
    ['as it is documented', results({}), []],
    ['that is no list', {}, ['type ']],
    ['without a name', [{ config: {} }], ['missing [0]']],
    ['with an empty name', [{ name: ' ', config: {} }], ['missing [0].name']],
    [
      'with the name of another one',
      [
        { name: 'a', config: {} },
        { name: 'a', config: {} },
      ],
      ['sameId [1].name'],
    ],
    ['that is a text', [{ name: 'a', config: 'x' }], ['type [0].config']],
    ['with fields that are no list', results({ fields: 'PIN' }), ['type [0].config.fields']],
    ['with a field that is no object', results({ fields: [5] }), ['type [0].config.fields[0]']],
    [
      'with a field twice',
      results({ fields: [{ name: 'PIN' }, { name: 'PIN' }] }),
      ['repeated [0].config.fields[1].name'],
    ],
    [
      'with a number in the hidden fields',
      results({ excludedisplayfields: [7] }),
      ['type [0].config.excludedisplayfields[0]'],
    ],
    [
      'searched with another operator',
      results({ searchfields: [{ name: 'PIN', operator: 'like' }] }),
      ['unknown [0].config.searchfields[0].operator'],
    ],
    [
      'searched without an operator',
      results({ searchfields: [{ name: 'PIN' }] }),
      ['missing [0].config.searchfields[0]'],
    ],
    [
      'with yes as a text',
      results({ searchfields: [{ name: 'PIN', operator: '=', isOnlyForQuickSearch: 'true' }] }),
      ['type [0].config.searchfields[0].isOnlyForQuickSearch'],
    ],
    [
      'with an action of no type',
      results({ actions: [{ label: 'x', type: '' }] }),
      ['missing [0].config.actions[0].type'],
    ],
    [
      'with values of no field',
      results({ symbol: { type: 'uniqueValue', uniqueValueInfos: [{ value: 1, symbol: LINE }] } }),
      ['missing [0].config.symbol'],
    ],
    [
      'with a value twice',
      results({ symbol: { ...RESULTS.symbol, uniqueValueInfos: [{ value: 'a' }, { value: 'a' }] } }),
      ['repeated [0].config.symbol.uniqueValueInfos[1].value'],
    ],
    [
      'that draws nothing',
      results({ symbol: { type: 'uniqueValue', field1: 'PIN', uniqueValueInfos: [] } }),
      ['nothingDrawn [0].config.symbol'],
    ],
    ['with a renderer that is not edited here', results({ symbol: { type: 'heatmap', colorStops: 5 } }), []],
    [
      'with classes of no field',
      results({
        symbol: { type: 'classBreaks', classBreakInfos: [{ symbol: { type: 'esriSMS', size: -1 } }] },
      }),
      ['missing [0].config.symbol', 'least [0].config.symbol.classBreakInfos[0].symbol.size'],
    ],
    [
      'with an unknown renderer',
      results({ symbol: { type: 'rainbow' } }),
      ['unknownType [0].config.symbol.type'],
    ],
    [
      'with a symbol in place of a renderer',
      results({ symbol: { ...LINE, width: 'x' } }),
      ['type [0].config.symbol.width'],
    ],
    [
      'with a style of another type',
      symbol({ ...FILL, style: 'esriSLSSolid' }),
      ['unknown [0].config.symbol.symbol.style'],
    ],
    ['with an unknown symbol', symbol({ type: 'esriXXX' }), ['unknownType [0].config.symbol.symbol.type']],
    [
      'with a color beyond 255',
      symbol({ ...MARKER, color: [0, 256, 0] }),
      ['colour [0].config.symbol.symbol.color'],
    ],
    [
      'with a color of two numbers',
      symbol({ ...MARKER, color: [0, 2] }),
      ['colour [0].config.symbol.symbol.color'],
    ],
    [
      'with a color that is a text',
      symbol({ ...FILL, outline: { ...LINE, color: '#fff' } }),
      ['colour [0].config.symbol.symbol.outline.color'],
    ],
    [
      'with a fill for points',
      results({ geometryType: 'esriGeometryPoint', symbol: { type: 'simple', symbol: FILL } }),
      ['geometry [0].config.symbol.symbol.type'],
    ],
    [
      'with a marker within areas',
      results({ geometryType: 'esriGeometryPolygon', symbol: { type: 'simple', symbol: MARKER } }),
      [],
    ],
  ])('the check of a results config finds its problems: %s', (_, value, messages) =>
    expect(findProblems('results', value)).toEqual(messages),
  );
});

describe('editor configs', () => {
  it.each([
    [
      'as it is documented',
      [{ name: 'a', config: { sections: [{ header: 'A', fields: ['X', 'Y'] }, { fields: [] }] } }],
      [],
    ],
    [
      'with a field in two sections',
      [{ name: 'a', config: { sections: [{ fields: ['X'] }, { fields: ['X'] }] } }],
      ['repeated [0].config.sections[1].fields[0]'],
    ],
    [
      'with fields that are objects',
      [{ name: 'a', config: { sections: [{ header: 5, fields: [{ name: 'X' }] }] } }],
      ['type [0].config.sections[0].header', 'type [0].config.sections[0].fields[0]'],
    ],
  ])('the check of an editor config finds its problems: %s', (_, value, messages) =>
    expect(findProblems('editor', value)).toEqual(messages),
  );
});

const SERVICE_URL = 'https://gis.example/arcgis/rest/services/Roads/MapServer';
const map = (...operationalLayers: unknown[]) => ({ map: { operationalLayers } });
const layer = (change: object) => map({ id: 'a', url: `${SERVICE_URL}/0`, ...change });

describe('app configs', () => {
  it.each([
    [
      'as it is documented',
      map(
        { id: 'a', url: `${SERVICE_URL}/0`, minScale: 9000, maxScale: 10, opacity: 0.5 },
        { id: 1, layers: [{ id: 'b' }] },
      ),
      [],
    ],
    ['without a map', { title: 'x' }, []],
    ['whose layers are no list', { map: { operationalLayers: {} } }, ['type map.operationalLayers']],
    ['with a layer of no id', map({ url: `${SERVICE_URL}/0` }), ['missing map.operationalLayers[0]']],
    [
      'with an id twice, once in a group of a group',
      map({ id: 'a' }, { id: 'g', layers: [{ id: 'h', layers: [{ id: 'a' }] }] }),
      ['sameId map.operationalLayers[1].layers[0].layers[0].id'],
    ],
    [
      'with sublayers of a service, which are numbered from 0',
      map({ id: 'a', url: SERVICE_URL, layers: [{ id: 0 }, { id: 0 }] }),
      [],
    ],
    [
      'with swapped scales',
      layer({ minScale: 10, maxScale: 9000 }),
      ['scales map.operationalLayers[0].minScale'],
    ],
    ['with an opacity in percent', layer({ opacity: 70 }), ['range map.operationalLayers[0].opacity']],
    ['with a scale that is a text', layer({ minScale: '10' }), ['type map.operationalLayers[0].minScale']],
    [
      'whose zooms and extent are swapped',
      { map: { minZoom: 9, maxZoom: 3, extent: { xmin: 1, xmax: 0, ymin: 0, ymax: 0 } } },
      ['larger map.minZoom', 'larger map.extent.xmin'],
    ],
    ['with an invalid address', layer({ url: 'Roads/MapServer' }), ['url map.operationalLayers[0].url']],
    [
      'with a group whose address is empty, and its layers',
      map(
        { id: 'Data Layers', url: '', layers: [{ id: 'b' }, { id: 'b' }] },
        { id: 'g', url: '', layerType: 'GroupLayer' },
      ),
      ['sameId map.operationalLayers[0].layers[1].id'],
    ],
    ['with an empty address of a layer', layer({ url: '' }), ['url map.operationalLayers[0].url']],
    [
      'with an address of a folder',
      layer({ url: 'https://gis.example/arcgis/rest/services/Roads' }),
      ['address map.operationalLayers[0].url'],
    ],
    [
      'with a feature layer without a number',
      layer({ layerType: 'ArcGISFeatureLayer', url: SERVICE_URL }),
      ['layerNumber map.operationalLayers[0].url'],
    ],
    [
      'with addresses of other kinds',
      map(
        { id: 'a', url: '//tiles.example/{z}/{y}/{x}.png' },
        { id: 'b', url: 'https://wms.example/?service=WMS' },
      ),
      [],
    ],
    [
      'that draws points as lines',
      layer({
        layerDefinition: {
          geometryType: 'esriGeometryPoint',
          drawingInfo: { renderer: { type: 'simple', symbol: LINE } },
        },
      }),
      ['geometry map.operationalLayers[0].layerDefinition.drawingInfo.renderer.symbol.type'],
    ],
  ])('the check of an app config finds its problems: %s', (_, value, messages) =>
    expect(findProblems('app', value)).toEqual(messages),
  );
});

describe('checks against map services', () => {
  const facts = (...entries: [string, ServiceFact][]): DocumentFacts => ({
    at: 0,
    factsByKey: new Map(entries.map(([url, fact]) => [urlKey(url), fact])),
    layers: new Map([['parcels', { url: `${SERVICE_URL}/0`, geometryType: 'Point' }]]),
  });
  const served: ServiceFact = {
    state: 'there',
    layers: [
      { id: 0, name: 'Roads' },
      { id: 1, name: 'Signs' },
    ],
  };
  it.each([
    ['an existing layer', layer({}), served, []],
    [
      'a missing layer',
      layer({ url: `${SERVICE_URL.toUpperCase()}/7/` }),
      served,
      ['noLayer map.operationalLayers[0].url'],
    ],
    [
      'a service that does not exist',
      layer({}),
      { state: 'none', message: 'Invalid URL' } as ServiceFact,
      ['noService map.operationalLayers[0].url'],
    ],
    [
      'one that does not respond, which is no problem of the config',
      layer({ url: `${SERVICE_URL}/7` }),
      { state: 'silent' } as ServiceFact,
      [],
    ],
    [
      'one that requires a sign-in',
      layer({ url: `${SERVICE_URL}/7` }),
      { state: 'closed' } as ServiceFact,
      [],
    ],
  ])('the check of an app config uses the reply of the map service: %s', (_, value, fact, messages) =>
    expect(findProblems('app', value, facts([SERVICE_URL, fact]))).toEqual(messages),
  );

  const scaled = (min: number, max: number): ServiceFact => ({
    state: 'there',
    layers: [{ id: 0, name: 'Roads', minScale: min, maxScale: max }],
  });
  it.each([
    [
      'wider than its service, from afar',
      { minScale: 24_000 },
      scaled(12_000, 0),
      ['servedMin map.operationalLayers[0].minScale'],
    ],
    [
      'wider than its service, from close by',
      { layerDefinition: { maxScale: 500 } },
      scaled(0, 1000),
      ['servedMax map.operationalLayers[0].layerDefinition.maxScale'],
    ],
    ['within those of its service', { minScale: 12_000, maxScale: 1000 }, scaled(12_000, 1000), []],
    ['of no limit, which are its service’s', { minScale: 0 }, scaled(12_000, 1000), []],
    ['where its service has no limit', { minScale: 24_000, maxScale: 500 }, scaled(0, 0), []],
  ])('the check of an app config compares the scales of a layer %s', (_, own, fact, messages) =>
    expect(findProblems('app', layer(own), facts([SERVICE_URL, fact]))).toEqual(messages),
  );

  it('a slow map service is reported once, however many layers use it', () => {
    const slow: ServiceFact = { ...served, took: 6230 };
    expect(
      findProblems(
        'app',
        map({ id: 'a', url: `${SERVICE_URL}/0` }, { id: 'b', url: `${SERVICE_URL}/1` }),
        facts([SERVICE_URL, slow]),
      ),
    ).toEqual(['slow map.operationalLayers[0].url']);
    expect(getServiceState(`${SERVICE_URL}/1`, facts([SERVICE_URL, slow]))).toEqual({
      state: 'slow',
      seconds: 6.2,
    });
    expect(findProblems('app', layer({}), facts([SERVICE_URL, { ...served, took: 2900 }]))).toEqual([]);
  });

  it('fields that a map layer does not have are reported wherever a config names them', () => {
    const config = {
      fields: [{ name: 'PIN' }, { name: 'owner' }],
      excludedisplayfields: ['X1'],
      searchfields: [{ name: 'X2', operator: '=' }],
      actions: [{ type: 'a', field: 'X3', checkfield: 'PIN' }],
      symbol: { type: 'uniqueValue', field1: 'X4', defaultSymbol: MARKER },
    };
    const known = facts([`${SERVICE_URL}/0`, { state: 'there', fields: ['PIN', 'OWNER'] }]);
    expect(findProblems('results', [{ name: 'parcels', config }], known)).toEqual([
      ...['fields[1].name', 'searchfields[0].name', 'actions[0].field', 'symbol.field1'].map(
        path => `noField [0].config.${path}`,
      ),
      'noHidden [0].config.excludedisplayfields[0]',
    ]);
    expect(
      findProblems('editor', [{ name: 'parcels', config: { sections: [{ fields: ['PIN', 'X'] }] } }], known),
    ).toEqual(['noField [0].config.sections[0].fields[1]']);
  });

  it('a symbol that does not suit the geometry, and a config without a layer, are reported', () => {
    expect(findProblems('results', symbol(LINE), facts())).toEqual([
      'geometry [0].config.symbol.symbol.type',
    ]);
    expect(findProblems('results', [{ name: 'wells', config: {} }], facts())).toEqual([
      'noOwnLayer [0].name',
    ]);
  });
});

describe('quick fixes', () => {
  const mended = (value: unknown, choice: Parameters<typeof check>[1]) =>
    check(value, choice).problems[0]!.quickFix?.insert;
  it.each([
    ['like', '"LIKE"'],
    ['=>', undefined],
    ['Like ', '"LIKE"'],
    ['<', undefined],
  ])('the quick fix for a search operator corrects its spelling: %j', (operator, insert) =>
    expect(mended(results({ searchfields: [{ name: 'PIN', operator }] }), { check: 'results' })).toBe(insert),
  );

  it.each([
    ['LEGAL_DSC', '"legal_desc"'],
    ['legaldesc', '"legal_desc"'],
    ['acreage', undefined],
  ])('the quick fix for a field corrects its spelling: %j', (name, insert) => {
    const facts: DocumentFacts = {
      at: 0,
      factsByKey: new Map([[urlKey(SERVICE_URL), { state: 'there', fields: ['pin', 'legal_desc'] }]]),
      layers: new Map([['a', { url: SERVICE_URL, geometryType: '' }]]),
    };
    expect(mended([{ name: 'a', config: { fields: [{ name }] } }], { check: 'results', facts })).toBe(insert);
  });

  it('the quick fix for a layer number takes the layer of the same name', () => {
    const facts: DocumentFacts = {
      at: 0,
      factsByKey: new Map([
        [urlKey(SERVICE_URL), { state: 'there', layers: [{ id: 3, name: 'Flood zones' }] }],
      ]),
    };
    expect(mended(layer({ title: 'Flood zones', url: `${SERVICE_URL}/28` }), { check: 'app', facts })).toBe(
      JSON.stringify(`${SERVICE_URL}/3`),
    );
  });
});

it('the config check lists errors before warnings, at most 200 of each, and counts all', () => {
  const many = {
    map: {
      operationalLayers: Array.from({ length: 500 }, (_, n) => ({
        id: n,
        opacity: 2,
        minScale: n % 2 ? 'x' : 0,
      })),
    },
  };
  const { problems, errorCount, warningCount, valid } = check(many, { check: 'app' });
  expect([errorCount, warningCount, valid]).toEqual([250, 500, true]);
  expect(problems.map(getSeverity)).toEqual([
    ...Array.from({ length: 200 }, () => 'err'),
    ...Array.from({ length: 200 }, () => 'warn'),
  ]);
});

it('a deeply nested config and names such as __proto__ are checked like any other', () => {
  const deep = `{"map": {"operationalLayers": ${'[{"id": "__proto__", "layers": '.repeat(5_000)}[]${'}]'.repeat(5_000)}}}`;
  expect(check(deep, { check: 'app' }).errorCount).toBe(4_999);
  expect(
    findProblems('results', '[{"name": "__proto__", "config": {"symbol": {"type": "constructor"}}}]'),
  ).toEqual(['unknownType [0].config.symbol.type']);
});
