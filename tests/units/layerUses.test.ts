import { describe, expect, it } from 'vitest';
import { findUses, hasGroup, usesCount } from '../../src/resources/applications/layers/list/usesOf.ts';

const layer = (_id: string, name: string, url = '') => ({ _id, name, url });
const wells = layer('1', 'Wells', 'https://gis.example/0');

describe('what names a layer', () => {
  it('are groups and excluded names by its name, and other layers by its address', () => {
    const sealed = { _id: 'g', groupName: 'Sealed', layerNames: [{ layerName: ' wells' }, { layerName: 'Wells' }] };
    const uses = findUses([wells, layer('2', 'Bores', 'https://gis.example/0/'), layer('3', 'Roads', '')], [sealed, { _id: 'h', layerNames: [{ layerName: 'Roads' }] }], ['Utilities@Wells', 'Wells@Deep', 'Roads'])(wells);
    expect(uses.groups).toEqual([sealed]);
    expect(uses.excluded).toEqual(['Utilities@Wells', 'Wells@Deep']);
    expect(uses.twins.map(({ _id }) => _id)).toEqual(['2']);
    expect(usesCount(uses)).toBe(4);
  });

  it('is nothing where it has neither name nor address', () =>
    expect(usesCount(findUses([layer('1', ''), layer('2', '')], [{ _id: 'g', layerNames: [{ layerName: '' }] }], ['@'])(layer('1', '')))).toBe(0));

  it.each([
    ['by application', [{ application: 'a', protectedLayers: [{ _id: 'g' }] }]],
    ['by application, as ids', [{ application: 'a', protectedLayers: ['g'] }]],
    ['flat', [{ _id: 'g', application: 'a' }]],
    ['as ids', ['g']],
  ])('reaches those who were given the group, %s', (_, protectedLayers) => {
    expect(hasGroup({ protectedLayers }, 'g')).toBe(true);
    expect(hasGroup({ protectedLayers }, 'x')).toBe(false);
    expect(hasGroup({}, 'g')).toBe(false);
  });
});
