// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let language: typeof import('../../i18n/language.ts').language;
let texts: typeof import('../../i18n/index.ts').texts;
let loadTexts: typeof import('../../i18n/index.ts').loadTexts;

beforeEach(async () => {
  vi.resetModules();
  localStorage.clear();
  ({ language } = await import('../../i18n/language.ts'));
  ({ texts, loadTexts } = await import('../../i18n/index.ts'));
});
// The next test files use English.
afterEach(() => {
  language.set('en');
  localStorage.clear();
});

const NONE = { en: 'No tags yet', es: 'Aún no hay etiquetas' };

it('texts of the layout are available at once, and texts of an area after a screen has requested them', async () => {
  expect([texts.of('ui')?.save, texts.of('resources.tags')]).toEqual([
    'Save',
    { name: 'Tag |||| Tags', page: { create: 'New tag' } },
  ]);
  await loadTexts(['resources.tags']);
  expect(texts.of('resources.tags')).toMatchObject({ name: 'Tag |||| Tags', empty: NONE.en });
});

it('another language appears when all loaded areas are available in it, with one notification', async () => {
  await loadTexts(['resources.tags', 'resources.roles']);
  const listener = vi.fn<() => void>();
  texts.subscribe(listener);
  language.set('es');
  expect(texts.language()).toBe('en');
  await vi.waitFor(() => expect(texts.language()).toBe('es'));
  expect([
    texts.of('ui')?.save,
    texts.of('resources.tags')?.empty,
    texts.of('resources.roles')?.search,
  ]).toEqual(['Guardar', NONE.es, 'Buscar roles']);
  await loadTexts(['resources.users']);
  expect(listener).toHaveBeenCalledOnce();
});

it('texts that are loading while the language changes arrive in the new language', async () => {
  const loading = loadTexts(['resources.tags']);
  language.set('es');
  await loading;
  expect([texts.language(), texts.of('resources.tags')?.empty]).toEqual(['es', NONE.es]);
  language.set('en');
  await loadTexts();
  expect([texts.language(), texts.of('resources.tags')?.empty]).toEqual(['en', NONE.en]);
});

it('if a language fails to load, the current texts stay until it loads', async () => {
  await loadTexts(['resources.tags']);
  const { files } = await import('../../i18n/es/index.ts');
  const spanish = vi
    .spyOn(files as Record<string, () => Promise<unknown>>, './tags.ts')
    .mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  language.set('es');
  await expect(loadTexts(['resources.roles'])).rejects.toThrow('Failed to fetch');
  expect([texts.language(), texts.of('ui')?.save, texts.of('resources.tags')?.empty]).toEqual([
    'en',
    'Save',
    NONE.en,
  ]);
  spanish.mockRestore();
  await loadTexts(['resources.roles']);
  expect([texts.language(), texts.of('resources.tags')?.empty, texts.of('resources.roles')?.search]).toEqual([
    'es',
    NONE.es,
    'Buscar roles',
  ]);
});
