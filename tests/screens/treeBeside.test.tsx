import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicationId } from '../../mocks/db/seededIds.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const app = `/application/${applicationId(7)}/info#configs`;
const chosen = () => screen.getByRole('tree').querySelector('[aria-selected=true]')!.textContent;
const line = (name: RegExp) => within(screen.getByRole('tree')).getByRole('treeitem', { name });
async function opened() {
  const page = await visit(standIn, 'superadmin', app);
  await screen.findByRole('button', { name: 'Edit Boundary' });
  await page.press('Show tree');
  await screen.findByRole('tree', { name: 'App Config, tree' });
  return page;
}

describe('the tree beside the form of an app config', () => {
  it('the tree selects the entry that is edited in the form, and the status shows its path', async () => {
    const page = await opened();
    await page.press('Edit Boundary');
    await waitFor(() => expect(chosen()).toMatch(/^1 Boundary/));
    await page.person.click(screen.getByLabelText('URL'));
    await waitFor(() => expect(chosen()).toMatch(/^url "https:/));
    expect(screen.getByText('map.operationalLayers[1].url', { selector: '.mono' })).toBeTruthy();
  });

  it('choosing an entry in the tree leads to its field in the form, by keyboard too', async () => {
    const page = await opened();
    await page.press('Edit Boundary');
    await waitFor(() => expect(chosen()).toMatch(/^1 Boundary/));
    line(/^1 Boundary/).focus();
    await page.person.keyboard('{ArrowRight}');
    await waitFor(() => line(/^id "Boundary"/));
    await page.person.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('data-at')).toBe('map.operationalLayers[1].id'),
    );
    await page.person.click(line(/^0 Aerial Imagery/));
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit Aerial Imagery'),
    );
  });

  it('an entry of the tree without a form field can be edited in Tree View', async () => {
    const page = await opened();
    await page.person.click(line(/^theme/));
    await page.press('Edit in Tree View');
    const entry = await screen.findByRole('region', { name: 'Selected entry' });
    await waitFor(() => expect(within(entry).getByLabelText<HTMLInputElement>('Path').value).toBe('theme'));
  });

  it('the tree marks a changed entry and shows its new name', async () => {
    const page = await opened();
    await page.press('Edit Boundary');
    await page.type('ID', 'Limits');
    await page.person.tab();
    await waitFor(() => expect(line(/^1 Limits/).textContent).toContain('Changed'));
  });
});
