import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import type { startPlatform } from './platform.ts';
import { visit } from './visit.tsx';

const LARKSPUR = applicationId(0);

/** The tab of an application with its daily import. */
export function dailyImportTab(standIn: ReturnType<typeof startPlatform>) {
  const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
  return {
    asSuperadmin: (address = `/application/${LARKSPUR}/info#daily-import`) =>
      visit(standIn, 'superadmin', address),
    /** The stored document. */
    before: async () => {
      const { ask } = await standIn.as('superadmin');
      return (await ask('GET', `/api/daily-import/client/${LARKSPUR}`)).config as string;
    },
    writes: () => standIn.requestLog().filter(({ method }) => method !== 'GET'),
    field,
    put: async (name: string, value: string) => {
      const input = await field(name);
      fireEvent.change(input, { target: { value } });
      fireEvent.blur(input);
    },
    confirmDialog: async (page: Awaited<ReturnType<typeof visit>>, title: string, name: string) => {
      const dialog = await page.dialog(title);
      const actionButton = () => within(dialog).getByRole('button', { name });
      await waitFor(() => expect(actionButton().getAttribute('aria-disabled')).not.toBe('true'));
      await page.person.click(actionButton());
    },
  };
}
