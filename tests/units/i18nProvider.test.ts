// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { memoryStore } from 'react-admin';
import { expect, it } from 'vitest';
import { loadTexts } from '../../i18n/index.ts';
import { useAppI18nProvider } from '../../src/useAppI18nProvider.ts';

it('react-admin gets the texts of a resource before and after its screens are loaded', async () => {
  const store = memoryStore();
  const { translate } = renderHook(() => useAppI18nProvider(store)).result.current;
  const name = 'resources.tags.name';
  const field = 'resources.tags.fields.tagName';
  expect([translate(name, { smart_count: 1 }), translate(name, { smart_count: 2 })]).toEqual(['Tag', 'Tags']);
  expect(translate(field, { _: 'Tag name' })).toBe('Tag name');
  await loadTexts(['resources.tags']);
  expect([translate(name, { smart_count: 2 }), translate(field, { _: 'Tag name' })]).toEqual([
    'Tags',
    'Name',
  ]);
  expect(translate('resources.pictures.name', { smart_count: 2, _: 'Pictures' })).toBe('Pictures');
});
