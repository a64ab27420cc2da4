import { useRef } from 'react';
import type { RaRecord } from 'react-admin';
import { isEquivalent } from '../../../../data/isEquivalent.ts';
import type { NewLayer } from '../../../../platform/layers.ts';
import { useLayerCalls } from '../useLayerCalls.ts';
import type { LayerValues } from './layerForm.ts';

const toPayload = ({ layerId = '', name, url, ...values }: LayerValues): NewLayer => ({
  ...values,
  ...(layerId !== '' && { id: layerId }),
  name: name.trim(),
  ...(url !== undefined && { url: url.trim() }),
});

/** How `CreatePart` creates a layer. Two layers may have the same name: after a lost reply a new one with this name is looked for. */
export function useCreateLayer(appId: string) {
  const { read, create } = useLayerCalls(appId);
  const before = useRef<ReadonlySet<string>>(undefined);
  return {
    async create(values: Partial<RaRecord>) {
      before.current = undefined;
      before.current = new Set((await read()).map(({ _id }) => _id));
      return create(toPayload(values as LayerValues));
    },
    findCreated: async ({ name }: Partial<RaRecord>) =>
      (await read()).some(
        layer => before.current?.has(layer._id) === false && isEquivalent(layer.name, name),
      ),
  };
}
