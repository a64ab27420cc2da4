import { useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { problemOf } from './failure.ts';
import type { AccountPage } from './paths.ts';
import { ProblemNote } from './ProblemNote.tsx';

type Name = Exclude<AccountPage['name'], 'login'>;
type Loaded = ComponentType<{ link: string }>;

const load: Record<Name, () => Promise<{ default: Loaded }>> = {
  signUp: () => import('./SignUpPage.tsx'),
  forgotPassword: () => import('./ForgotPasswordPage.tsx'),
  resetPassword: () => import('./ResetPasswordPage.tsx'),
  verifyEmail: () => import('./VerifyEmailPage.tsx'),
};
const here = new Map<Name, (link: string) => ReactElement>();

export const loadPage = async (name: Name) => {
  const { default: Page } = await load[name]();
  here.set(name, link => <Page link={link} />);
};

/** A page whose code comes when it is asked for, and at once the next time. `link` is what a mailed link carries. */
export function LoadedPage({ name, link }: { name: Name; link: string }) {
  const [, arrived] = useState(false);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    if (here.has(name)) return;
    loadPage(name).then(() => arrived(true), setError);
  }, [name]);
  const drawn = here.get(name);
  if (drawn) return drawn(link);
  // Browsers remember a module that failed to load, so only loading the document again asks for it once more.
  return error ? <ProblemNote problem={problemOf(error)} again={() => location.reload()} /> : null;
}
