import { applications } from './applications.ts';
import { catalogue } from './catalogue.ts';
import { long } from './long.ts';
import { money } from './money.ts';
import { pages } from './pages.ts';
import { roles } from './roles.ts';
import type { Screen } from './screen.ts';
import { users } from './users.ts';

/** Every screen, dialog, menu and state that is looked at as a whole. */
export const screens: Screen[] = [
  ...pages,
  ...users,
  ...money,
  ...roles,
  ...catalogue,
  ...applications,
  ...long,
];
