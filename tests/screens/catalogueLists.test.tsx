import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addUnknownField, CATALOGUE_EXAMPLES } from './catalogue.ts';
import { startPlatform } from './platform.ts';
import { changeField, closeWindow, fakeClock, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

describe.each(CATALOGUE_EXAMPLES)(
  'the list of $kind',
  ({
    kind,
    noun,
    New,
    title,
    id,
    recordName,
    nameField,
    list,
    create,
    record,
    search,
    first,
    help,
    columns,
    required,
    saved,
    deleted,
    saveError,
    ask,
    ...its
  }) => {
    const openPage = async (query = '', as = 'superadmin') => {
      const page = await visit(standIn, as, `/${kind}${query}`);
      await page.settled();
      return page;
    };
    const found = `?q=${encodeURIComponent(search)}`;
    const plain = { page: '1', pageSize: '24', sortBy: nameField, sortDirection: 'asc' };
    const lists = () => standIn.requestsOf(list).map(({ query }) => query);
    const save = `PUT ${record}`;

    it('a catalogue list is loaded once and shows cards with name, contents and help', async () => {
      await openPage('', 'admin');
      expect(lists()).toEqual([plain]);
      screen.getByRole('heading', { level: 1, name: title });
      const card = screen.getByRole('link', { name: first[0] }).closest('li')!;
      within(card).getByText(first[1]);
    });

    it('a catalogue list is a table if the address asks for it, and its names lead to their pages', async () => {
      await openPage('?view=table&pageSize=100');
      expect(screen.getAllByRole('columnheader').map(head => head.textContent)).toEqual(columns);
      expect(screen.getByRole('link', { name: recordName }).getAttribute('href')).toBe(its.page);
    });

    it('a catalogue list is searched by name 500 ms after typing stops', async () => {
      const page = await openPage();
      fakeClock.start();
      changeField(`Search ${kind}`, search);
      fakeClock.advance(500);
      await waitFor(() => expect(page.names()).toEqual([recordName]));
      expect(lists().map(({ query }) => query)).toEqual([undefined, search]);
    });

    it('an empty catalogue list offers a new record', async () => {
      standIn.fault({ match: list, status: 200, body: [] });
      await openPage();
      screen.getByRole('heading', { name: `No ${kind} yet` });
      expect(screen.getAllByRole('button', { name: New })).toHaveLength(1);
    });

    it.each(['data', 'array'] as const)(
      'a catalogue list is paged in the browser when the platform sends all records at once (%s)',
      async shape => {
        standIn.listShape(shape);
        await openPage('?page=2&pageSize=8');
        expect(screen.getByText(/^9–\d+ of \d+$/)).toBeTruthy();
      },
    );

    it('a catalogue list pages through 500 records', async () => {
      standIn.fault({
        match: list,
        status: 200,
        body: Array.from({ length: 500 }, (_, n) => ({ _id: `x${n}`, [nameField]: `Number ${n}` })),
      });
      const page = await openPage('?pageSize=100&page=5');
      expect(page.names()).toHaveLength(100);
      screen.getByText('401–500 of 500');
    });

    it('a catalogue list reports a failed request, and loads again on Retry', async () => {
      standIn.fault({ match: list, status: 500, body: { message: 'No disk' }, times: 2 });
      const page = await visit(standIn, 'superadmin', `/${kind}`);
      await screen.findByRole('heading', { name: 'There was an error loading the data' });
      await page.press('Retry');
      await page.settled();
      expect(page.names()).toContain(first[0]);
    });

    describe('editing a record in a catalogue list', () => {
      const edit = async (view = '') => {
        const page = await openPage(`${found}${view}`);
        await page.press(`Edit ${recordName}`);
        await screen.findByRole('form', { name: `Edit ${recordName}` });
        return page;
      };

      it.each(['', '&view=table'])(
        'Enter saves a record edited in a catalogue list with all fields that the list omits (%s)',
        async view => {
          const { before, now } = await addUnknownField(standIn, { record } as never);
          const page = await edit(view);
          await page.type(/^Name/, `${recordName} 2{Enter}`);
          await page.banner(saved);
          expect(standIn.requestsOf(save)).toHaveLength(1);
          expect(await now()).toEqual({
            ...before,
            [nameField]: `${recordName} 2`,
            color: { rgb: [17, 138, 225] },
            __v: before.__v + 2,
          });
          await waitFor(() => expect(page.names()).toEqual([`${recordName} 2`]));
        },
      );

      it('Cancel and Escape discard an edit in a catalogue list', async () => {
        const page = await edit();
        await page.type('Help', 'Something else');
        await page.press('Cancel');
        await screen.findByText(help, { exact: false });
        await page.press(`Edit ${recordName}`);
        await screen.findByRole('form', { name: `Edit ${recordName}` });
        expect(page.valueOf('Help')).toBe(help);
        await page.type(/^Name/, 'Something else{Escape}');
        await waitFor(() => expect(page.names()).toEqual([recordName]));
        expect(standIn.requestsOf(save)).toEqual([]);
      });

      it('an edit in a catalogue list needs a name', async () => {
        const page = await edit();
        await page.type(/^Name/, '  {Enter}');
        await waitFor(() => expect(page.errorOf(/^Name/)).toBe(required));
        expect(standIn.requestsOf(save)).toEqual([]);
      });

      it('a failed save in a catalogue list is reported, and the typed name stays', async () => {
        standIn.fault({ match: `PUT /api/${kind}/{id}`, status: 500, body: {} });
        const page = await edit();
        await page.type(/^Name/, 'Another{Enter}');
        await page.banner(new RegExp(`^${saveError}\\.`));
        expect(page.valueOf(/^Name/)).toBe('Another');
      });
    });

    it('a new record of a catalogue list needs a name, and is created with its help', async () => {
      const page = await openPage('?q=a%20new%20one');
      await page.press(New);
      const popup = await page.dialog(New);
      await page.press(`Create ${noun}`);
      await waitFor(() => expect(page.errorOf(/^Name/)).toBe(required));
      await page.type(/^Name/, 'A new one');
      await page.type('Help', 'For trying');
      await page.press(`Create ${noun}`);
      await page.banner(`The ${noun} A new one has been created.`);
      expect(standIn.requestsOf(create).map(({ body }) => body)).toEqual([
        { [nameField]: 'A new one', helpInfo: 'For trying' },
      ]);
      await waitFor(() => expect(page.names()).toEqual(['A new one']));
      expect(popup.isConnected).toBe(false);
    });

    it('a record is deleted from a catalogue list after the documented question', async () => {
      const page = await openPage(found);
      await page.press(`Delete ${recordName}`);
      const question = await page.question(`Delete ${recordName}?`);
      within(question).getByText(ask);
      await page.answer('Cancel');
      expect(standIn.calls()).not.toContain(`DELETE ${record}`);
      await page.press(`Delete ${recordName}`);
      await page.answer('Delete');
      await page.banner(deleted);
      expect(standIn.calls().filter(call => call.startsWith('DELETE'))).toEqual([
        `DELETE /api/${kind}/${id}`,
      ]);
      await waitFor(() => expect(page.names()).toEqual([]));
    });
  },
);
