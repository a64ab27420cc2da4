import { EditorView } from '@codemirror/view';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { startPlatform } from './platform.ts';
import { sockets } from './socket.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const [LARKSPUR, SMALL, NONE] = [applicationId(0), applicationId(1), applicationId(2)];
const tab = (id: string, search = '') => `/application/${id}/info${search}#configs`;
const STORED = (id: string) => `/api/configs/application/${id}`;
const writes = () => standIn.requestLog().filter(({ method }) => method !== 'GET');
/** A button of an editor, once its code is loaded. */
const button = (label: string, name: string | RegExp) =>
  waitFor(() => within(screen.getByRole('region', { name: label })).getByRole('button', { name }));

/** The current text of a document. */
async function textOf(label: string) {
  fireEvent.click(await button(label, 'Raw JSON'));
  return (await screen.findByRole('textbox', { name: `${label}, JSON` })).textContent;
}
/** Replaces a document by a file. */
async function load(label: string, json: string) {
  const container = (await button(label, 'Raw JSON')).closest('section')!;
  fireEvent.change(within(container).getByLabelText('Choose a JSON file'), {
    target: { files: [new File([json], 'new.json')] },
  });
  await within(container).findByText(/Unsaved changes/);
}
type Page = Awaited<ReturnType<typeof visit>>;
async function save(page: Page, title = 'Review changes', name = 'Save') {
  await page.press('Review and save');
  await page.dialog(title);
  // Another button replaces it once the document can be saved.
  const actionButton = () => screen.getByRole('button', { name });
  await waitFor(() => expect(actionButton().getAttribute('aria-disabled')).not.toBe('true'));
  await page.person.click(actionButton());
}

describe('the configs of an application', () => {
  it('each config of an application is one document, and the address says which is shown', async () => {
    const page = await visit(standIn, 'superadmin', tab(LARKSPUR));
    expect(await textOf('App Config')).toContain('"theme"');
    await page.press('Result Configs');
    expect(await textOf('Result Configs')).toContain('"Parcels"');
    expect(page.address()).toBe(tab(LARKSPUR, '?configPart=results'));
  });

  it('saving a config keeps everything stored with it, including the changes of another user', async () => {
    const otherUser = await standIn.as('second.superadmin');
    const page = await visit(standIn, 'superadmin', tab(LARKSPUR));
    await load('App Config', '{"title": "Larkspur", "scale": 1.0}');
    const before = await otherUser.ask('GET', STORED(LARKSPUR));
    await otherUser.ask('PUT', STORED(LARKSPUR), {
      ...before,
      editorConfigs: [{ name: 'Theirs', config: {} }],
      future: { kept: true },
    });
    await save(page);
    await page.banner('Config updated successfully');
    expect(await otherUser.ask('GET', STORED(LARKSPUR))).toEqual({
      ...before,
      appConfig: { title: 'Larkspur', scale: 1 },
      editorConfigs: [{ name: 'Theirs', config: {} }],
      future: { kept: true },
    });
  });

  it.each([[null], [[]]])(
    'a list of configs stored as %j counts as empty, in the list and in the form',
    async resultsLayerConfigs => {
      standIn.fault({
        match: `GET ${STORED(SMALL)}`,
        status: 200,
        body: { appConfig: {}, resultsLayerConfigs, editorConfigs: [] },
      });
      await visit(standIn, 'superadmin', tab(SMALL, '?configPart=results'));
      await screen.findByText('No configs yet.');
      expect(await screen.findByText('There is nothing to edit here yet.')).toBeTruthy();
    },
  );

  it('saving a config merges it with the changes that another user saved to it', async () => {
    const otherUser = await standIn.as('second.superadmin');
    const before = await otherUser.ask<{ appConfig: object }>('GET', STORED(SMALL));
    const page = await visit(standIn, 'superadmin', tab(SMALL));
    await load('App Config', JSON.stringify({ ...before.appConfig, title: 'Mine' }));
    await otherUser.ask('PUT', STORED(SMALL), {
      ...before,
      appConfig: { ...before.appConfig, footer: 'Theirs' },
    });
    await save(page, 'Merge changes to App Config', 'Save merged version');
    await page.banner('Config updated successfully');
    expect((await otherUser.ask('GET', STORED(SMALL))).appConfig).toEqual({
      ...before.appConfig,
      title: 'Mine',
      footer: 'Theirs',
    });
    expect(await textOf('App Config')).toContain('"footer": "Theirs"');
  });

  it('missing configs are an empty document, which the first save creates and the next one updates', async () => {
    const page = await visit(standIn, 'superadmin', tab(NONE));
    expect(await textOf('App Config')).toBe('{}');
    expect(screen.queryByRole('alert')).toBeNull();
    await load('App Config', '{"title": "First"}');
    await save(page);
    await page.banner('Config updated successfully');
    await load('App Config', '{"title": "Second"}');
    await save(page);
    await waitFor(() =>
      expect(writes().map(({ method, path, body }) => [method, path, body])).toEqual([
        ['POST', STORED(NONE), { appConfig: { title: 'First' }, resultsLayerConfigs: [], editorConfigs: [] }],
        ['PUT', STORED(NONE), { appConfig: { title: 'Second' }, resultsLayerConfigs: [], editorConfigs: [] }],
      ]),
    );
  });

  it('a config can start from the default config, and Undo removes it', async () => {
    const page = await visit(standIn, 'superadmin', tab(NONE));
    await page.press('Load Default');
    await waitFor(async () => expect(await textOf('App Config')).toContain('"basemap"'));
    await page.press('Undo');
    await waitFor(async () => expect(await textOf('App Config')).toBe('{}'));
  });

  it('a review pressed while the default config loads does not open, and one pressed afterwards has the default', async () => {
    const page = await visit(standIn, 'superadmin', tab(NONE));
    standIn.fault({ match: 'GET /api/default-configs/', delayMs: 60_000 });
    await page.press('Load Default');
    await waitFor(() => expect(standIn.calls()).toContain('GET /api/default-configs/'));
    await page.press('Review and save');
    expect(screen.getByRole('button', { name: 'Review and save' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    standIn.release();
    await waitFor(async () => expect(await textOf('App Config')).toContain('"basemap"'));
    await save(page);
    await waitFor(() => expect(JSON.stringify(writes()[0]?.body)).toContain('"basemap"'));
  });

  it('a default config that arrives after an edit does not replace the edit', async () => {
    const page = await visit(standIn, 'superadmin', tab(NONE));
    standIn.fault({ match: 'GET /api/default-configs/', delayMs: 60_000 });
    await page.press('Load Default');
    await waitFor(() => expect(standIn.calls()).toContain('GET /api/default-configs/'));
    await load('App Config', '{"title": "Mine"}');
    standIn.release();
    await page.banner(
      'The default config was not loaded because you edited this config in the meantime. Try again.',
    );
    expect(await textOf('App Config')).toBe('{"title": "Mine"}');
  });

  it('a config stays as it is when there is no default config of its kind, and a banner reports that', async () => {
    standIn.fault({
      match: 'GET /api/default-configs/',
      status: 200,
      body: { defaultEditorConfigs: [], defaultResultsLayerConfigs: null },
    });
    const page = await visit(standIn, 'superadmin', tab(LARKSPUR));
    await page.press('Load Default');
    await page.banner(/^There is no default config yet\./);
    expect(await textOf('App Config')).toContain('"theme"');
  });

  it('a config keeps its unsaved text while another one is shown, and is marked as unsaved', async () => {
    const page = await visit(standIn, 'superadmin', tab(LARKSPUR));
    await load('App Config', '{"title": "Mine"}');
    await page.press('Result Configs');
    await page.press(/^App Config unsaved$/);
    expect(await textOf('App Config')).toContain('"Mine"');
  });
});

describe('the list of result configs', () => {
  const RESULTS = tab(LARKSPUR, '?configPart=results');
  const list = () => screen.findByRole('navigation', { name: 'Result Configs' });
  const names = async () =>
    within(await list())
      .getAllByRole('listitem')
      .map(item => within(item).getAllByRole('button')[0]!.textContent);
  const more = async (page: Page, name: string, act: string) => {
    await page.person.click(within(await list()).getByRole('button', { name: `Actions: ${name}` }));
    await page.person.click(await screen.findByRole('menuitem', { name: act }));
  };
  const give = async (page: Page, label: string, name: string) => {
    const field = await screen.findByLabelText(label);
    fireEvent.change(field, { target: { value: name } });
    const button = label === 'New name' ? 'Rename' : label === 'Name of the copy' ? 'Duplicate' : 'Add';
    await page.person.click(within(field.closest('form')!).getByRole('button', { name: button }));
  };

  it('the list of result configs leads to the form of each, and puts its name into the address', async () => {
    const page = await visit(standIn, 'superadmin', RESULTS);
    expect((await names()).slice(0, 2)).toEqual(['Parcels', 'Address Points']);
    await page.person.click(within(await list()).getByRole('button', { name: 'Zoning Districts' }));
    await waitFor(() => expect(page.valueOf('Name')).toBe('Zoning Districts'));
    expect(new URLSearchParams(location.search).get('configEntry')).toBe('Zoning Districts');
  });

  it('the form of a result config offers the fields of the layer’s service', async () => {
    await visit(standIn, 'superadmin', RESULTS);
    const field = await screen.findByLabelText<HTMLInputElement>('Field name');
    await waitFor(() =>
      expect(
        [
          ...(document.getElementById(field.getAttribute('list') ?? '')?.querySelectorAll('option') ?? []),
        ].map(({ value }) => value),
      ).toContain('OBJECTID'),
    );
  });

  it('the address opens a result config by its name', async () => {
    const page = await visit(
      standIn,
      'superadmin',
      tab(LARKSPUR, '?configPart=results&configEntry=Hydrants'),
    );
    await waitFor(() => expect(page.valueOf('Name')).toBe('Hydrants'));
  });

  it('result configs are added, duplicated, deleted and renamed in one history, and names are unique', async () => {
    const page = await visit(standIn, 'superadmin', RESULTS);
    const before = await names();
    await page.press('Add config');
    await give(page, 'Name of the new config', 'Wells');
    await waitFor(async () => expect(await names()).toEqual([...before, 'Wells']));
    await more(page, 'Wells', 'Duplicate…');
    await give(page, 'Name of the copy', 'Springs');
    await waitFor(async () => expect((await names()).slice(-2)).toEqual(['Wells', 'WellsSprings']));
    await more(page, 'Springs', 'Delete');
    await page.answer('Yes');
    await waitFor(async () => expect(await names()).toEqual([...before, 'Wells']));
    await more(page, 'Wells', 'Rename…');
    await give(page, 'New name', 'Parcels');
    expect(await screen.findByText('Parcels already exists')).toBeTruthy();
    for (let n = 0; n < 3; n++) await page.press('Undo');
    await waitFor(async () => expect(await names()).toEqual(before));
  });

  it('an open result config stays open when another user adds one above it', async () => {
    const page = await visit(standIn, 'superadmin', RESULTS);
    await waitFor(() => expect(page.valueOf('Name')).toBe('Parcels'));
    const otherUser = await standIn.as('second.superadmin');
    const before = await otherUser.ask<{ resultsLayerConfigs: object[] }>('GET', STORED(LARKSPUR));
    await otherUser.ask('PUT', STORED(LARKSPUR), {
      ...before,
      resultsLayerConfigs: [{ name: 'Wells', config: { name: 'Wells' } }, ...before.resultsLayerConfigs],
    });
    await waitFor(() => expect(sockets.tokens()).toHaveLength(1));
    act(() => sockets.emit('applications:save', { _id: LARKSPUR }));
    await waitFor(async () => expect((await names())[0]).toBe('Wells'));
    await waitFor(() => expect(page.valueOf('Name')).toBe('Parcels'));
  });

  it('the address follows an open result config when it is renamed or deleted', async () => {
    const page = await visit(standIn, 'superadmin', tab(LARKSPUR, '?configPart=results&configEntry=Parcels'));
    const entry = () => new URLSearchParams(location.search).get('configEntry');
    await more(page, 'Parcels', 'Rename…');
    await give(page, 'New name', 'Lots');
    await waitFor(() => expect(entry()).toBe('Lots'));
    await more(page, 'Lots', 'Delete');
    await page.answer('Yes');
    await waitFor(() => expect(entry()).toBe('Address Points'));
  });

  it('result configs cannot be added or deleted while the text is invalid, and an alert explains why', async () => {
    const page = await visit(standIn, 'superadmin', RESULTS);
    const raw = await textOf('Result Configs').then(() =>
      screen.findByRole('textbox', { name: 'Result Configs, JSON' }),
    );
    const before = await names();
    act(() => EditorView.findFromDOM(raw)!.dispatch({ changes: { from: 0, insert: '!' } }));
    await page.press('Add config');
    await give(page, 'Name of the new config', 'Wells');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'List not changed. Fix the problem at line 1, column 1.',
    );
    await page.press('Dismiss');
    await more(page, 'Parcels', 'Delete');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'List not changed. Fix the problem at line 1, column 1.',
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await names()).toEqual(before);
  });

  it('cutting the last result config out of the text keeps the cursor in place', async () => {
    await visit(standIn, 'superadmin', tab(LARKSPUR, '?configPart=results&configEntry=Hydrants'));
    await load('Result Configs', '[{"name": "A", "config": {}}, {"name": "B", "config": {}}]');
    await textOf('Result Configs');
    const view = EditorView.findFromDOM(
      await screen.findByRole('textbox', { name: 'Result Configs, JSON' }),
    )!;
    fireEvent.click(await within(await list()).findByRole('button', { name: 'B' }));
    // A focused view treats its own selection as the user's.
    vi.spyOn(EditorView.prototype, 'hasFocus', 'get').mockReturnValue(true);
    act(() => view.dispatch({ changes: { from: 28, to: 57 }, selection: { anchor: 28 } }));
    await waitFor(async () => expect(await names()).toEqual(['A']));
    await waitFor(() => expect(new URLSearchParams(location.search).get('configEntry')).toBe('A'));
    expect(view.state.selection.main.head).toBe(28);
  });
});

it('a result config that is not an object cannot be renamed, and a message says why', async () => {
  const page = await visit(standIn, 'superadmin', tab(SMALL, '?configPart=results'));
  await load('Result Configs', '[7]');
  const list = await screen.findByRole('navigation', { name: 'Result Configs' });
  await page.person.click(await within(list).findByRole('button', { name: 'Actions: Unnamed' }));
  await page.person.click(await screen.findByRole('menuitem', { name: 'Rename…' }));
  fireEvent.change(await screen.findByLabelText('New name'), { target: { value: 'wells' } });
  await page.press('Rename');
  expect(
    await screen.findByText('This entry is not an object. Open Raw JSON or Tree View to see it.'),
  ).toBeTruthy();
});

it('a result config without a name can be given one', async () => {
  const page = await visit(standIn, 'superadmin', tab(SMALL, '?configPart=results'));
  await load('Result Configs', '[{"config": {"label": "Wells"}}]');
  const list = await screen.findByRole('navigation', { name: 'Result Configs' });
  await page.person.click(await within(list).findByRole('button', { name: 'Actions: Wells' }));
  await page.person.click(await screen.findByRole('menuitem', { name: 'Rename…' }));
  fireEvent.change(await screen.findByLabelText('New name'), { target: { value: 'wells' } });
  await page.press('Rename');
  expect(JSON.parse((await textOf('Result Configs'))!)).toEqual([
    { config: { label: 'Wells' }, name: 'wells' },
  ]);
});

describe('the default configs', () => {
  it('the default configs are edited on the main page and saved under their own names', async () => {
    const page = await visit(standIn, 'admin', '/#defaults');
    await load('App Default Config', '{"title": "For all"}');
    await save(page);
    await page.banner('Config updated successfully');
    const [{ method, path, body }] = writes() as [ReturnType<typeof writes>[number]];
    expect([
      method,
      path,
      Object.keys(body as object),
      (body as { appDefaultConfig: unknown }).appDefaultConfig,
    ]).toEqual([
      'PUT',
      '/api/default-configs/',
      ['appDefaultConfig', 'defaultResultsLayerConfigs', 'defaultEditorConfigs'],
      { title: 'For all' },
    ]);
  });
});
