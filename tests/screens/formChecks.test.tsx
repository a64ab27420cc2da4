import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { startPlatform } from './platform.ts';
import { changeField, closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

/** An application without its private Pictometry secret key. */
const MARLOW = applicationId(8);
const SECRET_KEY = /^Private Pictometry secret key/;
const NOTE = 'Invalid before you changed anything:';
const notes = () =>
  screen
    .queryAllByRole('status')
    .flatMap(({ textContent }) => (textContent?.startsWith(NOTE) ? [textContent] : []));
const sent = () => standIn.requestsOf(`PUT /api/applications/${MARLOW}`).map(({ body }) => body);

const edited = async () => {
  const page = await visit(standIn, 'superadmin', `/application/${MARLOW}/info`);
  await page.settled();
  await page.press('Edit');
  await screen.findByRole('form', { name: 'Details' });
  changeField(/^Google Analytics key \(mobile\)/, 'UA-7');
  await page.press('Update');
  return page;
};

it('saving a record with an empty required field sends nothing and focuses that field', async () => {
  const page = await edited();
  await waitFor(() => expect(page.errorOf(SECRET_KEY)).toBe('This is required'));
  expect(document.activeElement).toBe(screen.getByLabelText(SECRET_KEY));
  expect(sent()).toEqual([]);
});

it('a note names the fields that were invalid before any edit, until they are filled in', async () => {
  const page = await edited();
  await waitFor(() => expect(notes()).toEqual([`${NOTE} Private Pictometry secret key.`]));
  changeField(SECRET_KEY, 'A1B2');
  await waitFor(() => expect(notes()).toEqual([]));
  await page.press('Update');
  await page.banner('Application is Updated Successfully.');
  expect(sent()).toMatchObject([{ mobilegaKey: 'UA-7' }]);
});

it('a field that was just emptied is not among those that were invalid before', async () => {
  await edited();
  changeField(/^Description( \*)?$/, '');
  await waitFor(() => expect(notes()).toHaveLength(1));
  expect(notes()[0]).not.toContain('Description');
});
