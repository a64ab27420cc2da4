import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId, toolId } from '../../mocks/db/seededIds.ts';
import { optionsOf, pressIn, selectChoice } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { sockets } from './socket.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const [LARKSPUR, MILLBROOK] = [applicationId(0), applicationId(1)];
/** In the order of the seed: Identify, Buffer, Print Map, Legend. */
const [IDENTIFY, BUFFER, PRINT, LEGEND] = [toolId(7), toolId(11), toolId(16), toolId(24)];
const ADD = 'POST /api/applications/add/tool/bulk';
const COPY = 'POST /api/applications/copy/tools';
const removal = (tool: string) => `DELETE /api/applications/remove/tool/${LARKSPUR}/${tool}`;
const superadmin = () => standIn.as('second.superadmin');
const holds = async (application: string, tools: string[]) =>
  (await superadmin()).ask('PUT', `/api/applications/${application}`, { tools });
const stored = async () => {
  const { tools } = await (
    await superadmin()
  ).ask<{ tools: { _id: string }[] }>('GET', `/api/applications/fullinfo/${LARKSPUR}`);
  return tools.map(({ _id }) => _id);
};
const openPage = async (tools: string[] = [BUFFER, PRINT], more = '', as = 'admin') => {
  await holds(LARKSPUR, tools);
  const page = await visit(standIn, as, `/application/${LARKSPUR}/info${more}#tools`);
  await page.settled();
  return page;
};
const list = () => screen.findByRole('region', { name: 'Tools' });
const names = async () =>
  within(await list())
    .getAllByRole('link')
    .map(link => link.textContent);
const namesAre = (expected: string[]) => waitFor(async () => expect(await names()).toEqual(expected));

describe('the tools of an application', () => {
  it('the tools of an application are listed with their help, and lead to pages that lead back', async () => {
    const page = await openPage([PRINT, IDENTIFY, BUFFER]);
    expect(await names()).toEqual(['Buffer', 'Identify', 'Print Map']);
    expect(screen.getAllByRole('region', { name: /^Tools/ })).toHaveLength(1);
    within(await list()).getByText('Everything within a distance');
    await page.follow('Identify');
    expect(page.address()).toBe(`/tool/${IDENTIFY}/info?application=${LARKSPUR}`);
    const trail = await screen.findByRole('link', { name: 'Larkspur County Assessor' });
    expect(trail.getAttribute('href')).toBe(`/application/${LARKSPUR}/info#tools`);
  });

  it('the tools of an application are searched, sorted and paged, and the address keeps the order and page', async () => {
    const all = Array.from({ length: 600 }, (_, n) => ({
      _id: `t${n}`,
      toolName: `Tool ${String(n).padStart(3, '0')}`,
      helpInfo: n % 2 ? 'odd' : 'even',
    }));
    const record = await (await superadmin()).ask('GET', `/api/applications/fullinfo/${LARKSPUR}`);
    standIn.fault({
      match: `GET /api/applications/fullinfo/${LARKSPUR}`,
      status: 200,
      body: { ...record, tools: all },
    });
    const page = await visit(
      standIn,
      'admin',
      `/application/${LARKSPUR}/info?toolPage=25&toolSortBy=name&toolSortDirection=desc#tools`,
    );
    await namesAre(Array.from({ length: 24 }, (_, n) => `Tool ${String(23 - n).padStart(3, '0')}`));
    await page.press('Help');
    await waitFor(async () => expect((await names())[0]).toBe('Tool 000'));
    expect(page.address()).toBe(`/application/${LARKSPUR}/info?toolSortBy=help&toolSortDirection=asc#tools`);
    await page.type('Search this list: Tools', 'tool 59');
    await namesAre([0, 2, 4, 6, 8, 1, 3, 5, 7, 9].map(n => `Tool 59${n}`));
    await page.type('Search this list: Tools', 'nowhere');
    await screen.findByText('No matches');
  });

  it('tools of an application that come as IDs are named by the list of all tools, or keep their ID', async () => {
    const record = await (await superadmin()).ask('GET', `/api/applications/fullinfo/${LARKSPUR}`);
    standIn.fault({
      match: `GET /api/applications/fullinfo/${LARKSPUR}`,
      status: 200,
      body: { ...record, tools: [BUFFER, 'gone', BUFFER] },
    });
    await visit(standIn, 'admin', `/application/${LARKSPUR}/info#tools`);
    await namesAre(['Buffer', 'gone']);
    expect(screen.getByRole('link', { name: 'gone' }).querySelector('.mono')).not.toBeNull();
  });

  it('the tools tab shows that an application has no tools yet', async () => {
    await openPage([]);
    await screen.findByRole('heading', { name: 'No tools yet' });
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('a tool is removed from an application only after a question, and Undo adds it again', async () => {
    const page = await openPage();
    await page.press('Remove Buffer');
    await page.question('Remove Buffer from Larkspur County Assessor?');
    await page.answer('Cancel');
    await page.press('Remove Buffer');
    await page.answer('Remove');
    await page.banner('Tool removed successfully');
    await namesAre(['Print Map']);
    await page.press('Undo');
    await page.banner('Tool added successfully');
    expect(await stored()).toEqual([PRINT, BUFFER]);
  });

  it('a tool whose removal got no reply is looked up, and not removed twice', async () => {
    const page = await openPage();
    standIn.fault({ match: removal(BUFFER), answer: 'cut', times: 1 });
    await page.press('Remove Buffer');
    await page.answer('Remove');
    await page.banner('The platform’s response was lost, but your changes have been saved.');
    expect(standIn.requestsOf(removal(BUFFER))).toHaveLength(1);
  });

  it('a tool stays in the application when the platform refuses its removal, and a banner reports it', async () => {
    const page = await openPage();
    standIn.fault({ match: removal(BUFFER), status: 500, body: {} });
    await page.press('Remove Buffer');
    await page.answer('Remove');
    await page.banner(/^There was an error removing tool\./);
    expect(await names()).toEqual(['Buffer', 'Print Map']);
  });
});

describe('adding tools to an application', () => {
  const dialog = () => screen.getByRole('dialog', { name: 'Add tools' });
  const boxes = (name: string) => within(dialog()).findByLabelText<HTMLInputElement>(name);
  const openDialog = async (tools?: string[]) => {
    const page = await openPage(tools);
    await page.press('Add tools');
    await page.dialog('Add tools');
    return page;
  };
  const search = async (page: Awaited<ReturnType<typeof openPage>>, text: string, first: string) => {
    await page.type('Find tools', text);
    await waitFor(() =>
      expect(
        within(dialog()).getByRole('list', { name: 'Tools found' }).querySelector('label')?.textContent,
      ).toBe(first),
    );
  };

  it('tools chosen over several searches are added in one request, and Undo removes them', async () => {
    const page = await openDialog();
    await search(page, 'ident', 'Identify');
    await page.person.click(await boxes('Identify'));
    await search(page, 'legend', 'Legend');
    await page.person.click(await boxes('Legend'));
    expect(
      within(within(dialog()).getByRole('list', { name: 'Selected' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Identify', 'Legend']);
    await page.press('Add 2 tools');
    await page.banner('Tool added successfully');
    expect(standIn.requestsOf(ADD).map(({ body }) => body)).toEqual([
      { tools: [IDENTIFY, LEGEND], _id: LARKSPUR },
    ]);
    await namesAre(['Buffer', 'Identify', 'Legend', 'Print Map']);
    await page.press('Undo');
    await page.banner('Tool removed successfully');
    expect(await stored()).toEqual([BUFFER, PRINT]);
  });

  it('tools that the application already has are marked and cannot be chosen, alone or with all results', async () => {
    const page = await openDialog();
    await search(page, 'bu', 'Buffer');
    expect((await boxes('Buffer')).disabled).toBe(true);
    within((await boxes('Buffer')).closest('li')!).getByText('Already in the application');
    await search(page, 'print', 'Print Map');
    expect((await boxes('Select all results')).disabled).toBe(true);
    await search(page, 'measure', 'Measure Area');
    await page.person.click(await boxes('Select all results'));
    await page.press('Add 2 tools');
    await waitFor(() =>
      expect(standIn.requestsOf(ADD).map(({ body }) => body)).toEqual([
        { tools: [toolId(13), toolId(12)], _id: LARKSPUR },
      ]),
    );
  });

  it('a chosen tool that another user has added since is not sent', async () => {
    const page = await openDialog();
    await waitFor(() => expect(sockets.tokens()).toHaveLength(1));
    await search(page, 'ident', 'Identify');
    await page.person.click(await boxes('Identify'));
    await holds(LARKSPUR, [BUFFER, PRINT, IDENTIFY]);
    act(() => sockets.emit('applications:save', { _id: LARKSPUR }));
    await within(dialog()).findByText('Already in the application');
    pressIn(dialog(), 'Add tools');
    await within(dialog()).findByText('All selected tools are already in the application');
    expect(standIn.requestsOf(ADD)).toEqual([]);
  });

  it('adding tools needs at least one chosen tool', async () => {
    const page = await openDialog();
    pressIn(dialog(), 'Add tools');
    await waitFor(() => expect(page.errorOf('Find tools')).toBe('Select at least one tool'));
    expect(standIn.requestsOf(ADD)).toEqual([]);
  });

  it('the search for tools is operated by keyboard: arrows move, Space chooses, Enter sends nothing', async () => {
    const page = await openDialog();
    await search(page, 'measure', 'Measure Area');
    await page.person.keyboard('{ArrowDown}{ArrowDown} {ArrowUp}{Enter}');
    expect([(await boxes('Measure Area')).checked, (await boxes('Measure Distance')).checked]).toEqual([
      false,
      true,
    ]);
    expect(document.activeElement).toBe(await boxes('Measure Area'));
    expect(standIn.requestsOf(ADD)).toEqual([]);
  });

  it('added tools whose reply was lost are looked up, and not sent twice', async () => {
    const page = await openDialog();
    await search(page, 'ident', 'Identify');
    await page.person.click(await boxes('Identify'));
    standIn.fault({ match: ADD, answer: 'cut', times: 1 });
    await page.press('Add 1 tool');
    await page.banner('The platform’s response was lost, but your changes have been saved.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(standIn.requestsOf(ADD)).toHaveLength(1);
  });

  it('chosen tools stay chosen when the platform refuses to add them', async () => {
    const page = await openDialog();
    await search(page, 'ident', 'Identify');
    await page.person.click(await boxes('Identify'));
    standIn.fault({ match: ADD, status: 500, body: {}, times: 1 });
    await page.press('Add 1 tool');
    await page.banner(/^There was an error adding Tool\./);
    expect((await boxes('Identify')).checked).toBe(true);
  });
});

describe('copying tools from another application', () => {
  const dialog = () => screen.getByRole('dialog', { name: 'Copy tools from…' });
  const listed = (name: string) => within(dialog()).getByRole('list', { name });
  const openDialog = async (theirs: string[], as?: string) => {
    await holds(MILLBROOK, theirs);
    const page = await openPage([BUFFER, PRINT], '', as);
    await page.press('Copy tools from…');
    await page.dialog('Copy tools from…');
    return page;
  };

  it('copying tools lists what will be added and what is already there, and Undo removes only the added ones', async () => {
    const page = await openDialog([LEGEND, BUFFER, IDENTIFY]);
    await selectChoice(dialog(), 'Application', 'City of Millbrook', 'millbrook');
    await within(dialog()).findByText('2 tools will be added');
    expect([
      listed('2 tools will be added').textContent,
      listed('1 tool is already there').textContent,
    ]).toEqual(['IdentifyLegend', 'Buffer']);
    pressIn(dialog(), 'Copy tools');
    await page.banner('2 tools copied from City of Millbrook to Larkspur County Assessor.');
    expect(standIn.requestsOf(COPY).map(({ body }) => body)).toEqual([{ from: MILLBROOK, to: LARKSPUR }]);
    expect(await stored()).toEqual([BUFFER, PRINT, LEGEND, IDENTIFY]);
    await page.press('Undo');
    await page.banner('Changes to the tools of Larkspur County Assessor have been undone.');
    expect(await stored()).toEqual([BUFFER, PRINT]);
  });

  it('copying tools reports that the application already has all tools of the other', async () => {
    await openDialog([BUFFER]);
    await selectChoice(dialog(), 'Application', 'City of Millbrook', 'millbrook');
    await within(dialog()).findByText(
      'Larkspur County Assessor already has all tools of City of Millbrook. There is nothing to copy.',
    );
    expect(within(dialog()).getAllByRole('list')).toEqual([listed('1 tool is already there')]);
  });

  it('copying tools asks for an application first', async () => {
    await openDialog([BUFFER]);
    pressIn(dialog(), 'Copy tools');
    await within(dialog()).findByText('Please select a valid Application');
    expect(standIn.requestsOf(COPY)).toEqual([]);
  });

  it('copying tools offers an admin the other applications that they administer, found by Application Id', async () => {
    await openDialog([BUFFER]);
    expect(await optionsOf(dialog(), 'Application', 'c')).toEqual(['City of Millbrook']);
    expect(
      standIn.requestsOf('GET /api/applications/search/applicationid').map(({ query }) => query),
    ).toEqual([{ appid: 'c', skip: LARKSPUR }]);
  });

  it('copied tools whose reply was lost are looked up, and not sent twice', async () => {
    const page = await openDialog([LEGEND]);
    await selectChoice(dialog(), 'Application', 'City of Millbrook', 'millbrook');
    standIn.fault({ match: COPY, answer: 'cut', times: 1 });
    pressIn(dialog(), 'Copy tools');
    await page.banner('The platform’s response was lost, but your changes have been saved.');
    expect(standIn.requestsOf(COPY)).toHaveLength(1);
  });
});
