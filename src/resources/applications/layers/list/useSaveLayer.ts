import { gone } from '../../../../client/failures.ts';
import { useSaveRecord } from '../../../../forms/useSaveRecord.tsx';
import { Layer } from '../../../../platform/layers.ts';
import { useLayerCalls } from '../useLayerCalls.ts';
import { layerForm } from './layerForm.ts';

/** Saves a layer whole, as it is just before, with what was changed of it. */
export function useSaveLayer(appId: string, layer: Layer) {
  const { read, update } = useLayerCalls(appId);
  return useSaveRecord(layerForm, {
    saved: 'resources.layers.notifications.updated',
    undone: 'resources.layers.notifications.undone',
    error: 'error.update',
    record: layer,
    read: async () => {
      const now = (await read()).find(({ _id }) => _id === layer._id);
      if (!now) throw gone();
      return now;
    },
    write: async (now, before) => ({ ...(await update({ ...now, _id: layer._id }, before)) }),
  });
}
