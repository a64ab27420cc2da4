import { same } from '../../../../forms/changes.ts';
import { useCreateOnce } from '../../../../forms/useCreateOnce.ts';
import type { Layer, NewLayer } from '../../../../platform/layers.ts';
import { layerForm, type LayerValues } from './layerForm.ts';
import { useLayerCalls } from '../useLayerCalls.ts';

const asSent = (values: LayerValues): NewLayer => ({ ...values, name: values.name.trim(), ...(values.url !== undefined && { url: values.url.trim() }) });

/** Whether a layer has all of this. */
export const has = (layer: Layer, values: object) => same({ ...layer, ...values }, layer);

/** Creates a layer of an application, once. Two may be alike, so after a lost answer a new one is looked for. */
export function useCreateLayer(appId: string) {
  const { read, create } = useLayerCalls(appId);
  let before: ReadonlySet<string> | undefined;
  return useCreateOnce<LayerValues, Layer>({
    fields: layerForm.fields,
    create: async values => {
      before = new Set((await read()).map(({ _id }) => _id));
      return create(asSent(values));
    },
    named: layer => ({ name: layer.name }),
    isThere: async values => (await read()).some(layer => !before?.has(layer._id) && has(layer, asSent(values))),
    added: 'layers.added',
    error: 'layers.saveError',
  });
}
