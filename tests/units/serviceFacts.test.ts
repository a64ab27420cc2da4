import { expect, it, vi } from 'vitest';
import { fetchServiceFact } from '../../src/domain/documents/configs/services/fetchServiceFact.ts';

it('the facts of a service are its layers, their scales and the time of its reply', async () => {
  vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(7230);
  const call = async () => ({
    layers: [{ id: 4, name: 'Zoning', minScale: 12_000 }],
    tables: [{ id: 5, name: 'Owners' }],
  });
  expect(
    await fetchServiceFact(call as Parameters<typeof fetchServiceFact>[0], {
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

it.each([{ fields: null }, { fields: [] }, { fields: [{ alias: 'Parcel' }] }])(
  'a service that returns %j for the fields makes no field of a config missing',
  async answer => {
    const call = async () => answer;
    const fact = await fetchServiceFact(call as unknown as Parameters<typeof fetchServiceFact>[0], {
      for: 'fields',
      url: 'https://gis.example/rest/services/Planning/MapServer/0',
    });
    expect(fact).toEqual({ state: 'there', took: expect.any(Number) });
  },
);

it('a service without a list of layers makes no layer missing, and its scales may be texts', async () => {
  const ask = (answer: object) =>
    fetchServiceFact((async () => answer) as unknown as Parameters<typeof fetchServiceFact>[0], {
      for: 'layers',
      url: 'https://gis.example/rest/services/Planning/MapServer',
    });
  expect(await ask({ layers: null })).toEqual({ state: 'there', took: expect.any(Number) });
  expect(await ask({ layers: [{ id: 1, name: 'Lakes', maxScale: '1.0000001E7' }] })).toMatchObject({
    layers: [{ id: 1, maxScale: 10_000_001 }],
  });
});
