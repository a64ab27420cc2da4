import { applicationIn, type AccessGraph } from '../../../domain/catalogue/access/graph.ts';
import type { KnownLayer } from '../useKnownLayers.ts';

/** One of two people who are compared. */
export interface ComparedUser {
  id: string;
  name: string;
  access: AccessGraph;
  layers: KnownLayer[];
}

/** Ids that only the one has, both, and only the other. */
export interface Parted {
  one: string[];
  both: string[];
  other: string[];
}

export const COMPARED_PARTS = ['one', 'both', 'other'] as const;

/** What two people can use and see in one application. */
export interface ComparedAccess {
  application: string;
  tools: Parted;
  layers: Parted;
}

const NONE: ReadonlySet<string> = new Set();

const parted = (first = NONE, second = NONE): Parted => ({
  one: [...first].filter(id => !second.has(id)),
  both: [...first].filter(id => second.has(id)),
  other: [...second].filter(id => !first.has(id)),
});

function layersIn(layers: KnownLayer[]): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>();
  for (const known of layers) {
    const application = applicationIn(known);
    places.set(application, (places.get(application) ?? new Set()).add(known.layer._id));
  }
  return places;
}

/** Two people side by side, in every application in which either has a role or a protected layer. */
export function compareAccess(
  one: Omit<ComparedUser, 'id' | 'name'>,
  other: Omit<ComparedUser, 'id' | 'name'>,
): ComparedAccess[] {
  const [first, second] = [layersIn(one.layers), layersIn(other.layers)];
  return [
    ...new Set([...one.access.applications, ...other.access.applications, ...first.keys(), ...second.keys()]),
  ].map(application => ({
    application,
    tools: parted(one.access.reach(application).tools, other.access.reach(application).tools),
    layers: parted(first.get(application), second.get(application)),
  }));
}

/** So many tools and layers together. */
export const countOfParts = ({ one, both, other }: Parted) => one.length + both.length + other.length;
