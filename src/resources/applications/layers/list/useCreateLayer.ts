import { useRef } from 'react';
import { isEquivalent } from '../../../../data/isEquivalent.ts';
import { useCreateOnce } from '../../../../forms/useCreateOnce.ts';
import type { Layer, NewLayer } from '../../../../platform/layers.ts';
import { useLayerCalls } from '../useLayerCalls.ts';
import { layerForm, type LayerValues } from './layerForm.ts';

const asSent = ({ id = '', ...values }: LayerValues): NewLayer => ({
  ...values,
  ...(id !== '' && { id }),
  name: values.name.trim(),
  ...(values.url !== undefined && { url: values.url.trim() }),
});

/** Creates a layer of an application, once. Two may be alike, so after a lost answer a new one of this name is looked for. */
export function useCreateLayer(appId: string) {
  const { read, create } = useLayerCalls(appId);
  const before = useRef<ReadonlySet<string>>(undefined);
  return useCreateOnce<LayerValues, Layer>({
    fields: layerForm.fields,
    create: async values => {
      before.current = undefined;
      before.current = new Set((await read()).map(({ _id }) => _id));
      return create(asSent(values));
    },
    named: (_, values) => ({ name: asSent(values).name }),
    isThere: async values =>
      (await read()).some(
        layer => before.current?.has(layer._id) === false && isEquivalent(layer.name, values.name),
      ),
    added: 'resources.layers.notifications.created',
    error: 'error.save',
  });
}
