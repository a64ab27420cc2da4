import { page } from '../ui/page.tsx';
import type { Screen } from '../calls/screen.ts';

const notBuiltPage = page(() => import('./NotBuiltPage.tsx'));

/** A documented address whose area is not built yet: it says so plainly. */
export const notBuilt = (path: string): Screen => ({ path, page: notBuiltPage });
