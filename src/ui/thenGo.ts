import { withoutBase } from './base.ts';

const page = () => withoutBase(location.pathname);

/** Goes on once something is done, unless somebody has gone to another page meanwhile: `thenGo(remove(user), () => navigate(paths.users))`. */
export async function thenGo(doing: Promise<boolean>, go: () => unknown) {
  const from = page();
  if ((await doing) && page() === from) go();
}
