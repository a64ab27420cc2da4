import { describe, expect, it } from 'vitest';
import { getServiceRequests } from '../../src/domain/documents/configs/services/getServiceRequests.ts';
import { appRules } from '../../src/domain/documents/rules/appRules.ts';
import type { ServiceFact } from '../../src/domain/documents/rules/facts.ts';
import { countLayersByService } from '../../src/domain/organizations/readiness.ts';
import { parseJson } from '../../src/editors/json/parseJson.ts';
import { parseArcGisUrl, urlKey, withLayer } from '../../src/platform/parseArcGisUrl.ts';

const SERVICES = 'https://gis.maps.example/arcgis/rest/services';
const ZONING = `${SERVICES}/Planning/Zoning/MapServer`;
const PROXY = 'https://h.example/proxy.ashx';

describe('URLs of map services', () => {
  it.each([
    [ZONING, undefined],
    [` ${ZONING}/ `, undefined],
    [`${ZONING}?token=abc`, undefined],
    [`${ZONING}/2`, 2],
    [`${ZONING}/2/`, 2],
    [`${ZONING}/2?f=pjson`, 2],
    [`${ZONING}/0#top`, 0],
    [`${PROXY}?${ZONING}/2`, 2],
    [`${PROXY}?${ZONING}/2?f=json`, 2],
    [`${PROXY}?url=${encodeURIComponent(`${ZONING}/2`)}`, 2],
  ])('the URL %s belongs to the service, and to its layer %s', (url, layer) =>
    expect(parseArcGisUrl(url)).toEqual({
      service: ZONING,
      type: 'MapServer',
      ...(layer !== undefined && { layer }),
    }),
  );

  it.each([
    SERVICES,
    `${SERVICES}/Planning`,
    `${PROXY}?https%3A%2F%2F%E0%A4%A`,
    'https://gis.example/wms?map=/zoning.map',
    'Planning/Zoning/MapServer',
    '',
  ])('the URL %j belongs to no service', url => expect(parseArcGisUrl(url)).toBeUndefined());

  it('a service URL is the same with another query or case, a slash at its end, or a proxy', () => {
    const same = [`${ZONING}/2`, `${ZONING.toUpperCase()}/2/`, `${ZONING}/2?token=a`, `${PROXY}?${ZONING}/2`];
    expect(new Set(same.map(urlKey)).size).toBe(1);
  });

  it('URLs of different layers behind one proxy, or with different WMS queries, differ', () => {
    const different = [
      `${PROXY}?${ZONING}/1`,
      `${PROXY}?${ZONING}/2`,
      'https://gis.example/wms?map=/a.map',
      'https://gis.example/wms?map=/b.map',
    ];
    expect(new Set(different.map(urlKey)).size).toBe(4);
  });

  it('a service URL keeps its proxy and query when its layer number changes', () =>
    expect(withLayer(`${PROXY}?${ZONING}/2?token=abc`, 5)).toBe(`${PROXY}?${ZONING}/5?token=abc`));

  it.each([`https://a.example${'/'.repeat(200_000)}b`, `https://a.example/${'Server'.repeat(30_000)}b`])(
    'a very long URL is recognised as no service without delay',
    { timeout: 2000 },
    url => expect(parseArcGisUrl(url)).toBeUndefined(),
  );
});

const config = (...urls: string[]) => {
  const operationalLayers = urls.map((url, id) => ({ id, url, layerType: 'ArcGISMapServiceLayer' }));
  const text = JSON.stringify({ map: { operationalLayers } });
  return { text, node: parseJson(text).root! };
};
const kinds = (layer: object) => {
  const text = JSON.stringify({ map: { operationalLayers: [{ id: 'a', ...layer }] } });
  return appRules({ text, node: parseJson(text).root! }).problems.map(({ kind }) => kind);
};

describe('layers of an app config', () => {
  it.each([
    [`${ZONING}?f=json`, []],
    [`${ZONING}?token=abc`, ['token']],
    [`${SERVICES}/Planning/Zoning/OGCFeatureServer`, []],
    [`${PROXY}?${ZONING}/0`, []],
    [SERVICES, ['address']],
    [`${SERVICES}/Planning`, ['address']],
    [`${PROXY}?${SERVICES}/Planning`, ['address']],
  ])('a layer with the URL %s has the problems %j', (url, problems) =>
    expect(kinds({ url })).toEqual(problems),
  );

  it('a feature layer needs a layer number before the query of its URL', () => {
    const url = `${SERVICES}/Planning/Zoning/FeatureServer?token=abc`;
    expect(kinds({ url, layerType: 'ArcGISFeatureLayer' })).toEqual(['token', 'layerNumber']);
  });

  it('each service of an app config is asked once, without the token and without the proxy', () =>
    expect(
      getServiceRequests(
        'app',
        config(`${ZONING}?token=abc`, `${PROXY}?${ZONING}/0`, `${PROXY}?${SERVICES}/Roads/MapServer/1`),
        undefined,
      ),
    ).toEqual([
      { for: 'layers', url: ZONING },
      { for: 'layers', url: `${SERVICES}/Roads/MapServer` },
    ]));

  it('the quick fix for a layer number keeps the token and the proxy of the URL', () => {
    const url = `${PROXY}?${ZONING}/9?token=abc`;
    const text = JSON.stringify({ map: { operationalLayers: [{ id: 'a', title: 'Overlays', url }] } });
    const facts = new Map<string, ServiceFact>([
      [urlKey(ZONING), { state: 'there', layers: [{ id: 1, name: 'Overlays' }] }],
    ]);
    const { problems } = appRules({ text, node: parseJson(text).root! }, { at: 0, factsByKey: facts });
    expect(problems.find(({ kind }) => kind === 'noLayer')?.quickFix?.insert).toBe(
      JSON.stringify(`${PROXY}?${ZONING}/1?token=abc`),
    );
  });
});

it('layers with a token or behind a proxy count for the service in the readiness check', () =>
  expect(
    countLayersByService([
      { url: `${ZONING}/0?token=abc` },
      { url: `${PROXY}?${ZONING}/1` },
      { url: `${PROXY}?${SERVICES}/Roads/MapServer/1` },
    ]),
  ).toEqual(
    new Map([
      [ZONING, 2],
      [`${SERVICES}/Roads/MapServer`, 1],
    ]),
  ));
