import type { startPlatform } from './platform.ts';
import { visit } from './visit.tsx';

export const userInfoUrl = (id: string) => `/user/${id}/info`;

/** Opens the page of a user, with everything loaded; `suffix` is the end of its URL. */
export async function openUserPage(
  standIn: ReturnType<typeof startPlatform>,
  id: string,
  name = 'superadmin',
  suffix = '',
) {
  const page = await visit(standIn, name, userInfoUrl(id) + suffix);
  await page.settled();
  return page;
}
