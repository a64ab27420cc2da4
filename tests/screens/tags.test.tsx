import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tagId } from '../../mocks/db/seededTags.ts';
import { startPlatform } from './platform.ts';
import { changeField, closeWindow, fakeClock, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const LIST = 'GET /api/tags';
const PARCELS = tagId(0);
const plain = { page: '1', pageSize: '24', sortBy: 'tagName', sortDirection: 'asc' };
const lists = () => standIn.requestsOf(LIST).map(({ query }) => query);
const openPage = async (address = '/tags', name = 'superadmin') => {
  const page = await visit(standIn, name, address);
  await page.settled();
  return page;
};
type Page = Awaited<ReturnType<typeof openPage>>;
const popup = async (page: Page) => {
  await page.press('New tag');
  await page.dialog('New tag');
};
const add = (page: Page) => page.press('Create tag');

describe('the list of tags', () => {
  it.each(['superadmin', 'admin'])(
    'the tags are cards with name and number of maps, from one request (%s)',
    async name => {
      const page = await openPage('/tags', name);
      expect(lists()).toEqual([plain]);
      screen.getByRole('heading', { level: 1, name: 'Tags 31' });
      expect(page.names()).toHaveLength(24);
      const card = screen.getByRole('link', { name: 'Parcels' }).closest('li')!;
      within(card).getByText('148 maps triggered');
      expect(screen.getByRole('link', { name: 'Parcels' }).getAttribute('href')).toBe(`/tag/${PARCELS}/info`);
    },
  );

  it('the tags are a table if the address asks for it, and can be sorted and shown as cards again', async () => {
    const page = await openPage('/tags?view=table&sortBy=numberOfMapsTagged&sortDirection=desc');
    expect(screen.getAllByRole('columnheader').map(head => head.textContent)).toEqual([
      'Name',
      'Maps triggered',
      'Actions',
    ]);
    expect(page.names().slice(0, 2)).toEqual(['Parcels', 'Zoning']);
    await page.press('Name');
    await waitFor(() => expect(lists().at(-1)).toEqual(plain));
    await page.press('Cards');
    await waitFor(() => expect(page.address()).toBe('/tags'));
  });

  it('the tags are searched as the address says, and 500 ms after typing stops', async () => {
    const page = await openPage('/tags?q=par');
    expect(lists()).toEqual([{ ...plain, query: 'par' }]);
    expect(page.names()).toEqual(['Parcels', 'Split Parcels']);
    expect(page.valueOf('Search tags')).toBe('par');
    fakeClock.start();
    changeField('Search tags', 'split');
    fakeClock.advance(499);
    expect(lists()).toHaveLength(1);
    fakeClock.advance(1);
    await waitFor(() => expect(page.address()).toBe('/tags?q=split'));
    await waitFor(() => expect(page.names()).toEqual(['Split Parcels']));
    expect(lists()).toHaveLength(2);
  });

  it.each(['data', 'array'] as const)(
    'the tags list pages in the browser for each shape of the reply (%s)',
    async shape => {
      standIn.listShape(shape);
      const page = await openPage('/tags?page=2&pageSize=8');
      expect(page.names()).toHaveLength(8);
      expect(screen.getByText('9–16 of 31')).toBeTruthy();
    },
  );

  it('an empty tags list offers a new tag', async () => {
    standIn.fault({ match: LIST, status: 200, body: [] });
    const page = await openPage();
    screen.getByRole('heading', { name: 'No tags yet' });
    await popup(page);
    expect(screen.getAllByRole('button', { name: 'New tag', hidden: true })).toHaveLength(1);
  });

  it('the tags list reports a failed request, and loads again on Retry', async () => {
    standIn.fault({ match: LIST, status: 500, body: { message: 'No disk' }, times: 2 });
    const page = await visit(standIn, 'superadmin', '/tags');
    await screen.findByRole('heading', { name: 'There was an error loading the tags' });
    screen.getByText('No disk');
    await page.press('Retry');
    await waitFor(() => expect(page.names()).toHaveLength(24));
  });

  it('a plain user may not see the tags list, and is led to the subscriptions', async () => {
    const page = await visit(standIn, 'user', '/tags');
    await page.banner('You are not authorized to do this.');
    await waitFor(() => expect(page.address()).toBe('/subscriptions'));
    expect(page.banners()).toHaveLength(1);
  });
});

describe('the dialog for a new tag', () => {
  it('a new tag has only a name, which it needs', async () => {
    const page = await openPage();
    await popup(page);
    expect(within(screen.getByRole('form', { name: 'New tag' })).getAllByRole('textbox')).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByLabelText(/^Name/));
    await add(page);
    await waitFor(() => expect(page.errorOf(/^Name/)).toBe('Tool Name is required'));
    changeField(/^Name/, '   ');
    await add(page);
    await waitFor(() => expect(page.errorOf(/^Name/)).toBe('Tool Name is required'));
    expect(standIn.requestsOf('POST /api/tags')).toEqual([]);
  });

  it('a new tag is created once although Enter is pressed twice, and is listed', async () => {
    standIn.fault({ match: 'POST /api/tags', delayMs: 100, times: 1 });
    const page = await openPage('/tags?q=aaa');
    await popup(page);
    await page.type(/^Name/, 'Aaa tag{Enter}{Enter}');
    await page.banner(/^The tag .+ has been created\.$/);
    expect(standIn.requestsOf('POST /api/tags').map(({ body }) => body)).toEqual([{ tagName: 'Aaa tag' }]);
    await waitFor(() => expect(page.names()).toEqual(['Aaa tag']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a new tag with an existing name is refused in the documented words, and the name stays', async () => {
    const page = await openPage();
    await popup(page);
    await page.type(/^Name/, 'Parcels');
    await add(page);
    await page.banner('There was an error saving the tags: There is already a tag of this name');
    expect(page.valueOf(/^Name/)).toBe('Parcels');
  });

  it.each([
    ['400', { status: 400, body: { message: '<u>No</u>' } }, 'There was an error saving the tags: <u>No</u>'],
    [
      '500',
      { status: 500, body: {} },
      'There was an error saving the tags. Something went wrong on the platform (500). Try again later. Your changes are kept.',
    ],
  ])('a failed save of a new tag is reported, and the name stays (%s)', async (_, fault, text) => {
    standIn.fault({ match: 'POST /api/tags', ...fault, times: 1 });
    const page = await openPage();
    await popup(page);
    await page.type(/^Name/, 'Bridges');
    await add(page);
    await page.banner(text);
    expect(page.valueOf(/^Name/)).toBe('Bridges');
    expect(document.querySelector('u')).toBeNull();
  });

  it('a refusal of the name of a new tag appears at the name until it is edited', async () => {
    standIn.fault({
      match: 'POST /api/tags',
      status: 422,
      body: { errors: { tagName: 'Too short' } },
      times: 1,
    });
    const page = await openPage();
    await popup(page);
    await page.type(/^Name/, 'B');
    await add(page);
    await waitFor(() => expect(page.errorOf(/^Name/)).toBe('Too short'));
    await page.type(/^Name/, 'Bridges');
    await waitFor(() => expect(page.errorOf(/^Name/)).toBeUndefined());
    expect(page.banners()).toEqual([]);
  });

  it.each([
    [
      'missing',
      'Bridges',
      'The platform’s response was lost and your new entry has not been added yet. Check again in a minute before you add it again.',
      true,
    ],
    ['there', 'Parcels', 'The platform’s response was lost, but your new entry has been added.', false],
  ])('a new tag whose reply was lost is looked up and not sent twice (%s)', async (_, name, text, stays) => {
    standIn.fault({ match: 'POST /api/tags', drop: true, times: 1 });
    const page = await openPage();
    await popup(page);
    await page.type(/^Name/, name);
    await add(page);
    await page.banner(text);
    expect(standIn.requestsOf('POST /api/tags')).toHaveLength(1);
    expect(standIn.requestsOf(LIST).some(({ query }) => query.query === name && query.pageSize === '0')).toBe(
      true,
    );
    await waitFor(() => expect(screen.queryByRole('dialog') !== null).toBe(stays));
  });

  it.each([
    ['Cancel', (page: Page) => page.press('Cancel')],
    ['Close, after a question', async (page: Page) => (await page.press('Close'), page.answer('Leave'))],
    ['Escape', (page: Page) => page.person.keyboard('{Escape}')],
  ])('a new tag is discarded on %s', async (_, leave) => {
    const page = await openPage();
    await popup(page);
    await page.type(/^Name/, 'Bridges');
    await leave(page);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(standIn.requestsOf('POST /api/tags')).toEqual([]);
  });
});

describe('editing a tag in the list', () => {
  const edit = async (address = '/tags?q=parcels') => {
    const page = await openPage(address);
    await page.press('Edit Parcels');
    await screen.findByRole('form', { name: 'Edit Parcels' });
    return page;
  };

  it.each(['/tags?q=parcels', '/tags?q=parcels&view=table'])(
    'Enter saves a tag edited in the list once with its unknown fields (%s)',
    async address => {
      await (
        await standIn.as('second.superadmin')
      ).ask('PUT', '/api/tags', {
        _id: PARCELS,
        tagName: 'Parcels',
        helpInfo: 'Kept',
        color: { rgb: [17, 138, 225] },
      });
      const page = await edit(address);
      expect(document.activeElement).toBe(screen.getByLabelText(/^Name/));
      await page.type(/^Name/, 'All parcels{Enter}{Enter}');
      await page.banner(/^The tag .+ has been saved\.$/);
      expect(standIn.requestsOf('PUT /api/tags')).toHaveLength(1);
      expect(standIn.requestsOf('PUT /api/tags')[0]!.body).toMatchObject({
        _id: PARCELS,
        tagName: 'All parcels',
        helpInfo: 'Kept',
        numberOfMapsTagged: 148,
        color: { rgb: [17, 138, 225] },
      });
      await waitFor(() => expect(page.names()).toContain('All parcels'));
    },
  );

  it('a tag edited in the list needs a name', async () => {
    const page = await edit();
    await page.type(/^Name/, '');
    await page.press('Save');
    await waitFor(() => expect(page.errorOf(/^Name/)).toBe('Tool Name is required'));
    expect(standIn.requestsOf('PUT /api/tags')).toEqual([]);
  });

  it('Escape and Cancel discard the edit of a tag', async () => {
    const page = await edit();
    await page.type(/^Name/, 'Nothing{Escape}');
    await waitFor(() => expect(page.names()).toContain('Parcels'));
    await page.press('Edit Parcels');
    await page.type(/^Name/, 'Nothing');
    await page.press('Cancel');
    await waitFor(() => expect(page.names()).toContain('Parcels'));
    expect(standIn.requestsOf('PUT /api/tags')).toEqual([]);
  });

  it.each([
    ['400', { status: 400, body: { message: 'Reserved' } }, 'There was an error saving the tags: Reserved'],
    [
      'a lost connection',
      { drop: true },
      'There was an error saving the tags. The connection was lost. Check your connection and try again.',
    ],
  ])(
    'a failed save of a tag is reported, keeps the typed name, and can be repeated (%s)',
    async (_, fault, text) => {
      standIn.fault({ match: 'PUT /api/tags', ...fault, times: 1 });
      const page = await edit();
      await page.type(/^Name/, 'All parcels');
      await page.press('Save');
      await page.banner(text);
      expect(page.valueOf(/^Name/)).toBe('All parcels');
      await page.press('Save');
      await page.banner(/^The tag .+ has been saved\.$/);
    },
  );

  it('a tag renamed to an existing name is refused, and the typed name stays', async () => {
    const page = await edit();
    await page.type(/^Name/, 'Zoning');
    await page.press('Save');
    await page.banner('There was an error saving the tags: There is already a tag of this name');
    expect(page.valueOf(/^Name/)).toBe('Zoning');
  });
});

describe('deleting a tag in the list', () => {
  const ask = async () => {
    const page = await openPage('/tags?q=parcels');
    await page.press('Delete Parcels');
    await page.question('Sure to delete Parcels ?');
    return page;
  };

  it('deleting a tag asks first by its name, and Cancel keeps it', async () => {
    const page = await ask();
    await page.answer('Cancel');
    expect(page.names()).toEqual(['Parcels', 'Split Parcels']);
    expect(standIn.calls()).not.toContain(`DELETE /api/tags/${PARCELS}`);
  });

  it('a deleted tag disappears from the list, and a banner reports it', async () => {
    const page = await ask();
    await page.answer('Delete');
    await page.banner(/^The tag .+ has been deleted\.$/);
    await waitFor(() => expect(page.names()).toEqual(['Split Parcels']));
  });

  it.each([
    [
      '500',
      { status: 500 },
      'There was an error deleting the tags. Something went wrong on the platform (500). Try again later.',
    ],
    [
      'a lost connection',
      { drop: true },
      'There was an error deleting the tags. The connection was lost. Check your connection and try again.',
    ],
  ])('a failed deletion of a tag (%s) is reported, and the tag stays', async (_, fault, text) => {
    standIn.fault({ match: 'DELETE /api/tags/*', ...fault, times: 1 });
    const page = await ask();
    await page.answer('Delete');
    await page.banner(text);
    expect(page.names()).toContain('Parcels');
    expect(standIn.calls().filter(call => call.startsWith('DELETE'))).toHaveLength(1);
  });
});

describe('the page of a tag', () => {
  const info = async (id = PARCELS) => openPage(`/tag/${id}/info`);

  it('the page of a tag is loaded from the list, as a single tag has no request', async () => {
    const page = await info();
    screen.getByRole('heading', { level: 1, name: 'Parcels' });
    screen.getByText('148 maps triggered');
    screen.getByText(PARCELS);
    expect(page.valueOf('Help')).toBe('Parcel boundaries and identifiers');
    expect(lists()).toHaveLength(1);
    expect(lists()[0]!.pageSize).toBe('0');
  });

  it('the page of a tag saves the help text with the other fields, and needs a name', async () => {
    const page = await info();
    await page.type('Help', 'Every parcel');
    await page.press('Save');
    await page.banner(/^The tag .+ has been saved\.$/);
    expect(standIn.requestsOf('PUT /api/tags')[0]!.body).toMatchObject({
      _id: PARCELS,
      tagName: 'Parcels',
      helpInfo: 'Every parcel',
      numberOfMapsTagged: 148,
    });
    await page.type(/^Name/, '');
    await page.press('Save');
    await waitFor(() => expect(page.errorOf(/^Name/)).toBe('Tool Name is required'));
  });

  it('deleting a tag on its page leads to the list', async () => {
    const page = await info();
    await page.press('Delete');
    await page.question('Sure to delete Parcels ?');
    await page.answer('Delete');
    await page.banner(/^The tag .+ has been deleted\.$/);
    await waitFor(() => expect(page.address()).toBe('/tags'));
    expect(page.banners()).toEqual(['The tag Parcels has been deleted.']);
  });

  it('a deletion that finishes after another page was opened does not lead to the list', async () => {
    const page = await info();
    standIn.fault({ match: `DELETE /api/tags/${PARCELS}`, delayMs: 60_000, times: 1 });
    await page.press('Delete');
    await page.confirm('Delete');
    // The confirmation covers the page, but the browser's own buttons still navigate.
    await page.person.click(screen.getByRole('link', { name: 'Users', hidden: true }));
    await page.settled();
    const address = page.address();
    standIn.release();
    await page.banner('The tag Parcels has been deleted.');
    await page.settled();
    expect(page.address()).toBe(address);
  });

  it('the page of an unknown tag says that it was not found', async () => {
    await info(tagId(999));
    screen.getByRole('heading', { name: 'Tag not found' });
    screen.getByText('It may have been deleted, or the URL may be wrong.');
    expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Tags' }).getAttribute('href')).toBe(
      '/tags',
    );
  });

  it.each(['data', 'array'] as const)(
    'the page of a tag finds it in any shape of the list (%s)',
    async shape => {
      standIn.listShape(shape);
      await info(tagId(30));
      expect(screen.getByRole('heading', { level: 1, name: 'Pictometry' })).toBeTruthy();
    },
  );
});
