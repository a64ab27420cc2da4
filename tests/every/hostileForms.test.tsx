import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stripInvisible } from '../../src/platform/rules.ts';
import { faultsOfAreas } from '../faults/areas.ts';
import { scenariosIn, withoutPauses, type Scenario } from '../faults/testFaults.ts';
import { startPlatform } from '../screens/platform.ts';
import { closeWindow, takeUnfilledPlaceholders, visit } from '../screens/visit.tsx';

const standIn = startPlatform();
beforeEach(async () => {
  withoutPauses();
  await standIn.reset();
});
afterEach(() => {
  closeWindow();
  // Some of the texts look like unfilled placeholders.
  takeUnfilledPlaceholders();
});

/**
 * Texts that have a meaning for a program on their way: a page, a URL, a database, a spreadsheet, a template.
 */
const HOSTILE = [
  '<img src=x onerror="window.broken=1">',
  '"><script>window.broken=1</script>',
  'javascript:window.broken=1',
  '\u202Egnp.exe \u2066x',
  '👩‍👩‍👧‍👦 e\u0301 \u200b.',
  '__proto__',
  'constructor',
  '{{7*7}} ${7*7} %{name} $& |||| %s %00',
  '=HYPERLINK("http://x","y")',
  "'); DROP TABLE users;--",
  '../../..\\..',
  '&lt;b&gt; &amp;#x41; \\u0041 \\n',
  'x'.repeat(10_000),
];

type Form = Scenario & { typed: NonNullable<Scenario['typed']>; address: string };
const isForm = (scenario: Scenario): scenario is Form =>
  !!scenario.typed &&
  !!scenario.as &&
  !!scenario.act &&
  !scenario.quiet &&
  !scenario.readsFirst &&
  typeof scenario.address === 'string';
const known = new Set<unknown>();
/** Every form of the scenarios, once. */
const forms = faultsOfAreas
  .flatMap(scenariosIn)
  // Passwords are not shown, and the platform masks them.
  .filter(([, name]) => name !== 'users.changePassword')
  .map(([name, , scenario]) => [name, scenario] as const)
  .filter(
    (one): one is readonly [string, Form] =>
      isForm(one[1]) && !known.has(one[1].act) && !!known.add(one[1].act),
  );

type TextField = HTMLInputElement | HTMLTextAreaElement;
/** The fields of a form that accept any text. */
const textFields = (form: Element) =>
  [
    ...form.querySelectorAll<TextField>(
      'textarea, input:is(:not([type]), [type=text], [type=search], [type=url], [type=tel], [type=email])',
    ),
  ].filter(
    field =>
      !field.readOnly &&
      !field.disabled &&
      field.getAttribute('role') !== 'combobox' &&
      !field.inputMode.match(/numeric|decimal/),
  );
const errorOf = (field: TextField) =>
  field.getAttribute('aria-invalid') === 'true'
    ? document.getElementById(`${field.id}-error`)?.textContent
    : undefined;
const textsIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [value];
/** Emails and phone numbers lose invisible characters as they are typed. */
const storedText = (field: TextField, text: string) =>
  field.matches('[type=email], [type=tel]') ? stripInvisible(text) : text;
const typeInto = (field: TextField, value: string) => fireEvent.change(field, { target: { value } });

describe('hostile texts in forms', () => {
  it('the tests of hostile texts find more than 20 forms', () => expect(forms.length).toBeGreaterThan(20));

  it.each(forms.map(([name, form], n) => [name, n, form] as const))(
    'hostile text in this form is saved as typed, or refused at its field and kept: %s',
    async (_, n, { as, address, before, act, typed: [label] }) => {
      const page = await visit(standIn, as!, address);
      await page.settled();
      await before?.(page);
      const since = standIn.requestLog().length;
      const sent = () =>
        standIn
          .requestLog()
          .slice(since)
          .filter(({ method, status: httpStatus }) => method !== 'GET' && httpStatus !== 0);
      const typed = new Map<TextField, string>();
      const fits = new Map<TextField, string>();
      /** Runs when the rest of the form is filled in, before it is sent. */
      const fill = () => {
        removeEventListener('click', fill, true);
        const form = screen.getByLabelText(label).closest('form');
        if (!form) throw new Error('it is in no form');
        for (const [at, field] of textFields(form).entries()) {
          fits.set(field, field.value);
          const text = `${HOSTILE[(n + at) % HOSTILE.length]!}${field.matches('textarea') ? '\n' : ' '}${at}`;
          typed.set(field, storedText(field, text));
          typeInto(field, text);
        }
      };
      addEventListener('click', fill, true);
      await act!(page, standIn);
      expect(typed.size).toBeGreaterThan(0);

      const refused = () =>
        [...typed.keys()].filter(field => field.isConnected && errorOf(field) !== undefined);
      await waitFor(() => {
        if (!sent().length && !refused().length) throw new Error('neither sent nor refused');
      });
      const lost = () => [...typed].filter(([field, text]) => field.value !== text);
      const isSent = sent().length > 0;
      // If the form refuses the texts, they all stay, and each refused field shows an error.
      expect(isSent ? [] : [...lost(), ...refused().filter(field => !errorOf(field))]).toEqual([]);
      if (!isSent) {
        for (const field of refused()) {
          typeInto(field, fits.get(field)!);
          typed.delete(field);
        }
        fireEvent.submit(screen.getByLabelText(label).closest('form')!);
        await waitFor(() => {
          if (!sent().length) throw new Error('not sent');
        });
      }
      const [{ body, status: httpStatus }] = sent() as [ReturnType<typeof sent>[number]];
      expect(textsIn(body)).toEqual(expect.arrayContaining([...typed.values()]));
      // If the platform refuses the texts, the same holds.
      await waitFor(() =>
        expect(httpStatus < 400 || (httpStatus === 422 && !lost().length && refused().length > 0)).toBe(true),
      );
      expect('broken' in window).toBe(false);
    },
  );
});
