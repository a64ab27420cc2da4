import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { readList } from '../../../data/dialect.ts';
import { layers, type Layer, type NewLayer } from '../../../platform/layers.ts';

/** Reads the current layers of an application. The platform has no call for one layer. */
export function useLayerCalls(appId: string) {
  const { call } = useDataProvider<ConsoleDataProvider>();
  return {
    read: async () => readList<Layer>(await call(layers.ofApplication, { path: { appId } })).data,
    create: (body: NewLayer) => call(layers.create, { path: { appId }, body }),
    update: (body: Layer, before?: object) => call(layers.update, { path: { id: body._id }, body, before }),
    remove: (id: string) => call(layers.remove, { path: { id } }),
  };
}
