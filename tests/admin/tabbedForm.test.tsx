import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { required } from 'react-admin';
import { describe, expect, it } from 'vitest';
import {
  Edit,
  SaveButton,
  SimpleForm,
  TabbedForm,
  TextInput,
  Toolbar,
  type TabbedFormProps,
} from '../../src/admin/index.ts';
import { Console } from './Console.tsx';
import { postsProvider } from './dataProvider.ts';
import { renderAdmin } from './renderAdmin.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const input = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const tab = (name: RegExp | string) => screen.getByRole('tab', { name });

const edit = async (children: ReactNode) => {
  const { provider, requests } = postsProvider();
  renderAdmin(<h1>All posts</h1>, {
    dataProvider: provider,
    at: '/posts/2',
    pages: {
      '/posts/:id': (
        <Edit resource="posts" mutationMode="pessimistic" redirect={false}>
          {children}
        </Edit>
      ),
    },
    wrapper: Console,
  });
  await waitFor(() => expect(input(/^Title/).value).toBe('Beatae'));
  return requests;
};

describe('20. SimpleForm / toolbar, Form / id, TabbedForm', () => {
  it('SimpleForm renders its `toolbar`, and none with `false`', async () => {
    const requests = await edit(
      <SimpleForm
        toolbar={
          <Toolbar>
            <SaveButton label="Publish" alwaysEnable />
          </Toolbar>
        }
      >
        <TextInput source="title" />
      </SimpleForm>,
    );
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    press('Publish');
    await waitFor(() => expect(requests('update')).toHaveLength(1));
  });

  it('a SaveButton outside of SimpleForm submits it by its `id`', async () => {
    const requests = await edit(
      <>
        <SimpleForm id="post_form" toolbar={false}>
          <TextInput source="title" />
        </SimpleForm>
        <SaveButton form="post_form" />
      </>,
    );
    fireEvent.change(input('Title'), { target: { value: 'Other' } });
    press('Save');
    await waitFor(() => expect(requests('update')[0]!.data).toMatchObject({ title: 'Other' }));
  });

  const tabbed = (props: Partial<TabbedFormProps> = {}) => (
    <TabbedForm {...props}>
      <TabbedForm.Tab label="Summary">
        <TextInput source="title" />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="Body" path="body" count={1}>
        <TextInput source="teaser" validate={required()} />
      </TabbedForm.Tab>
    </TabbedForm>
  );

  it('TabbedForm marks a hidden tab with an error after a submit', async () => {
    const requests = await edit(tabbed());
    expect(tab('Body 1').getAttribute('aria-selected')).toBe('false');
    fireEvent.change(input('Title'), { target: { value: 'Other' } });
    press('Save');
    await waitFor(() => expect(tab(/^Body/).textContent).toContain('The form is not valid'));
    expect(tab('Summary').textContent).toBe('Summary');
    expect(requests('update')).toEqual([]);
    fireEvent.click(tab(/^Body/));
    await waitFor(() => expect(location.hash).toBe('#body'));
    fireEvent.change(input(/^Teaser/), { target: { value: 'Short' } });
    await waitFor(() => expect(tab('Body 1')).toBeTruthy());
    press('Save');
    await waitFor(() =>
      expect(requests('update')[0]!.data).toMatchObject({ title: 'Other', teaser: 'Short' }),
    );
  });

  it('TabbedForm leaves the URL unchanged without `syncWithLocation`', async () => {
    await edit(tabbed({ syncWithLocation: false }));
    fireEvent.click(tab('Body 1'));
    await waitFor(() => expect(tab('Body 1').getAttribute('aria-selected')).toBe('true'));
    expect(location.hash).toBe('');
  });
});
