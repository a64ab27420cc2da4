import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../data/dataProvider.ts';
import { readList, referenceId } from '../../data/dialect.ts';
import { endpointQuery } from '../../data/useEndpointQuery.ts';
import { NAMES_KEEP } from '../../domain/people/useNames.ts';
import { protectedLayers, type ProtectedLayer } from '../../platform/protectedLayers.ts';
import { plainName, type Name } from '../../ui/Name.tsx';
import type { AssignedLayer } from './assignedLayers.ts';

export interface KnownLayer extends AssignedLayer {
  name: Name;
}

/**
 * Layers with what is known of them. Of each application of which at least one layer came as its id alone the list of
 * layers is asked, once; of layers without an application the list of all, which says the application, too.
 */
export function useKnownLayers(assigned: AssignedLayer[]): KnownLayer[] {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const places = [
    ...new Set(
      assigned.filter(({ layer }) => !layer.groupName).map(({ application }) => referenceId(application)),
    ),
  ];
  const answers = useQueries({
    queries: places.map(application => ({
      ...endpointQuery(dataProvider, protectedLayers.search, { query: { application } }),
      staleTime: NAMES_KEEP,
    })),
  });
  const known = new Map(
    answers.flatMap(({ data }) =>
      readList<ProtectedLayer>(data).data.map(layer => [referenceId(layer), layer] as const),
    ),
  );
  return assigned.map(({ application, layer }) => {
    const found = layer.groupName ? layer : (known.get(layer._id) ?? layer);
    const waiting = answers[places.indexOf(referenceId(application))]?.isPending;
    const name: Name = found.groupName
      ? plainName(found.groupName)
      : waiting
        ? { text: '', as: 'awaited' }
        : { text: layer._id, as: 'id' };
    return { application: application ?? found.application, layer: found, name };
  });
}
