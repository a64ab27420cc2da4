import { loadPages } from './LoadedPage.tsx';
import { pageAt } from './paths.ts';
import { textsLoaded } from './text.ts';

/** Loads what the page before sign-in at a path is drawn with: its texts and its code. */
export async function ready(path: string): Promise<void> {
  const page = pageAt(path);
  await Promise.all([textsLoaded(), page && page.name !== 'login' && loadPages()]);
}
