import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { readList, referenceId } from '../../data/dialect.ts';
import { endpointQuery } from '../../data/useEndpointQuery.ts';
import { NAMES_STALE_TIME } from '../../domain/people/useNames.ts';
import { protectedLayers, type ProtectedLayer } from '../../platform/protectedLayers.ts';
import { plainName, type Name } from '../../ui/Name.tsx';
import type { AssignedLayer } from './assignedLayers.ts';

export interface NamedLayer extends AssignedLayer {
  name: Name;
}

/**
 * Adds names to layers. If a layer comes as its id alone, the layers of its application are requested once; for layers
 * without an application the list of all layers, which also names the application.
 */
export function useNamedLayers(assigned: AssignedLayer[]): NamedLayer[] {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const applicationIds = [
    ...new Set(
      assigned.filter(({ layer }) => !layer.groupName).map(({ application }) => referenceId(application)),
    ),
  ];
  const queries = useQueries({
    queries: applicationIds.map(application => ({
      ...endpointQuery(dataProvider, protectedLayers.search, { query: { application } }),
      staleTime: NAMES_STALE_TIME,
    })),
  });
  const layersById = new Map(
    queries.flatMap(({ data }) =>
      readList<ProtectedLayer>(data).data.map(layer => [referenceId(layer), layer] as const),
    ),
  );
  return assigned.map(({ application, layer }) => {
    const fullLayer = layer.groupName ? layer : (layersById.get(layer._id) ?? layer);
    const isPending = queries[applicationIds.indexOf(referenceId(application))]?.isPending;
    const name: Name = fullLayer.groupName
      ? plainName(fullLayer.groupName)
      : isPending
        ? { text: '', as: 'awaited' }
        : { text: layer._id, as: 'id' };
    return { application: application ?? fullLayer.application, layer: fullLayer, name };
  });
}
