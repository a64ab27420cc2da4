import { useEffect, useState, type ComponentType } from 'react';
import { problemOf } from './failure.ts';
import { pageAt, type AccountPage } from './paths.ts';
import { ProblemNote } from './ProblemNote.tsx';
import { textsLoaded } from './text.ts';

type Name = Exclude<AccountPage['name'], 'login'>;
type Pages = Record<Name, ComponentType<{ link: string }>>;

let pages: Pages | undefined;

/** Loads all pages at once: they are small. */
const loadPages = async () => {
  pages = await import('./pages.ts');
};

/** Loads what the page before sign-in at a path is drawn with: its texts and its code. */
export async function ready(path: string): Promise<void> {
  const page = pageAt(path);
  await Promise.all([textsLoaded(), page && page.name !== 'login' && loadPages()]);
}

/** A page whose code comes when it is asked for, and at once the next time. `link` is what a mailed link carries. */
export function LoadedPage({ name, link }: { name: Name; link: string }) {
  const [, setArrived] = useState(false);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    if (!pages) loadPages().then(() => setArrived(true), setError);
  }, []);
  const Page = pages?.[name];
  if (Page) return <Page link={link} />;
  // Browsers remember a module that failed to load, so only loading the document again asks for it once more.
  return error ? <ProblemNote problem={problemOf(error)} again={() => location.reload()} /> : null;
}
