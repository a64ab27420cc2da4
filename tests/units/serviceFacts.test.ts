import { expect, it, vi } from 'vitest';
import { factOf } from '../../src/editors/configs/services/factOf.ts';

it('Of a service it is known which layers it has, in which scales it draws them, and how long it took to say so.', async () => {
  vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(7230);
  const call = async () => ({
    layers: [{ id: 4, name: 'Zoning', minScale: 12_000 }],
    tables: [{ id: 5, name: 'Owners' }],
  });
  expect(
    await factOf(call as Parameters<typeof factOf>[0], {
      for: 'layers',
      url: 'https://gis.example/rest/services/Planning/MapServer',
    }),
  ).toEqual({
    state: 'there',
    took: 6230,
    layers: [
      { id: 4, name: 'Zoning', minScale: 12_000, maxScale: 0 },
      { id: 5, name: 'Owners', minScale: 0, maxScale: 0 },
    ],
  });
});
