// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')!;
const refused = (name: string) => () => {
  throw new DOMException(name, name);
};
const full = { getItem: () => null, setItem: refused('QuotaExceededError'), removeItem: () => {} };

describe.each([
  ['full', () => full],
  ['blocked', refused('SecurityError')],
])('the console on a device with a %s storage', (_, get) => {
  beforeEach(() => {
    vi.resetModules();
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
  });
  afterEach(() => {
    Object.defineProperty(globalThis, 'localStorage', own);
    vi.resetModules();
  });

  it('a chosen theme is shown without a working storage', async () => {
    const { theme } = await import('../../src/ui/theme/theme.ts');
    theme.set('dark');
    expect([theme.get(), document.documentElement.dataset.theme]).toEqual(['dark', 'dark']);
    theme.set('system');
  });

  it('a chosen language is shown without a working storage', async () => {
    const { language } = await import('../../i18n/language.ts');
    const listener = vi.fn<() => void>();
    language.subscribe(listener);
    language.set('es');
    expect(language.get()).toBe('es');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('signing out works without a working storage', async () => {
    const { session } = await import('../../src/auth/session.ts');
    const { signOut } = await import('../../src/auth/signOut.ts');
    const listener = vi.fn<() => void>();
    session.begin('token');
    session.subscribe(listener);
    await signOut(
      async () => session.end('signedOut'),
      async () => false,
    );
    expect(session.token()).toBeUndefined();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('without a working storage there are no drafts and no journal entries', async () => {
    const { drafts } = await import('../../src/storage/drafts.ts');
    const { journalEntries: entries } = await import('../../src/activity/journal/journalEntries.ts');
    drafts.remove('ann', 'form');
    expect([drafts.any(() => true), drafts.forms('ann', ''), entries.of('ann')]).toEqual([false, [], []]);
    expect(entries.of('ann')).toBe(entries.of('ann'));
  });
});
