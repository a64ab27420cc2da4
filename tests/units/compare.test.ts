import { describe, expect, it } from 'vitest';
import type { ApplicationRecord } from '../../src/domain/organizations/application.ts';
import {
  compareApplications,
  splitAtDifference,
  type ApplicationDifference,
  type ComparisonPart,
} from '../../src/pages/home/compare/compareApplications.ts';
import type { Layer } from '../../src/platform/layers.ts';

const words = {
  has: 'yes',
  editable: 'editable',
  readOnly: 'read-only',
  geometry: (type: unknown) => (type === 'Point' ? 'point' : String(type ?? '')),
  field: (name: string) => name,
  links: (count: number) => `${count} links`,
  tool: (ref: unknown) =>
    typeof ref === 'string'
      ? { text: ref, as: 'id' as const }
      : { text: (ref as { toolName: string }).toolName },
};
const record = (own: object) => ({ id: 'a', _id: 'a', ...own }) as unknown as ApplicationRecord;
const compared = (left: object, right: object, layers: { left?: object[]; right?: object[] } = {}) =>
  compareApplications(
    { left: record(left), right: record(right) },
    { left: (layers.left ?? []) as Layer[], right: (layers.right ?? []) as Layer[] },
    words,
  );
const rows = (all: ApplicationDifference[], part: ComparisonPart) =>
  all.filter(row => row.part === part).map(({ name, left, right, isSame }) => [name, left, right, isSame]);

describe('the comparison of two applications', () => {
  it('the comparison shows different details, masks keys, and marks values that are not copied', () => {
    const all = compared(
      { description: 'One', solrAPIKey: 'ABCDEFGHIJKL', county: { code: '010', links: [{}] } },
      { description: 'Two', county: { code: '010', links: [{}] }, applicationDatabase: 'cama' },
    );
    const of = (key: string) => all.find(row => row.key === key);
    expect(of('description')).toMatchObject({ left: 'One', right: 'Two', isSame: false });
    expect(of('solrAPIKey')).toMatchObject({
      left: '••••••••••••IJKL',
      right: '',
      isSame: false,
      isOwn: 'key',
    });
    expect(of('applicationDatabase')).toMatchObject({ isOwn: 'own' });
    expect(of('county')).toMatchObject({ left: '010, 1 links', isSame: true });
    expect(of('disclaimer')).toMatchObject({ left: '', isSame: true });
  });

  it('the comparison groups paths by type', () => {
    const path = (pathType: string, path: string) => ({ pathType, path });
    expect(
      rows(
        compared(
          { paths: [path('Plat', 'a'), path('Plat', 'b'), path('Other', 'c')] },
          { paths: [path('Photo', 'd'), path('Plat', 'a')] },
        ),
        'paths',
      ),
    ).toEqual([
      ['Photo', '', 'd', false],
      ['Plat', 'a\nb', 'a', false],
      ['Other', 'c', '', false],
    ]);
  });

  it('the comparison lists tools that came as IDs and as objects', () => {
    expect(
      rows(compared({ tools: [{ _id: 't', toolName: 'Buffer' }, 'u'] }, { tools: ['t'] }), 'tools'),
    ).toEqual([
      ['Buffer', 'yes', 'yes', true],
      ['u', 'yes', '', false],
    ]);
  });

  it('the comparison matches layers by name without case, and layers of the same name in order', () => {
    const layer = (name: string, url: string, more = {}) => ({ _id: `${name}${url}`, name, url, ...more });
    expect(
      rows(
        compared(
          {},
          {},
          {
            left: [layer('Zoning', 'a'), layer('Zoning', 'b'), layer('Parcels', 'c', { editable: true })],
            right: [layer('zoning ', 'a', { __v: 3 }), layer('Parcels', 'c')],
          },
        ),
        'layers',
      ),
    ).toEqual([
      ['Zoning', 'read-only · a', 'read-only · a', true],
      ['Zoning', 'read-only · b', '', false],
      ['Parcels', 'editable · c', 'read-only · c', false],
    ]);
  });
});

it.each([
  ['…/NFHL/28', '…/NFHL/27', ['…/NFHL/', '28', '']],
  [
    'as to the accuracy or completeness.',
    'as to the accuracy.',
    ['as to the accuracy', ' or completeness', '.'],
  ],
  ['same', 'same', ['same', '', '']],
  ['a a', 'a', ['a', ' a', '']],
  ['', 'b', ['', '', '']],
])('the comparison of “%s” with “%s” marks complete words', (text, other, parts) =>
  expect(splitAtDifference(text, other)).toEqual(parts),
);
