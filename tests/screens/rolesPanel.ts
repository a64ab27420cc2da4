import { screen, waitFor } from '@testing-library/react';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { groupRowsIn } from './choosing.ts';
import type { startPlatform } from './platform.ts';
import { openUserPage } from './userPage.ts';

const WALTER = seededUserId(3);

/** The roles by application on the page of a user. */
export function rolesPanel(standIn: ReturnType<typeof startPlatform>) {
  const panel = () => screen.getByRole('region', { name: 'Roles by application', hidden: true });
  return {
    panel,
    visibleNames: () => groupRowsIn(panel()),
    openPage: async (id = WALTER, name = 'superadmin') => {
      const page = await openUserPage(standIn, id, name);
      await waitFor(() => panel());
      return page;
    },
  };
}
