import { applicationIn, type Access } from '../../../domain/catalogue/access/graph.ts';
import type { KnownLayer } from '../useKnownLayers.ts';

/** One of two people who are compared. */
export interface Side {
  id: string;
  name: string;
  access: Access;
  layers: KnownLayer[];
}

/** Ids that only the one has, both, and only the other. */
export interface Parted {
  one: string[];
  both: string[];
  other: string[];
}

export const PARTS = ['one', 'both', 'other'] as const;

/** What two people can use and see in one application. */
export interface Compared {
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
export function compared(one: Omit<Side, 'id' | 'name'>, other: Omit<Side, 'id' | 'name'>): Compared[] {
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
export const size = ({ one, both, other }: Parted) => one.length + both.length + other.length;
