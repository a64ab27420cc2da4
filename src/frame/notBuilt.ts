import { page } from '../ui/page.ts';
import type { ResourceName } from '../platform/resources.ts';
import type { ResourceLabel } from '../calls/screen.ts';
import { patternsOf } from '../ui/paths.ts';

const notBuiltPage = page(() => import('./NotBuiltPage.tsx'));

/** A resource that is not built yet: its addresses say so plainly to whoever may see them. */
export const notBuiltResource = (resource: ResourceName): ResourceLabel => ({
  screens: patternsOf(resource).map(path => ({ path, page: notBuiltPage, right: resource })),
});
