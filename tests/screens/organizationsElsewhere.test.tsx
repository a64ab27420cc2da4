import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { loadCode } from './code.ts';
import { startPlatform } from './platform.ts';
import { sockets } from './socket.ts';
import { changeField, closeWindow, renderUrl, signInAt } from './visit.tsx';

const standIn = startPlatform({ live: true });
beforeEach(() => standIn.reset());
afterEach(() => {
  vi.restoreAllMocks();
  closeWindow();
});

const HARLAN = applicationId(2);
const openPage = async (address: string) => {
  await signInAt(standIn, 'superadmin');
  await loadCode(address);
  const page = renderUrl(address);
  await page.settled();
  await waitFor(() => expect(sockets.tokens()).toHaveLength(1));
  return page;
};
const asOtherUser = async (body: object) =>
  (await standIn.as('second.superadmin')).ask('PUT', `/api/applications/${HARLAN}`, body);

it('the list of organizations shows the change of another user at once', async () => {
  const page = await openPage('/?orgQ=harlan');
  await asOtherUser({ applicationName: 'Harlan Maps' });
  await waitFor(() => expect(page.names()).toEqual(['Harlan Maps', 'Harlan Ridge Conservancy']));
});

it('a change of another user leaves the typed text of an open organization in place', async () => {
  const page = await openPage(`/?orgQ=harlan&organization=${HARLAN}`);
  await page.press('Edit');
  await screen.findByLabelText(/^Description( \*)?$/);
  changeField(/^Description( \*)?$/, 'Mine');
  await asOtherUser({ applicationName: 'Harlan Maps' });
  await page.dialog('Edit Harlan Maps');
  expect(page.valueOf(/^Description( \*)?$/)).toBe('Mine');
});

it('an organization is found by the global search, which opens its page', async () => {
  const page = await openPage('/tags');
  await page.person.keyboard('{Control>}k{/Control}');
  const search = await page.dialog('Search');
  await page.person.type(within(search).getByRole('combobox'), 'harlan county');
  await page.person.click(await within(search).findByRole('option', { name: /^Harlan County GIS(?!,)/ }));
  await waitFor(() => expect(page.address()).toBe(`/application/${HARLAN}/info`));
});

it('the searched organizations are exported with their readiness, and no cell is a formula', async () => {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation(
    blob => `blob:http://localhost:3000/${blobs.push(blob as Blob)}`,
  );
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await asOtherUser({ applicationName: '=Harlan' });
  const page = await openPage('/?orgQ=harlan');
  await page.press('Export');
  await waitFor(() => expect(blobs).toHaveLength(1));
  expect((await blobs[0]!.text()).replace('\uFEFF', '').split('\r\n')).toEqual([
    'Organization name,Site URL,Readiness',
    "'=Harlan,https://harlan-county-gis.maps.example,3 of 3",
    'Harlan Ridge Conservancy,https://harlan-ridge-conservancy.maps.example,2 of 3: No administrator',
  ]);
});
