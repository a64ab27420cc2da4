import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { email, I18nContextProvider, maxLength, memoryStore } from 'react-admin';
import { expect, it, onTestFinished } from 'vitest';
import { language } from '../../i18n/language.ts';
import { SimpleForm, TextInput } from '../../src/admin/index.ts';
import { useAppI18nProvider } from '../../src/useAppI18nProvider.ts';
import { postsProvider } from './dataProvider.ts';
import { renderAdmin } from './renderAdmin.tsx';

const store = memoryStore();
const ConsoleTexts = ({ children }: { children: ReactNode }) => (
  <I18nContextProvider value={useAppI18nProvider(store)}>{children}</I18nContextProvider>
);

it('the validators of react-admin use the language of the console', async () => {
  onTestFinished(() => language.set('en'));
  renderAdmin(
    <ConsoleTexts>
      <SimpleForm>
        <TextInput source="title" label="Title" validate={maxLength(5)} />
        <TextInput source="email" label="Email" validate={email()} />
      </SimpleForm>
    </ConsoleTexts>,
    { dataProvider: postsProvider().provider },
  );
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Too long' } });
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'nobody' } });
  fireEvent.submit(document.forms[0]!);
  await screen.findByText('Must be 5 characters or less');
  await screen.findByText('Must be a valid email address');
  language.set('es');
  expect(await screen.findByText('Debe tener 5 caracteres o menos')).toBeTruthy();
});
