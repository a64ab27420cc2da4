import { describe, expect, it } from 'vitest';
import { requiresSignIn } from '../../src/platform/mapServices.ts';
import { urlKey } from '../../src/platform/parseArcGisUrl.ts';
import {
  arcgisGeometry,
  isDrawable,
  isEditable,
  pathName,
  readServices,
  serviceLayers,
} from '../../src/resources/applications/arcgis.ts';

const service = {
  name: 'Wells',
  type: 'FeatureServer',
  url: 'https://gis.example/rest/services/Wells/FeatureServer/?f=json',
};

describe('replies of map services', () => {
  it.each([
    ['esriGeometryPolygon', 'Polygon'],
    ['esriGeometryPolyline', 'Polyline'],
    ['esriGeometryPoint', 'Point'],
    ['esriGeometryMultipoint', 'Point'],
    ['constructor', undefined],
    [null, undefined],
  ])('the geometry %s of a map service is called %s', (type, geometry) =>
    expect(arcgisGeometry(type)).toBe(geometry),
  );

  it('each layer of a map service gets its own address, and an entry without a number is left out', () =>
    expect(
      serviceLayers(service, [
        { id: 0, name: 'Wells', geometryType: 'esriGeometryPoint' },
        { id: 2, name: '' },
        { name: 'Nowhere' },
        'odd',
      ]).map(({ id, name, geometry }) => [id, name, geometry]),
    ).toEqual([
      ['https://gis.example/rest/services/Wells/FeatureServer/0', 'Wells', 'Point'],
      ['https://gis.example/rest/services/Wells/FeatureServer/2', '2', undefined],
    ]));

  it.each([
    [{}, 'unknown', true],
    [{ type: 'Feature Layer' }, 'unknown', true],
    [{ type: 'Feature Layer', geometryType: 'esriGeometryPoint' }, undefined, true],
    [{ type: 'Group Layer' }, 'group', false],
    [{ subLayerIds: [1] }, 'group', false],
    [{ type: 'Raster Layer' }, 'raster', false],
    [{ type: 'Table' }, 'table', false],
    [{ geometryType: null }, 'other', false],
    [{ geometryType: 'esriGeometryMultiPatch' }, 'other', false],
  ])(
    'the layer %j of a map service has no geometry because of “%s”, and can be chosen: %s',
    (entry, why, can) => {
      const [layer] = serviceLayers(service, [{ id: 0, ...entry }]);
      expect([layer!.undrawn, isDrawable(layer!)]).toEqual([why, can]);
    },
  );

  it('a layer is named with the groups around it, and a group that contains itself ends the path', () =>
    expect(
      serviceLayers(service, [
        { id: 1, name: 'Deep', parentLayerId: 2 },
        { id: 2, name: 'Water', parentLayerId: 3 },
        { id: 3, name: 'Ground', parentLayerId: -1 },
        { id: 4, name: 'Loop', parentLayerId: 4 },
        { id: 5, name: 'Paged', parentLayer: { id: 3, name: 'Ground' } },
      ]).map(pathName),
    ).toEqual(['Ground › Water › Deep', 'Ground › Water', 'Ground', 'Loop › Loop', 'Ground › Paged']));

  it('a service without an http address is left out', () =>
    expect(
      readServices([
        { name: 'A', type: 'MapServer', url: 'https://gis.example/a' },
        { name: 'B', url: 'javascript:alert(1)' },
        { name: 'C' },
      ]),
    ).toEqual([{ name: 'A', type: 'MapServer', url: 'https://gis.example/a' }]));

  it.each([
    ['Create,Delete,Query,Update,Uploads,Editing', true],
    ['Map,Query,Data', false],
    [undefined, false],
  ])('a service with the capabilities %s can be edited: %s', (capabilities, is) =>
    expect(isEditable(capabilities)).toBe(is),
  );

  it.each([
    [499, true],
    [403, true],
    [400, false],
    [undefined, false],
  ])('a service with the error code %s needs a sign-in: %s', (code, is) =>
    expect(requiresSignIn({ code })).toBe(is),
  );

  it('two spellings of a service address count as the same service', () =>
    expect(urlKey(' HTTPS://gis.example/A/MapServer/0/?f=json')).toBe(
      urlKey('https://gis.example/a/mapserver/0'),
    ));
});
