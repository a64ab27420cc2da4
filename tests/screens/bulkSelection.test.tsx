import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pressIn } from './choosing.ts';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const standIn = startPlatform();
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

const openPage = async (address = '/users?pageSize=12&q=map.example') => {
  const page = await visit(standIn, 'superadmin', address);
  await page.settled();
  return page;
};
const bar = () => screen.getByRole('toolbar', { name: 'Selected users', hidden: true });
const tickAll = () => fireEvent.click(screen.getByLabelText('Select all on this page'));
const tick = (name: string) => fireEvent.click(screen.getByLabelText(`Select ${name}`));

describe('selected users', () => {
  it('a press anywhere in the selection cell selects a user once', async () => {
    await openPage();
    const box = screen.getByLabelText<HTMLInputElement>('Select Grace Lindqvist');
    for (const [at, ticked] of [
      [box.closest('td')!, true],
      [box, false],
    ] as const) {
      fireEvent.click(at);
      expect(box.checked).toBe(ticked);
    }
  });

  it('selected users stay selected from page to page, are counted, and are cleared by button and Escape', async () => {
    const page = await openPage('/users?pageSize=8&q=map.example');
    expect(screen.queryByRole('toolbar', { name: 'Selected users' })).toBeNull();
    tickAll();
    expect(within(bar()).getByRole('status').textContent).toBe('8 selected');
    await page.follow('Next page').catch(() => page.press('Next page'));
    await waitFor(() => expect(page.names()).toHaveLength(3));
    tickAll();
    await waitFor(() => expect(within(bar()).getByRole('status').textContent).toBe('11 selected'));
    pressIn(bar(), 'Clear selection');
    expect(screen.queryByRole('toolbar', { name: 'Selected users' })).toBeNull();
    tickAll();
    await page.person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Selected users' })).toBeNull());
  });

  it('all users that match the search and filter can be selected', async () => {
    await openPage('/users?pageSize=8&filter=admin&q=map.example');
    tick('Mei Tanaka');
    const { pagingMeta } = await (
      await standIn.as('second.superadmin')
    ).ask<{ pagingMeta: { totalRecords: number } }>('GET', '/api/users?filter=admin&query=map.example');
    const all = [...bar().querySelectorAll('button')].find(button =>
      button.textContent?.startsWith('Select all'),
    );
    if (all) fireEvent.click(all);
    await waitFor(() =>
      expect(within(bar()).getByRole('status').textContent).toBe(`${pagingMeta.totalRecords} selected`),
    );
    expect(standIn.requestsOf('GET /api/users').at(-1)!.query).toMatchObject({
      pageSize: '0',
      filter: 'admin',
      query: 'map.example',
    });
  });

  it('the emails of selected users are copied from all pages, and the message counts the inactive users', async () => {
    const page = await openPage('/users?pageSize=8&q=map.example');
    tickAll();
    await page.follow('Next page').catch(() => page.press('Next page'));
    await waitFor(() => expect(page.names()).toHaveLength(3));
    tickAll();
    await waitFor(() => expect(within(bar()).getByRole('status').textContent).toBe('11 selected'));
    pressIn(bar(), 'Copy emails');
    await page.banner('10 emails copied, 1 inactive user left out');
    const emails = (await navigator.clipboard.readText()).split(', ');
    expect(emails).toHaveLength(10);
    expect(emails).toContain('user@map.example');
  });

  it('the emails of selected users are shown selected where the browser does not copy', async () => {
    const refused = vi
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValue(new Error('NotAllowedError'));
    await openPage();
    tick('Grace Lindqvist');
    pressIn(bar(), 'Copy emails');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Text to copy')).value).toBe(
      'user@map.example',
    );
    document.querySelector('dialog')!.close();
    refused.mockRestore();
  });
});
