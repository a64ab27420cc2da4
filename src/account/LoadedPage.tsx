import { useEffect, useState, type ComponentType } from 'react';
import { problemOf } from './failure.ts';
import type { AccountPage } from './paths.ts';
import { ProblemNote } from './ProblemNote.tsx';

type Name = Exclude<AccountPage['name'], 'login'>;
type Pages = Record<Name, ComponentType<{ link: string }>>;

let pages: Pages | undefined;

/** Loads all pages at once: they are small. */
export const loadPages = async () => {
  pages = await import('./pages.ts');
};

/** A page whose code comes when it is asked for, and at once the next time. `link` is what a mailed link carries. */
export function LoadedPage({ name, link }: { name: Name; link: string }) {
  const [, arrived] = useState(false);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    if (!pages) loadPages().then(() => arrived(true), setError);
  }, []);
  const Page = pages?.[name];
  if (Page) return <Page link={link} />;
  // Browsers remember a module that failed to load, so only loading the document again asks for it once more.
  return error ? <ProblemNote problem={problemOf(error)} again={() => location.reload()} /> : null;
}
