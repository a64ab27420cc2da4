import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seededUserId } from '../../mocks/db/demoAccounts.ts';
import { applicationId, purposeId, roleId, toolgroupId, toolId } from '../../mocks/db/seededIds.ts';
import { planId } from '../../mocks/db/seededPlans.ts';
import { tagId } from '../../mocks/db/seededTags.ts';
import { platform } from './platform.ts';
import { sockets } from './socket.ts';
import { leave, visit } from './visit.tsx';

vi.mock('socket.io-client', () => import('./socket.ts'));

const standIn = platform({ live: true });
beforeEach(() => standIn.reset());
afterEach(() => leave());

const MARK = /^(Someone else (just changed|is changing) this|You just changed this)/;
const GRACE = seededUserId(2);

interface Page {
  address: string;
  /** The call that reads the record. */
  read: string;
  emits: [event: string, id: string];
  /** The button that opens a form, where none stands open. */
  edit?: RegExp;
  field: RegExp;
  says: string;
}

const pages: Record<string, Page> = {
  user: {
    address: `/user/${GRACE}/info`,
    read: `GET /api/users/detail/${GRACE}/info`,
    emits: ['users', GRACE],
    edit: /^Edit$/,
    field: /^Last name/,
    says: 'User not found',
  },
  role: {
    address: `/role/${roleId(2)}/info`,
    read: `GET /api/roles/*`,
    emits: ['roles', roleId(2)],
    edit: /^Edit$/,
    field: /^Description/,
    says: 'Role not found',
  },
  purpose: {
    address: `/purposes/${purposeId(0)}/info`,
    read: `GET /api/purposes/${purposeId(0)}`,
    emits: ['purposes', purposeId(0)],
    edit: /^Edit$/,
    field: /^Help/,
    says: 'Purpose not found',
  },
  toolgroup: {
    address: `/toolgroup/${toolgroupId(0)}/info`,
    read: `GET /api/toolgroups/${toolgroupId(0)}`,
    emits: ['toolgroups', toolgroupId(0)],
    edit: /^Edit$/,
    field: /^Help/,
    says: 'Toolgroup not found',
  },
  tool: {
    address: `/tool/${toolId(0)}/info`,
    read: `GET /api/tools/${toolId(0)}`,
    emits: ['tools', toolId(0)],
    edit: /^Edit$/,
    field: /^Help/,
    says: 'Tool not found',
  },
  tag: {
    address: `/tag/${tagId(0)}/info`,
    read: 'GET /api/tags*',
    emits: ['tags', tagId(0)],
    field: /^Help/,
    says: 'Tag not found',
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
};

const open = async ({ address }: Page) => {
  const page = await visit(standIn, 'superadmin', address);
  await page.settled();
  await waitFor(() => expect(sockets.tokens()).toHaveLength(1));
  return page;
};
const type = async ({ edit, field }: Page, text: string) => {
  if (edit) {
    const found = await screen.findAllByRole('button', { name: edit });
    fireEvent.click(found.at(-1)!);
  }
  const [input] = await screen.findAllByLabelText<HTMLInputElement>(field);
  fireEvent.change(input!, { target: { value: text } });
};
const somebodyDeletes = ({ read, emits: [entity, id] }: Page) => {
  standIn.fault({ match: read, status: 404, body: { message: 'Not found' }, times: 99 });
  act(() => sockets.emit(`${entity}:remove`, { _id: id }));
};
/** Where the page, or the dialog over it, says it. */
const place = () => screen.queryByRole('dialog') ?? screen.getByRole('main');

describe('the page of a record that somebody else deletes', () => {
  it.each(Object.entries(pages))(
    'says so once, offers nothing that fails, and keeps typed text to be copied (%s)',
    async (_, page) => {
      const { banners } = await open(page);
      await type(page, 'Typed before');
      somebodyDeletes(page);
      await screen.findByRole('heading', { name: page.says });
      const kept = within(screen.getByRole('region', { name: 'Your changes' }));
      expect(kept.getByLabelText<HTMLTextAreaElement>(page.field).value).toBe('Typed before');
      expect(kept.getByLabelText<HTMLTextAreaElement>(page.field).readOnly).toBe(true);
      const offered = within(place())
        .getAllByRole('button')
        .map(button => button.textContent || button.getAttribute('aria-label'));
      expect(offered.filter(name => !/^(Close|Copy .+)$/.test(name!))).toEqual([]);
      // A mark would come a little later.
      await new Promise(pass => setTimeout(pass, 400));
      expect(screen.queryByText(MARK)).toBeNull();
      expect(screen.getAllByText(/deleted|not found/).map(one => one.textContent)).toEqual([
        page.says,
        'It was deleted after you opened it.',
      ]);
      expect(banners()).toEqual([]);
    },
  );

  it('asks before the typed text is left', async () => {
    const page = await open(pages['subscription plan']!);
    await type(pages['subscription plan']!, 'Typed before');
    somebodyDeletes(pages['subscription plan']!);
    await screen.findByRole('heading', { name: 'Plan not found' });
    fireEvent.click(within(screen.getByRole('alert')).getByRole('link'));
    await page.question('Leave without saving?');
    await page.answer('Leave');
    await waitFor(() => expect(page.address()).toBe(`/application/${applicationId(0)}/info`));
  });

  it('shows no text where nothing was typed', async () => {
    await open(pages.user!);
    somebodyDeletes(pages.user!);
    await screen.findByRole('heading', { name: 'User not found' });
    expect(screen.queryByRole('region', { name: 'Your changes' })).toBeNull();
  });

  it('never shows a typed password', async () => {
    const { person } = await open(pages.user!);
    await type(pages.user!, 'Typed before');
    await person.type(await screen.findByLabelText(/^Password|^New password/), 'Secret123');
    somebodyDeletes(pages.user!);
    await screen.findByRole('heading', { name: 'User not found' });
    expect(screen.queryByDisplayValue('Secret123')).toBeNull();
  });
});
