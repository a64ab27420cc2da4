import { describe, expect, it } from 'vitest';
import { serviceQuestions } from '../../src/domain/documents/configs/services/serviceQuestions.ts';
import { appRules } from '../../src/domain/documents/rules/app.ts';
import type { ServiceFact } from '../../src/domain/documents/rules/facts.ts';
import { servicesOf } from '../../src/domain/organizations/readiness.ts';
import { parseJson } from '../../src/editors/json/parseJson.ts';
import { addressKey, serviceAddress, withLayer } from '../../src/platform/serviceAddress.ts';

const SERVICES = 'https://gis.maps.example/arcgis/rest/services';
const ZONING = `${SERVICES}/Planning/Zoning/MapServer`;
const PROXY = 'https://h.example/proxy.ashx';

describe('the URL of a service', () => {
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
  ])('%s names the service, whatever its query, and the layer %s', (url, layer) =>
    expect(serviceAddress(url)).toEqual({
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
  ])('%j names no service', url => expect(serviceAddress(url)).toBeUndefined());

  it('is the same with another query, with a slash at its end, and behind a proxy', () => {
    const same = [`${ZONING}/2`, `${ZONING.toUpperCase()}/2/`, `${ZONING}/2?token=a`, `${PROXY}?${ZONING}/2`];
    expect(new Set(same.map(addressKey)).size).toBe(1);
  });

  it('differs from the other layers behind the same proxy, and from another query of a URL that names no service', () => {
    const different = [
      `${PROXY}?${ZONING}/1`,
      `${PROXY}?${ZONING}/2`,
      'https://gis.example/wms?map=/a.map',
      'https://gis.example/wms?map=/b.map',
    ];
    expect(new Set(different.map(addressKey)).size).toBe(4);
  });

  it('keeps its proxy and its query when it gets the number of another layer', () =>
    expect(withLayer(`${PROXY}?${ZONING}/2?token=abc`, 5)).toBe(`${PROXY}?${ZONING}/5?token=abc`));

  it.each([`https://a.example${'/'.repeat(200_000)}b`, `https://a.example/${'Server'.repeat(30_000)}b`])(
    'is known at once, however long it is',
    { timeout: 2000 },
    url => expect(serviceAddress(url)).toBeUndefined(),
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

describe('the layers of an app config', () => {
  it.each([
    [`${ZONING}?f=json`, []],
    [`${ZONING}?token=abc`, ['token']],
    [`${SERVICES}/Planning/Zoning/OGCFeatureServer`, []],
    [`${PROXY}?${ZONING}/0`, []],
    [SERVICES, ['address']],
    [`${SERVICES}/Planning`, ['address']],
    [`${PROXY}?${SERVICES}/Planning`, ['address']],
  ])('with the URL %s have the problems %j', (url, problems) => expect(kinds({ url })).toEqual(problems));

  it('that are feature layers need the number of a layer before the query', () => {
    const url = `${SERVICES}/Planning/Zoning/FeatureServer?token=abc`;
    expect(kinds({ url, layerType: 'ArcGISFeatureLayer' })).toEqual(['token', 'layerNumber']);
  });

  it('have their services asked once each, without the token, and directly where a proxy stands before them', () =>
    expect(
      serviceQuestions(
        'app',
        config(`${ZONING}?token=abc`, `${PROXY}?${ZONING}/0`, `${PROXY}?${SERVICES}/Roads/MapServer/1`),
        undefined,
      ),
    ).toEqual([
      { for: 'layers', url: ZONING },
      { for: 'layers', url: `${SERVICES}/Roads/MapServer` },
    ]));

  it('get the right number in a URL that keeps its token and its proxy', () => {
    const url = `${PROXY}?${ZONING}/9?token=abc`;
    const text = JSON.stringify({ map: { operationalLayers: [{ id: 'a', title: 'Overlays', url }] } });
    const facts = new Map<string, ServiceFact>([
      [addressKey(ZONING), { state: 'there', layers: [{ id: 1, name: 'Overlays' }] }],
    ]);
    const { problems } = appRules({ text, node: parseJson(text).root! }, { at: 0, factsByKey: facts });
    expect(problems.find(({ kind }) => kind === 'noLayer')?.quickFix?.insert).toBe(
      JSON.stringify(`${PROXY}?${ZONING}/1?token=abc`),
    );
  });
});

it('layers with a token or behind a proxy belong to the service that is checked for readiness', () =>
  expect(
    servicesOf([
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
