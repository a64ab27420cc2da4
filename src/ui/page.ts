import type { ComponentType } from 'react';
import type { Area } from '../../i18n/index.ts';
import { later, type Later } from './later.tsx';

export type Page = Later<object>;

/** A screen, and the areas whose texts it says: `page(() => import('./UserList.tsx'), ['resources.users'])`. */
export const page = (code: () => Promise<{ default: ComponentType }>, areas?: readonly Area[]): Page =>
  later(code, areas);
