import { describe, expect, it } from 'vitest';
import {
  countReferences,
  findReferences,
  hasGroup,
} from '../../src/resources/applications/layers/list/layerReferences.ts';

const layer = (_id: string, name: string, url = '') => ({ _id, name, url });
const wells = layer('1', 'Wells', 'https://gis.example/0');

describe('uses of a layer', () => {
  it('a layer is used by groups and excluded names with its name, and by layers with its URL', () => {
    const sealed = {
      _id: 'g',
      groupName: 'Sealed',
      layerNames: [{ layerName: ' wells' }, { layerName: 'Wells' }],
    };
    const uses = findReferences(
      [wells, layer('2', 'Bores', 'https://gis.example/0/'), layer('3', 'Roads', '')],
      {
        groups: [sealed, { _id: 'h', layerNames: [{ layerName: 'Roads' }] }],
        excluded: ['Utilities@Wells', 'Wells@Deep', 'Roads'],
      },
    )(wells);
    expect(uses.groups).toEqual([sealed]);
    expect(uses.excluded).toEqual(['Utilities@Wells', 'Wells@Deep']);
    expect(uses.sameUrlLayers.map(({ _id }) => _id)).toEqual(['2']);
    expect(countReferences(uses)).toBe(4);
  });

  it('the uses of a layer include the same service over http', () => {
    const { sameUrlLayers, operational } = findReferences(
      [wells, layer('2', 'Bores', 'http://gis.example/0')],
      {
        configs: { appConfig: { map: { operationalLayers: [{ id: 'old', url: 'HTTP://gis.example/0/' }] } } },
      },
    )(wells);
    expect([sameUrlLayers.map(({ _id }) => _id), operational]).toEqual([['2'], ['old']]);
  });

  it('a layer without a name and a URL has no uses', () =>
    expect(
      countReferences(
        findReferences([layer('1', ''), layer('2', '')], {
          groups: [{ _id: 'g', layerNames: [{ layerName: '' }] }],
          excluded: ['@'],
          configs: {
            appConfig: { map: { operationalLayers: [{ id: '', url: '' }, {}] } },
            resultsLayerConfigs: [{ name: '' }, {}],
          },
        })(layer('1', '')),
      ),
    ).toBe(0));

  it('the uses of a layer include app config layers at any depth by name or URL, and results configs by name', () => {
    const operationalLayers = [
      {
        id: 'Data Layers',
        layers: [
          { id: 4, title: 'Wells', url: 'https://gis.example/0' },
          { title: 'Ground', layers: [{ id: 'bores', url: 'HTTPS://gis.example/0/' }, null] },
        ],
      },
      { id: 'wells ', layers: 'none' },
      { id: 'Roads', url: 'https://gis.example/2' },
    ];
    const resultsLayerConfigs = [
      { name: 'WELLS', config: { name: 'Wells' } },
      { config: { name: 'Wells' } },
      { name: 'Roads', config: [] },
      { name: 'Bores', config: { name: ['Wells'] } },
    ];
    const { operational, results } = findReferences([wells], {
      configs: { appConfig: { map: { operationalLayers } }, resultsLayerConfigs },
    })(wells);
    expect(operational).toEqual(['Data Layers › Wells', 'Data Layers › Ground › bores', 'wells ']);
    expect(results).toEqual(['WELLS', 'Wells']);
  });

  it('the uses of a layer include map services of the app config that show it as a sublayer', () => {
    const service = 'https://gis.example/CityLimits/MapServer';
    const operationalLayers = [
      {
        id: 'limits',
        title: 'City Limits',
        url: `${service}/`,
        visibleLayers: [2],
        layers: [{ id: 0, name: 'Cities', parentLayerId: -1 }, { id: null }, {}],
      },
      { title: 'Planning', layers: [{ title: 'Limits', url: service, visibleLayers: [0] }] },
      { title: 'All', url: service },
      { title: 'Ground', layers: [{ id: 0 }] },
    ];
    const findInConfigs = findReferences([], { configs: { appConfig: { map: { operationalLayers } } } });
    const sublayerOf = (url: string) => findInConfigs(layer('1', 'X', url)).sublayerOf;
    expect(sublayerOf(`${service}/0`)).toEqual(['City Limits', 'Planning › Limits']);
    expect(sublayerOf(`${service}/2/`)).toEqual(['City Limits']);
    expect(sublayerOf(`${service}/3`)).toEqual([]);
    expect(sublayerOf('/0')).toEqual([]);
  });

  it.each([
    [null],
    [undefined],
    [{}],
    [{ appConfig: 'Wells', resultsLayerConfigs: null }],
    [{ appConfig: { map: [{ operationalLayers: [] }] } }],
    [{ appConfig: { map: { operationalLayers: { 0: wells } } } }],
  ])('no use of a layer is found in the configs %j', configs =>
    expect(countReferences(findReferences([wells], { configs })(wells))).toBe(0),
  );

  it('the uses of a layer are found 10,000 groups deep', () => {
    let group: object = { title: 'Wells' };
    for (let n = 0; n < 10_000; n++) group = { layers: [group] };
    expect(
      findReferences([wells], { configs: { appConfig: { map: { operationalLayers: [group] } } } })(wells)
        .operational,
    ).toEqual(['Wells']);
  });

  it.each([
    ['by application', [{ application: 'a', protectedLayers: [{ _id: 'g' }] }]],
    ['by application, as ids', [{ application: 'a', protectedLayers: ['g'] }]],
    ['flat', [{ _id: 'g', application: 'a' }]],
    ['as ids', ['g']],
  ])('a user with a protected group is found when the groups are stored %s', (_, protectedLayers) => {
    expect(hasGroup({ protectedLayers }, 'g')).toBe(true);
    expect(hasGroup({ protectedLayers }, 'x')).toBe(false);
    expect(hasGroup({}, 'g')).toBe(false);
    expect(hasGroup({ protectedLayers: [{ application: 'a', protectedLayers: {} }, null] }, 'g')).toBe(false);
  });
});
