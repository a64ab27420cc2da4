import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPlatform } from './platform.ts';
import { closeWindow, visit } from './visit.tsx';

const code = vi.hoisted(() => {
  let arrive = () => {};
  return { arrived: new Promise<void>(resolve => void (arrive = resolve)), arrive };
});
vi.mock('../../src/domain/catalogue/tree/PurposeTree.tsx', async original => {
  await code.arrived;
  return original();
});

const standIn = startPlatform({ live: true });
beforeEach(() => standIn.reset());
afterEach(() => closeWindow());

it('the purpose tree shows a loading panel below the toolbar until its code has arrived', async () => {
  await visit(standIn, 'superadmin', '/purposes?view=tree');
  const panel = await waitFor(() => {
    const busy = document.querySelector<HTMLElement>('main .panel[aria-busy=true]');
    expect(busy).not.toBeNull();
    return busy!;
  });
  expect(panel.textContent).toBe('Loading…');
  expect(panel.querySelectorAll('.skeleton')).toHaveLength(3);
  expect(screen.queryByRole('tree')).toBeNull();
  code.arrive();
  await screen.findByRole('tree');
  expect(panel.isConnected).toBe(false);
});
