import { screen, within } from '@testing-library/react';
import type { startPlatform } from './platform.ts';
import { visit } from './visit.tsx';

/** The cards of the signed-in user, on their page of subscriptions. */
export function ownCards(standIn: ReturnType<typeof startPlatform>) {
  const panel = () => screen.findByRole('region', { name: 'Your cards' });
  const rows = async () => within(await panel()).queryAllByRole('listitem');
  return {
    panel,
    rows,
    alertText: async () =>
      (await rows()).map(row =>
        [...row.querySelectorAll('b > .visually-hidden, [class*=about] > span, .chip')]
          .map(one => one.textContent)
          .join(' | '),
      ),
    openPage: async (name = 'user') => {
      const page = await visit(standIn, name, '/subscriptions');
      await page.settled();
      return page;
    },
  };
}
