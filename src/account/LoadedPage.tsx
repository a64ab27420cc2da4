import { useEffect, useState, type ComponentType } from 'react';
import { matchAccountPage, type AccountPage } from './accountPaths.ts';
import { whenTextsLoaded } from './accountText.ts';
import { toPageProblem } from './pageProblem.ts';
import { ProblemNote } from './ProblemNote.tsx';

type Name = Exclude<AccountPage['name'], 'login'>;
type Pages = Record<Name, ComponentType<{ linkToken: string }>>;

let pages: Pages | undefined;

/** Loads all pages together, because they are small. */
const loadPages = async () => {
  pages = await import('./pages.ts');
};

/** Loads the texts and the code of the page before sign-in at a path. */
export async function loadAccountPage(path: string): Promise<void> {
  const page = matchAccountPage(path);
  await Promise.all([whenTextsLoaded(), page && page.name !== 'login' && loadPages()]);
}

/** Loads the code of a page on demand. `linkToken` is the token of an emailed link. */
export function LoadedPage({ name, linkToken }: { name: Name; linkToken: string }) {
  const [, setLoaded] = useState(false);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    if (!pages) loadPages().then(() => setLoaded(true), setError);
  }, []);
  const Page = pages?.[name];
  if (Page) return <Page linkToken={linkToken} />;
  // Browsers remember a module that failed to load, so only a reload of the document requests it again.
  return error ? <ProblemNote problem={toPageProblem(error)} onRetry={() => location.reload()} /> : null;
}
