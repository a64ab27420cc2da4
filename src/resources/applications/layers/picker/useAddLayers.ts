import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { askQuery } from '../../../../calls/useAsk.ts';
import { isLost } from '../../../../client/failures.ts';
import { wasMade } from '../../../../client/lost.ts';
import { withId } from '../../../../client/withId.ts';
import type { ConsoleDataProvider } from '../../../../dataProvider/dataProvider.ts';
import { mapServices } from '../../../../platform/mapServices.ts';
import { textIn } from '../../../../platform/unchecked.ts';
import { geometryOf, isEditable, type ServiceLayer } from '../../arcgis.ts';
import { addressKey } from '../addressKey.ts';
import { useLayerCalls } from '../useLayerCalls.ts';

/** Makes layers of an application of those of a service, each once, and takes them away again. */
export function useAddLayers(appId: string) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const { read, create, remove } = useLayerCalls(appId);
  const made = useRef(new Map<string, string>());

  /** What the service says of a layer; one that says nothing is made of what its list said. */
  const detailsOf = (url: string) =>
    queryClient
      .fetchQuery({ ...askQuery(dataProvider, mapServices.layer, { query: { url } }), staleTime: Infinity })
      .catch(() => undefined);

  const add = async ({ id: url, mapId, name, geometry }: ServiceLayer) => {
    const details = await detailsOf(url);
    const body = {
      id: mapId,
      name,
      geometryType: geometryOf(details?.geometryType) ?? geometry ?? '',
      description: textIn(details?.description),
      url,
      editable: isEditable(details?.capabilities),
    };
    try {
      made.current.set(url, withId(await create(body))._id);
    } catch (error) {
      // After a lost answer nothing is sent again: it is looked whether it is there (decision 22).
      const there = isLost(error)
        ? (await read()).find(layer => addressKey(layer.url) === addressKey(url))
        : undefined;
      if (!there) throw error;
      wasMade(error);
      made.current.set(url, there._id);
    }
  };
  const takeAway = async ({ id }: ServiceLayer) => {
    await remove(made.current.get(id)!);
  };
  return { add, takeAway };
}
