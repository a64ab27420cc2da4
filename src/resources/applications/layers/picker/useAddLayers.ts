import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../../../data/dataProvider.ts';
import { requireId } from '../../../../data/requireId.ts';
import { endpointKey } from '../../../../data/useEndpointQuery.ts';
import { verifiedWriteOrThrow } from '../../../../data/writes.ts';
import type { ReplyOf } from '../../../../platform/endpoint.ts';
import { CallError } from '../../../../platform/errors.ts';
import { mapServices } from '../../../../platform/mapServices.ts';
import { urlKey } from '../../../../platform/parseArcGisUrl.ts';
import { textIn } from '../../../../platform/unchecked.ts';
import { useText } from '../../../../ui/useText.ts';
import { arcgisGeometry, isEditable, undrawn, type ArcgisLayer } from '../../arcgis.ts';
import { useLayerCalls } from '../useLayerCalls.ts';

/** Creates layers of an application from layers of a service, each once, and removes them again for Undo. */
export function useAddLayers(appId: string) {
  const t = useText();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const { read, create, remove } = useLayerCalls(appId);
  const made = useRef(new Map<string, string>());

  // Calls the platform directly, because the query would be cancelled when the dialog unmounts the rows that
  // show the layer.
  const detailsOf = async (url: string) => {
    const ask = { query: { url } };
    const cached = queryClient.getQueryData<ReplyOf<typeof mapServices.layer>>(
      endpointKey(mapServices.layer, ask),
    );
    return cached && !cached.error ? cached : call(mapServices.layer, ask);
  };

  const add = async ({ id: url, mapId, name, geometry: listed }: ArcgisLayer) => {
    // The geometry from the list is enough if the details fail. Without either the layer cannot be created.
    const details = await detailsOf(url).catch((error: unknown) => {
      if (!listed) throw error;
      return undefined;
    });
    const geometryType = arcgisGeometry(details?.geometryType) ?? listed;
    if (!geometryType)
      throw new CallError(
        'rejected',
        422,
        textIn(details?.error?.message) || t(`mapServices.notAdded.${undrawn(details ?? {}) ?? 'unknown'}`),
        { errors: {} },
      );
    const body = {
      id: mapId,
      name,
      geometryType,
      description: textIn(details?.description),
      url,
      editable: isEditable(details?.capabilities),
    };
    let there: string | undefined;
    const { reply: id } = await verifiedWriteOrThrow(
      async () => requireId(await create(body))._id,
      async () => {
        there = (await read()).find(layer => urlKey(textIn(layer.url)) === urlKey(url))?._id;
        return there !== undefined;
      },
    );
    made.current.set(url, id ?? there!);
  };
  const takeAway = async ({ id }: ArcgisLayer) => {
    await remove(made.current.get(id)!);
  };
  return { add, takeAway };
}
