import { createResourceCalls } from '../../src/data/createResourceCalls.ts';
import { platform } from '../../src/platform/index.ts';
import type { ResourceName } from '../../src/platform/resources.ts';

/** The calls of every resource, without its screens. */
export const callsOfResources = createResourceCalls(async name => platform[name as ResourceName]);
