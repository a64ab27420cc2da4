import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { purposeId } from '../../mocks/db/seededIds.ts';
import { pressIn } from './choosing.ts';
import { contents, details, listItems, openPlan, PROFESSIONAL, saveAsOtherUser, STANDARD } from './plans.ts';
import { startPlatform } from './platform.ts';
import { sockets } from './socket.ts';
import { closeWindow } from './visit.tsx';

const standIn = startPlatform({ live: true });
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const connected = async () => {
  const page = await openPlan(standIn, STANDARD);
  await screen.findByRole('region', { name: /^Plans of Larkspur/ });
  await waitFor(() => expect(sockets.tokens()).toHaveLength(1));
  return page;
};

it('a plan shows the change of another user at once, and keeps typed text and unsaved contents', async () => {
  await connected();
  pressIn(details(), 'Edit details');
  const form = await screen.findByRole('form', { name: 'Edit details' });
  fireEvent.change(within(form).getByLabelText('Description'), { target: { value: 'Mine' } });
  pressIn(contents(), 'Edit purposes');
  await screen.findByRole('form', { name: 'Edit purposes' });
  pressIn(contents(), 'Remove Sales Comparison');
  await saveAsOtherUser(standIn, { name: 'Standard 2', purposes: [0, 1, 2, 4].map(purposeId) });
  await screen.findByRole('heading', { level: 1, name: 'Standard 2' });
  expect(within(form).getByLabelText<HTMLInputElement>('Description').value).toBe('Mine');
  await waitFor(() =>
    expect(listItems(contents(), 'Purposes').map(([name, , mark]) => [name, mark])).toEqual([
      ['Field Inspection', undefined],
      ['Property Search', undefined],
      ['Sales Comparison', 'removed, not saved'],
      ['Tax Bill Lookup', undefined],
    ]),
  );
});

it('the page of a plan shows the change of another user to another plan of the application', async () => {
  await connected();
  await saveAsOtherUser(standIn, { name: 'Professional 2' }, PROFESSIONAL);
  expect(await screen.findByRole('link', { name: 'Professional 2' })).toBeTruthy();
});
