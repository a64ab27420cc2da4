import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { platform } from './platform.ts';
import { applicationParts } from './sweep/applicationParts.ts';
import { applications } from './sweep/applications.ts';
import { applicationTools } from './sweep/applicationTools.ts';
import { cards } from './sweep/cards.ts';
import { catalogue } from './sweep/catalogue.ts';
import { children } from './sweep/children.ts';
import { layers } from './sweep/layers.ts';
import { notifications } from './sweep/notifications.ts';
import { plans } from './sweep/plans.ts';
import { roles } from './sweep/roles.ts';
import type { Asked } from './sweep/sweep.ts';
import { users } from './sweep/users.ts';
import { leave, put, visit } from './visit.tsx';

const standIn = platform();
beforeEach(() => standIn.reset());
afterEach(() => leave());

const all = [applicationParts, applications, applicationTools, cards, catalogue, children, layers, notifications, plans, roles, users] as Record<string, Asked | Asked[]>[];
type Form = Asked & { typed: NonNullable<Asked['typed']>; address: string };
const isForm = (asked: Asked): asked is Form => asked.typed !== undefined && asked.as !== undefined && typeof asked.address === 'string';
const known = new Set<string>();
/** Every form that the sweep fills in, once: where it is, how it is opened, and a field of it. */
const forms = all
  .flatMap(Object.values)
  .flatMap((asked: Asked | Asked[]) => asked)
  .filter(isForm)
  .filter(({ address, typed: [label] }) => {
    const key = `${address} ${label}`;
    return !known.has(key) && known.add(key);
  })
  .map(form => [`${form.typed[0]} at ${form.address}`, form] as const);

const closes = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
/** Also what a dialog lies over can be gone to: by Back, by a shortcut. */
const press = (role: 'link' | 'button', name: string) => fireEvent.click(screen.getAllByRole(role, { name, hidden: true })[0]!);

describe('what is typed and not saved is asked about on every way out', () => {
  it('There are such forms.', () => expect(forms.length).toBeGreaterThan(15));

  it.each(forms)('%s', async (_, { as, address, before, typed: [label] }) => {
    const page = await visit(standIn, as!, address);
    await page.settled();
    await before?.(page);
    await screen.findByLabelText(label);
    put(label, '7');
    await waitFor(() => expect(closes()).toBe(false));
    const here = page.address();
    for (const [role, name, title] of [
      ['link', as === 'superadmin' && !address.startsWith('/roles') ? 'Roles' : 'Home', 'Leave without saving?'],
      ['button', 'Sign out', 'Sign out without saving?'],
    ] as const) {
      press(role, name);
      within(await page.question(title)).getByRole('button', { name: 'Stay' });
      await page.answer('Stay');
      expect(page.address()).toBe(here);
    }
    expect(page.valueOf(label)).not.toBe('');
  });
});
