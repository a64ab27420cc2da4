import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { limitToConfigured } from './configured.ts';
import { startPlatform } from './platform.ts';
import { changeField, closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const [LARKSPUR, MILLBROOK] = [applicationId(0), applicationId(1)];
const STORED = (id: string) => `/api/configs/application/${id}`;
const PAGE = '/?replace=';
/** The text is in the configs of these two applications, and in the default configs. */
const [FIND, INSTEAD] = ['tiles.maps.example', 'imagery.maps.example'];
const SOUGHT = `${PAGE}${FIND}&replaceWith=${INSTEAD}`;

type Page = Awaited<ReturnType<typeof visit>>;
const asOtherUser = () => standIn.as('second.superadmin');
const storedOf = async (id: string) => JSON.stringify(await (await asOtherUser()).ask('GET', STORED(id)));
const writes = () =>
  standIn
    .requestLog()
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`);
const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^(Select )?.*${name}`) });
const cells = async (name: string) =>
  within(await row(name))
    .getAllByRole('cell')
    .map(cell => cell.textContent);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function openPage(address: string) {
  await limitToConfigured(standIn);
  return visit(standIn, 'superadmin', address);
}

/** Runs a dry run that has matches. */
async function findMatches(page: Page) {
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Dry run' }).getAttribute('aria-disabled')).toBeNull(),
  );
  await page.press('Dry run');
  await button(/^Replace \d+ match(es)?$/);
}
const replace = async (page: Page) => {
  await page.press(/^Replace \d+ match(es)?$/);
  const question = await screen.findByRole('alertdialog');
  const questionText = question.textContent;
  await page.person.click(within(question).getByRole('button', { name: /^Replace/ }));
  return questionText;
};
const title = (text: string | RegExp) => screen.findByRole('heading', { level: 2, name: text });

describe('the dry run of find and replace', () => {
  it('a dry run counts the matches in each application and shows their places, and writes nothing', async () => {
    const page = await openPage(PAGE);
    await screen.findByText('in the configs of all 5 applications and the default configs');
    changeField('Find', FIND);
    changeField('Replace with', INSTEAD);
    await findMatches(page);
    await title('5 matches in 4 applications and the default configs');
    expect(await cells('Larkspur County Assessor')).toEqual(['', '1', '–', '–', '1', '', '']);
    await page.press('Show matches: Larkspur County Assessor');
    const list = await screen.findByRole('list', { name: 'Matches: Larkspur County Assessor' });
    await within(list).findByText('Aerial Imagery › url');
    expect([list.querySelector('del')?.textContent, list.querySelector('ins')?.textContent]).toEqual([
      FIND,
      INSTEAD,
    ]);
    screen.getByText('1 application does not contain the text.');
    expect(writes()).toEqual([]);
    expect(page.address()).toBe(SOUGHT);
  });

  it('a dry run stays on the page in the address while the applications are loaded one by one', async () => {
    const ids = Array.from({ length: 45 }, (_, at) => String(at).padStart(24, '0'));
    standIn.fault({
      match: 'GET /api/applications',
      status: 200,
      body: ids.map((_id, at) => ({ _id, applicationName: `County ${at}` })),
    });
    standIn.fault({
      match: 'GET /api/configs/application/*',
      status: 200,
      body: { appConfig: { title: FIND } },
      delayMs: 30,
    });
    const page = await visit(standIn, 'superadmin', `${SOUGHT}&replacePage=2`);
    await findMatches(page);
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page'),
    );
    expect(page.address()).toContain('replacePage=2');
  });

  it('a dry run counts the default configs apart from the applications', async () => {
    const { ask } = await asOtherUser();
    const defaults = await ask('GET', '/api/default-configs/');
    await ask('PUT', '/api/default-configs/', { ...defaults, appDefaultConfig: { title: 'only.here' } });
    const page = await openPage(`${PAGE}only.here`);
    await findMatches(page);
    await title('1 match in the default configs');
    screen.getByText('5 applications do not contain the text.');
    changeField('Find', 'nowhere');
    await page.press('Dry run');
    expect(await screen.findByText('Nothing to replace in 5 applications.')).toBeTruthy();
  });

  it('a dry run starts at a press, and its address only fills the fields', async () => {
    const page = await openPage(`${SOUGHT}&replaceIn=app&replaceOptions=whole`);
    await screen.findByText('Nothing has been replaced yet');
    expect([page.valueOf('Find'), page.valueOf('Replace with')]).toEqual([FIND, INSTEAD]);
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked);
    expect(boxes.map(({ labels }) => labels![0]!.textContent)).toEqual(['App Config', 'Whole values only']);
    expect(standIn.calls().filter(call => call.includes('configs'))).toEqual([]);
  });

  it('a dry run reports what is missing at the field', async () => {
    const page = await visit(standIn, 'superadmin', PAGE);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Dry run' }).getAttribute('aria-disabled')).toBeNull(),
    );
    await page.press('Dry run');
    await waitFor(() => expect(page.errorOf('Find')).toBe('Enter the text to find'));
    expect(document.activeElement).toBe(screen.getByLabelText('Find'));
    changeField('Find', 'same');
    changeField('Replace with', 'same');
    await page.press('Dry run');
    await waitFor(() =>
      expect(page.errorOf('Replace with')).toBe('The replacement is the same as the text to find'),
    );
    changeField('Replace with', '');
    for (const part of ['App Config', 'Result Configs', 'Editor Configs'])
      await page.person.click(screen.getByLabelText(part));
    await page.press('Dry run');
    expect(screen.getByText('Choose at least one type of config').className).toBe('field-error');
  });

  it('a dry run reports that no config contains the text', async () => {
    const page = await openPage(`${PAGE}nowhere`);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Dry run' }).getAttribute('aria-disabled')).toBeNull(),
    );
    await page.press('Dry run');
    await screen.findByText('No config contains the text');
  });

  it('a dry run names the configs that could not be loaded, and loads them again on Retry', async () => {
    standIn.fault({ match: `GET ${STORED(LARKSPUR)}`, status: 500, times: 1 });
    const page = await openPage(SOUGHT);
    await findMatches(page);
    await title('4 matches in 3 applications and the default configs, 1 not loaded');
    expect((await row('Larkspur County Assessor')).textContent).toContain('500');
    await page.press('Retry: Larkspur County Assessor');
    await title('5 matches in 4 applications and the default configs');
  });

  it('a dry run cannot be applied after a change in its fields', async () => {
    const page = await openPage(SOUGHT);
    await findMatches(page);
    changeField('Replace with', 'other.example');
    screen.getByText('The fields have changed since the dry run. Start a new dry run.');
    fireEvent.click(await button(/^Replace 5 matches$/));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect((await button(/^Replace 5 matches$/)).getAttribute('aria-disabled')).toBe('true');
  });
});

describe('replacing text in configs', () => {
  it('replacing writes the selected applications and the default configs, and Undo restores all of them', async () => {
    const page = await openPage(SOUGHT);
    const [before, other] = [await storedOf(LARKSPUR), await storedOf(MILLBROOK)];
    await findMatches(page);
    await page.person.click(screen.getByRole('checkbox', { name: 'Select City of Millbrook' }));
    await screen.findByText('4 matches in 3 applications and the default configs selected');
    expect(await cells('City of Millbrook')).toContain('Not selected');
    expect(await replace(page)).toContain(
      `Replace 4 matches in 3 applications and the default configs?“${FIND}” will be replaced with “${INSTEAD}”.`,
    );
    await title('4 replaced');
    expect(await storedOf(LARKSPUR)).toBe(before.replace(FIND, INSTEAD));
    expect(await storedOf(MILLBROOK)).toBe(other);
    expect(writes()).toContain('PUT /api/default-configs/');
    expect(await cells('Larkspur County Assessor')).toContain('1 replaced');
    await page.press('Undo: Larkspur County Assessor');
    await title('3 replaced, 1 undone');
    await page.press('Undo all 3');
    await title('4 undone');
    expect(await storedOf(LARKSPUR)).toBe(before);
    expect(writes()).toHaveLength(8);
    await page.press('My activity');
    const panel = await page.dialog('My activity');
    expect(panel.textContent).toContain('Configs of 3 applications saved');
    expect(panel.textContent).toContain('Configs of 2 applications saved');
  });

  it('replacing leaves out configs that another user has changed since, and can check them again', async () => {
    const page = await openPage(SOUGHT);
    await findMatches(page);
    const before = await (await asOtherUser()).ask('GET', STORED(LARKSPUR));
    await (await asOtherUser()).ask('PUT', STORED(LARKSPUR), { ...before, editorConfigs: [{ name: FIND }] });
    await replace(page);
    await title('4 replaced, 1 left unchanged');
    expect(await cells('Larkspur County Assessor')).toContain('Changed since the dry run, not replaced');
    expect(writes()).not.toContain(`PUT ${STORED(LARKSPUR)}`);
    await page.press('Check again: Larkspur County Assessor');
    await screen.findByRole('list', { name: 'Matches: Larkspur County Assessor' });
    await replace(page);
    await title('5 replaced');
    expect(JSON.parse(await storedOf(LARKSPUR)).editorConfigs).toEqual([{ name: INSTEAD }]);
  });

  it('replacing shows why an application failed, and tries it again', async () => {
    standIn.fault({
      match: `PUT ${STORED(LARKSPUR)}`,
      status: 400,
      body: { message: 'The county is closed' },
      times: 1,
    });
    const page = await openPage(SOUGHT);
    await findMatches(page);
    await replace(page);
    await title('4 replaced, 1 failed');
    expect(await cells('Larkspur County Assessor')).toContain('The county is closed');
    await replace(page);
    await title('5 replaced');
    expect(writes()).toHaveLength(6);
  });

  it('leaving during a replacement asks first, and it can be stopped', async () => {
    standIn.fault({ match: `PUT ${STORED(LARKSPUR)}`, hang: true });
    const page = await openPage(SOUGHT);
    await findMatches(page);
    await replace(page);
    await title(/^Replacing/);
    await page.follow('Users');
    await page.question('Leave before it finishes?');
    await page.answer('Stay');
    expect(page.address()).toBe(SOUGHT);
    await page.press('Stop');
    await button('Stopping…');
    standIn.release();
  });
});

describe('the page Find and replace', () => {
  it('the page Find and replace is reached from organizations, default configs and the global search', async () => {
    const page = await visit(standIn, 'superadmin', '/');
    await page.follow('Find and replace');
    await screen.findByText('Nothing has been replaced yet');
    await page.follow('Default App Config Management');
    await page.follow('Find and replace');
    await screen.findByText('Nothing has been replaced yet');
    closeWindow();
    const again = await visit(standIn, 'superadmin', '/');
    await again.settled();
    await again.person.keyboard('{Control>}k{/Control}');
    await again.person.click(await screen.findByRole('option', { name: 'Find and replace' }));
    await screen.findByText('Nothing has been replaced yet');
    expect(again.address()).toBe(PAGE);
  });

  it('an admin is not offered the page Find and replace, and is refused at its address', async () => {
    const page = await visit(standIn, 'admin', '/');
    await page.settled();
    expect(screen.queryByRole('link', { name: 'Find and replace' })).toBeNull();
    closeWindow();
    const refused = await visit(standIn, 'admin', SOUGHT);
    await refused.banner('You are not authorized to do this.');
    await waitFor(() => expect(refused.address()).toBe('/'));
    expect(standIn.calls().filter(call => call.includes('configs'))).toEqual([]);
  });

  it('the page Find and replace reports that applications could not be loaded, and loads again on Retry', async () => {
    standIn.fault({ match: 'GET /api/applications', status: 500 });
    const page = await visit(standIn, 'superadmin', PAGE);
    expect((await screen.findByRole('alert')).textContent).toContain('There was an error loading the data');
    standIn.clearFaults();
    await page.press('Retry');
    await screen.findByText('Nothing has been replaced yet');
  });
});
