import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import type { startPlatform } from './platform.ts';
import { visit } from './visit.tsx';

/** Where a superadmin's draft of Grace is stored. */
export const DRAFT_KEY = `draft:${seededUserId(0)}:user:${seededUserId(2)}`;
export const DRAFT_OFFER = /^You have unsaved changes from \d\d\/\d\d\/\d{4} /;

/** The form of Grace in the list of users, and its draft. */
export function userDrafts(standIn: ReturnType<typeof startPlatform>) {
  const storedDraft = (key = DRAFT_KEY) => localStorage.getItem(key) ?? '';
  const list = async (name = 'superadmin', keepStorage = false) => {
    const page = await visit(standIn, name, '/users?q=map.example&pageSize=12', { keepStorage });
    await page.settled();
    return page;
  };
  const edit = async (name?: string, keepStorage?: boolean) => {
    const page = await list(name, keepStorage);
    await page.press('Edit Grace Lindqvist');
    await screen.findByRole('form', { name: 'Edit Grace Lindqvist' });
    return page;
  };
  /** The user types a last name, and the window is lost. */
  const typeAndVanish = async () => {
    const page = await edit();
    await page.type(/^Last name/, 'Hopper');
    await waitFor(() => expect(storedDraft()).toContain('Hopper'));
  };
  return { storedDraft, list, edit, typeAndVanish };
}
