import { useEffect, useState, type ComponentType } from 'react';
import { problemOf } from './failure.ts';
import { pageAt, type AccountPage } from './paths.ts';
import { ProblemNote } from './ProblemNote.tsx';
import { textsLoaded } from './text.ts';

type Name = Exclude<AccountPage['name'], 'login'>;
type Pages = Record<Name, ComponentType<{ link: string }>>;

let pages: Pages | undefined;

/** Loads all pages together, because they are small. */
const loadPages = async () => {
  pages = await import('./pages.ts');
};

/** Loads the texts and the code of the page before sign-in at a path. */
export async function ready(path: string): Promise<void> {
  const page = pageAt(path);
  await Promise.all([textsLoaded(), page && page.name !== 'login' && loadPages()]);
}

/** Loads the code of a page on demand. `link` is the key of an emailed link. */
export function LoadedPage({ name, link }: { name: Name; link: string }) {
  const [, setArrived] = useState(false);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    if (!pages) loadPages().then(() => setArrived(true), setError);
  }, []);
  const Page = pages?.[name];
  if (Page) return <Page link={link} />;
  // Browsers remember a module that failed to load, so only a reload of the document requests it again.
  return error ? <ProblemNote problem={problemOf(error)} again={() => location.reload()} /> : null;
}
