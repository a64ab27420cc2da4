import { createResourceCalls } from './data/createResourceCalls.ts';
import { resources } from './resources/index.ts';

/** Shared by the opening, which prefetches the first list, and the data provider. */
export const resourceCalls = createResourceCalls(name =>
  resources.find(resource => resource.name === name)?.options.calls(),
);
