import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { language } from '../../i18n/language.ts';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { theme } from '../../src/ui/theme/theme.ts';
import { faultsOfAreas } from '../faults/areas.ts';
import { scenariosIn, type Scenario } from '../faults/testFaults.ts';
import { startPlatform } from '../screens/platform.ts';
import { changeField, closeWindow, visit } from '../screens/visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

type Form = Scenario & { typed: NonNullable<Scenario['typed']>; address: string };
const isForm = (scenario: Scenario): scenario is Form =>
  scenario.typed !== undefined && scenario.as !== undefined && typeof scenario.address === 'string';
const known = new Set<string>();
/** Every form of the scenarios, once: its URL, how it is opened, and one of its fields. */
const forms = faultsOfAreas
  .flatMap(scenariosIn)
  .map(([, , scenario]) => scenario)
  .filter(isForm)
  .filter(({ address, typed: [label] }) => {
    const key = `${address} ${label}`;
    return !known.has(key) && known.add(key);
  })
  .map(form => [`${form.typed[0]} at ${form.address}`, form] as const);

/** Documents are loaded from a file, because they have no fields to type into. */
const fromFile = async () => {
  await screen.findByRole('button', { name: 'Raw JSON' });
  fireEvent.change(screen.getAllByLabelText('Choose a JSON file')[0]!, {
    target: { files: [new File(['{"title": "New"}'], 'new.json')] },
  });
  await screen.findByText(/Unsaved changes/);
};
const LARKSPUR = `/application/${applicationId(0)}/info`;
const documents: [name: string, address: string, change: (page: Page) => Promise<unknown>][] = [
  ['The app config', `${LARKSPUR}#configs`, fromFile],
  ['A results config', `${LARKSPUR}?configPart=results#configs`, fromFile],
  ['An editor config', `${LARKSPUR}?configPart=editor#configs`, fromFile],
  ['The default configs', '/#defaults', fromFile],
  [
    'The daily import',
    `${LARKSPUR}#daily-import`,
    async () => {
      const start = await screen.findByRole('textbox', { name: 'start of schedule' });
      fireEvent.change(start, { target: { value: '03:00' } });
      fireEvent.blur(start);
      await screen.findByText(/Unsaved changes/);
    },
  ],
  [
    'The daily import, while its field has the focus',
    `${LARKSPUR}#daily-import`,
    async () => {
      fireEvent.change(await screen.findByRole('textbox', { name: 'start of schedule' }), {
        target: { value: '03:00' },
      });
      await screen.findByText(/Unsaved changes/);
    },
  ],
];

const closes = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
/** The page below a dialog can also be left, by Back or by a shortcut. */
const press = (role: 'link' | 'button', name: string) =>
  fireEvent.click(screen.getAllByRole(role, { name, hidden: true })[0]!);
const LEAVE = 'Leave without saving?';

/** Opens a URL as if by a link from another page, to which Back leads. */
const come = (as: string, address: string) => {
  history.replaceState({ idx: -1 }, '', '/apikeys');
  history.pushState(null, '', address);
  return visit(standIn, as, address);
};
type Page = Awaited<ReturnType<typeof come>>;

/** Tries each way to leave the page: it asks, and everything stays if the user stays. */
async function stays(page: Page) {
  await waitFor(() => expect(closes()).toBe(false));
  const here = page.address();
  const elsewhere =
    screen.queryAllByRole('link', { name: 'Roles', hidden: true }).length && !here.startsWith('/roles')
      ? 'Roles'
      : 'Home';
  const breadcrumb = [...document.querySelectorAll<HTMLElement>('nav[aria-label=Breadcrumb] a[href]')].find(
    link => !here.startsWith(link.getAttribute('href')!),
  );
  const found =
    here === '/view/profile'
      ? (['API keys', /^API keys/] as const)
      : (['profile', /^(My )?[Pp]rofile/] as const);
  const exits: [title: string, out: () => unknown][] = [
    [LEAVE, () => press('link', elsewhere)],
    ['Sign out without saving?', () => press('button', 'Sign out')],
    [LEAVE, () => page.back()],
    [
      LEAVE,
      async () => {
        fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
        const palette = await screen.findByRole('dialog', { name: /^Search/ });
        fireEvent.change(within(palette).getByRole('combobox'), { target: { value: found[0] } });
        fireEvent.click((await within(palette).findAllByRole('option', { name: found[1] }))[0]!);
      },
    ],
  ];
  if (breadcrumb) exits.push([LEAVE, () => fireEvent.click(breadcrumb)]);
  for (const [title, out] of exits) {
    await out();
    within(await page.question(title)).getByRole('button', { name: 'Stay' });
    await page.answer('Stay');
    expect(page.address()).toBe(here);
  }
}

/** Changes of the theme and the language do not leave the page, so they do not ask. */
async function changesAround() {
  act(() => theme.set('dark'));
  act(() => language.set('es'));
  await waitFor(() => expect(document.documentElement.lang).toBe('es'));
  act(() => language.set('en'));
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(closes()).toBe(false);
}

describe('questions about unsaved input', () => {
  it('the guard tests find more than 15 forms', () => expect(forms.length).toBeGreaterThan(15));

  it.each(forms)(
    'leaving with unsaved input asks first: %s',
    async (_, { as, address, before, typed: [label] }) => {
      const page = await come(as!, address);
      await page.settled();
      await before?.(page);
      await screen.findByLabelText(label);
      changeField(label, '7');
      const typed = page.valueOf(label);
      await stays(page);
      await changesAround();
      expect(await screen.findByLabelText<HTMLInputElement>(label)).toHaveProperty('value', typed);
    },
  );

  it.each(documents)('leaving with an unsaved document asks first: %s', async (_, address, change) => {
    const page = await come('superadmin', address);
    await change(page);
    await stays(page);
    await changesAround();
    await waitFor(() => expect(closes()).toBe(false));
    expect((await screen.findAllByText(/Unsaved changes/)).length).toBeGreaterThan(0);
  });
});
