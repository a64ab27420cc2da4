import { getApplicationId, type UserAccessGraph } from '../../../domain/catalogue/access/accessGraph.ts';
import type { NamedLayer } from '../useNamedLayers.ts';

/** One of the two users that are compared. */
export interface ComparedUser {
  id: string;
  name: string;
  access: UserAccessGraph;
  layers: NamedLayer[];
}

/** IDs that only the first user has, both have, and only the second has. */
export interface AccessDifference {
  one: string[];
  both: string[];
  other: string[];
}

export const COMPARED_PARTS = ['one', 'both', 'other'] as const;

/** What two users can use and see in one application. */
export interface ComparedAccess {
  application: string;
  tools: AccessDifference;
  layers: AccessDifference;
}

const NO_IDS: ReadonlySet<string> = new Set();

const compareIds = (first = NO_IDS, second = NO_IDS): AccessDifference => ({
  one: [...first].filter(id => !second.has(id)),
  both: [...first].filter(id => second.has(id)),
  other: [...second].filter(id => !first.has(id)),
});

function layerIdsByApplication(layers: NamedLayer[]): Map<string, Set<string>> {
  const layerIds = new Map<string, Set<string>>();
  for (const layer of layers) {
    const application = getApplicationId(layer);
    layerIds.set(application, (layerIds.get(application) ?? new Set()).add(layer.layer._id));
  }
  return layerIds;
}

/** Compares two users in every application in which either has a role or a protected layer. */
export function compareAccess(
  one: Omit<ComparedUser, 'id' | 'name'>,
  other: Omit<ComparedUser, 'id' | 'name'>,
): ComparedAccess[] {
  const [first, second] = [layerIdsByApplication(one.layers), layerIdsByApplication(other.layers)];
  return [
    ...new Set([...one.access.applications, ...other.access.applications, ...first.keys(), ...second.keys()]),
  ].map(application => ({
    application,
    tools: compareIds(one.access.reach(application).tools, other.access.reach(application).tools),
    layers: compareIds(first.get(application), second.get(application)),
  }));
}

/** The number of IDs that either user has. */
export const countCompared = ({ one, both, other }: AccessDifference) =>
  one.length + both.length + other.length;
