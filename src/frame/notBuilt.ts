import { page } from '../ui/page.tsx';
import type { ResourceName } from '../platform/resources.ts';
import type { ResourceLabel, Screen } from '../calls/screen.ts';
import { patternsOf } from '../ui/paths.ts';

const notBuiltPage = page(() => import('./NotBuiltPage.tsx'));

/** A documented address whose area is not built yet: it says so plainly. */
export const notBuilt = (path: string): Screen => ({ path, page: notBuiltPage });

/** A resource that is not built yet: its addresses say so to whoever may see them. */
export const notBuiltResource = (resource: ResourceName): ResourceLabel => ({
  screens: patternsOf(resource).map(path => ({ ...notBuilt(path), right: resource })),
});
