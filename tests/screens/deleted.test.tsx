import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { planId } from '../../mocks/db/seededPlans.ts';
import { english } from '../house/catalogues.ts';
import { startPlatform } from './platform.ts';
import { recordPages } from './recordPages.ts';
import { sockets } from './socket.ts';
import { closeWindow, visit } from './visit.tsx';

vi.mock('socket.io-client', () => import('./socket.ts'));

const standIn = startPlatform({ live: true });
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const MARK = /^(Someone else (just changed|is changing) this|You just changed this)/;
const GRACE = seededUserId(2);

interface Page {
  address: string;
  /** The call that reads the record. */
  read: string;
  emits: [event: string, id: string];
  /** The button that opens the form. By default Edit, or none if the form is always open. */
  edit?: RegExp;
  /** By default the last text field. */
  field?: RegExp;
  says: string;
}

/** Pages of records that differ from the usual ones. */
const special = {
  user: {
    address: `/user/${GRACE}/info`,
    read: `GET /api/users/detail/${GRACE}/info`,
    emits: ['users', GRACE],
    edit: /^Edit$/,
    field: /^Last name/,
    says: 'User not found',
  },
  'subscription plan': {
    address: `/subscription-plan/${planId(0, 1)}/edit`,
    read: `GET /api/subscription-plans/${planId(0, 1)}`,
    emits: ['subscription-plans', planId(0, 1)],
    edit: /^Edit details/,
    field: /^Description/,
    says: 'Plan not found',
  },
  application: {
    address: `/application/${applicationId(2)}/info`,
    read: `GET /api/applications/fullinfo/${applicationId(2)}`,
    emits: ['applications', applicationId(2)],
    edit: /^Edit/,
    field: /^Description( \*)?$/,
    says: 'Application not found',
  },
  'organization dialog': {
    address: `/?organization=${applicationId(2)}`,
    read: `GET /api/applications/fullinfo/${applicationId(2)}`,
    emits: ['applications', applicationId(2)],
    edit: /^Edit$/,
    field: /^Description( \*)?$/,
    says: 'Application not found',
  },
} satisfies Record<string, Page>;

const own = Object.values(special).map(({ emits: [entity] }) => entity);
const ofResources = recordPages
  .filter(([name]) => !own.includes(name))
  .map(([name, findRecord]): [string, () => Promise<Page>] => [
    name,
    async () => {
      const { id, ...page } = await findRecord(standIn);
      return { ...page, emits: [name, id], says: english[`resources.${name}.noSuch`]! };
    },
  ]);
const pages: [string, Page | (() => Promise<Page>)][] = [...Object.entries(special), ...ofResources];

const openPage = async ({ address }: Page) => {
  const page = await visit(standIn, 'superadmin', address);
  await page.settled();
  await waitFor(() => expect(sockets.tokens()).toHaveLength(1));
  return page;
};
/** The element with the message: the dialog if one is open, else the page. */
const container = () => screen.queryByRole('dialog') ?? screen.getByRole('main');
const textFields = () => [
  ...container().querySelectorAll<HTMLInputElement>('form input[id]:not([type]), form textarea[id]'),
];
/** Types into the form of a page; returns the label of the field. */
async function type({ edit, field }: Page, text: string): Promise<RegExp | string> {
  const button = edit
    ? (await screen.findAllByRole('button', { name: edit })).at(-1)
    : screen.queryByRole('button', { name: 'Edit' });
  const others = button ? textFields() : [];
  if (button) fireEvent.click(button);
  const input = await waitFor(() => {
    const found = field
      ? screen.getAllByLabelText<HTMLInputElement>(field)[0]
      : textFields().findLast(one => !others.includes(one));
    if (!found) throw new Error('no form yet');
    return found;
  });
  fireEvent.change(input, { target: { value: text } });
  return field ?? input.labels![0]!.textContent;
}
const deleteAsOtherUser = ({ read, emits: [entity, id] }: Page) => {
  standIn.fault({ match: read, status: 404, body: { message: 'Not found' }, times: 99 });
  act(() => sockets.emit(`${entity}:remove`, { _id: id }));
};
describe('the page of a record that another user deletes', () => {
  it.each(pages)(
    'a record deleted by another user is reported once, and its typed text stays read-only to be copied (%s)',
    async (_, known) => {
      const page = typeof known === 'function' ? await known() : known;
      const { banners } = await openPage(page);
      const field = await type(page, 'Typed before');
      deleteAsOtherUser(page);
      await screen.findByRole('heading', { name: page.says });
      const kept = within(screen.getByRole('region', { name: 'Your changes' }));
      expect(kept.getByLabelText<HTMLTextAreaElement>(field).value).toBe('Typed before');
      expect(kept.getByLabelText<HTMLTextAreaElement>(field).readOnly).toBe(true);
      const offered = within(container())
        .getAllByRole('button')
        .map(button => button.textContent || button.getAttribute('aria-label'));
      expect(offered.filter(name => !/^(Close|Copy .+)$/.test(name!))).toEqual([]);
      // A mark would appear slightly later.
      await new Promise(pass => setTimeout(pass, 400));
      expect(screen.queryByText(MARK)).toBeNull();
      expect(screen.getAllByText(/deleted|not found/).map(one => one.textContent)).toEqual([
        page.says,
        'It was deleted after you opened it.',
      ]);
      expect(banners()).toEqual([]);
    },
  );

  it('leaving the page of a deleted record asks first when it still holds typed text', async () => {
    const page = await openPage(special['subscription plan']);
    await type(special['subscription plan'], 'Typed before');
    deleteAsOtherUser(special['subscription plan']);
    await screen.findByRole('heading', { name: 'Plan not found' });
    fireEvent.click(within(screen.getByRole('alert')).getByRole('link'));
    await page.question('Leave without saving?');
    await page.answer('Leave');
    await waitFor(() => expect(page.address()).toBe(`/application/${applicationId(0)}/info`));
  });

  it('the page of a deleted user shows no text when nothing was typed', async () => {
    await openPage(special.user);
    deleteAsOtherUser(special.user);
    await screen.findByRole('heading', { name: 'User not found' });
    expect(screen.queryByRole('region', { name: 'Your changes' })).toBeNull();
  });

  it('the page of a deleted user never shows a typed password', async () => {
    const { person } = await openPage(special.user);
    await type(special.user, 'Typed before');
    await person.type(await screen.findByLabelText(/^Password|^New password/), 'Secret123');
    deleteAsOtherUser(special.user);
    await screen.findByRole('heading', { name: 'User not found' });
    expect(screen.queryByDisplayValue('Secret123')).toBeNull();
  });
});
