import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tagsResource } from '../../src/resources/tags/index.ts';
import { lazyComponent } from '../../src/ui/lazy/lazyComponent.tsx';
import { startPlatform } from './platform.ts';
import { closeWindow, openUrl, signInAt, visit } from './visit.tsx';

const standIn = startPlatform();
const TITLE = 'This page could not be shown';
const WHILE_DRAWING = 'Your saved data is safe. Try again or go to the home page.';
const CODE = 'Part of the console could not be loaded. Check your connection and try again.';

let logged: string[];
beforeEach(() => {
  logged = [];
  // React reports the errors that a page throws.
  vi.spyOn(console, 'error').mockImplementation((...about) => void logged.push(about.map(String).join(' ')));
});
afterEach(() => closeWindow());

const { list: tagsPage } = tagsResource;
afterEach(() => void (tagsResource.list = tagsPage));
const breaks = () =>
  (tagsResource.list = Object.assign(
    () => {
      throw new Error('a fault of ours');
    },
    { preload: tagsPage.preload, preloadProps: tagsPage.preloadProps },
  ));
/** The browser's error for a file of the previous build, requested after a deployment. */
const gone = new TypeError(
  'Failed to fetch dynamically imported module: http://localhost:3000/assets/TagList-4f2a.js',
);
/** The error appears after a moment. */
const isGone = () => {
  const code = vi.fn<() => Promise<never>>(async () => {
    await new Promise(resolve => setTimeout(resolve, 20));
    throw gone;
  });
  tagsResource.list = lazyComponent(code, [], 'parent');
  return code;
};

describe('a page that fails to render', () => {
  it('a page that fails to render shows a message, and the navigation still works', async () => {
    breaks();
    const page = await visit(standIn, 'superadmin', '/roles');
    await page.settled();
    await page.follow('Tags');
    await screen.findByRole('heading', { name: TITLE });
    expect(page.main().textContent).toContain(WHILE_DRAWING);
    expect(logged.join()).toContain('a fault of ours');
    await page.follow('Users');
    await screen.findByRole('heading', { level: 1, name: /^Users/ });
    expect(screen.queryByText(TITLE)).toBeNull();
  });

  it('Retry on a page that failed to render reloads the document', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    breaks();
    const page = await visit(standIn, 'superadmin', '/tags');
    await screen.findByRole('heading', { name: TITLE });
    await page.press('Retry');
    expect(reload).toHaveBeenCalledOnce();
    tagsResource.list = tagsPage;
    await signInAt(standIn, 'superadmin');
    await openUrl('/tags');
    await screen.findByRole('heading', { level: 1, name: /^Tags/ });
  });
});

describe('code that is missing after a deploy', () => {
  it('missing code of the next page is reported, and Retry reloads the document', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    isGone();
    const page = await visit(standIn, 'superadmin', '/roles');
    await page.settled();
    await page.follow('Tags');
    await screen.findByRole('heading', { name: TITLE });
    expect(within(page.main()).getByText(CODE)).toBeTruthy();
    await page.press('Retry');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('missing code is requested once, and again when its page is reopened', async () => {
    const code = isGone();
    const page = await visit(standIn, 'superadmin', '/roles');
    await page.settled();
    await page.follow('Tags');
    await screen.findByRole('heading', { name: TITLE });
    expect(code).toHaveBeenCalledOnce();
    await page.follow('Users');
    await screen.findByRole('heading', { level: 1, name: /^Users/ });
    await page.follow('Tags');
    await screen.findByRole('heading', { name: TITLE });
    expect(code).toHaveBeenCalledTimes(2);
  });

  it('missing code of the first page is reported, and Retry reloads the document', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    isGone();
    const page = await visit(standIn, 'superadmin', '/tags');
    expect((await screen.findByRole('alert')).textContent).toBe(CODE);
    await page.press('Retry');
    expect(reload).toHaveBeenCalledOnce();
  });
});
