import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  FormDataConsumer,
  maxLength,
  minValue,
  required,
  useInput,
  useNotify,
  useRecordContext,
  useRedirect,
  type DataProvider,
  type InputProps,
} from 'react-admin';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { FormDefinition } from '../../src/admin/form/defineForm.ts';
import { Create, Edit, Form, SaveButton, SimpleForm, TextInput, Toolbar } from '../../src/admin/index.ts';
import { withKind } from '../../src/platform/fieldKind.ts';
import type { TextKey } from '../../src/ui/useText.ts';
import { Console } from './Console.tsx';
import { postsProvider } from './dataProvider.ts';
import { renderAdmin } from './renderAdmin.tsx';

const messages = () => within(screen.getByRole('status', { name: 'Messages' }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const input = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp | string, value: string) => fireEvent.change(input(label), { target: { value } });
const errorOf = (label: RegExp | string) =>
  document.getElementById(input(label).getAttribute('aria-describedby') ?? '')?.textContent;

const openPage = async (page: ReactNode, at: string, override: Partial<DataProvider> = {}) => {
  const { provider, requests } = postsProvider(override);
  const admin = renderAdmin(<h1>All posts</h1>, {
    dataProvider: provider,
    at,
    pages: { '/posts/create': page, '/posts/:id': page },
    wrapper: Console,
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...admin, requests };
};
const edit = async (children: ReactNode, override: Partial<DataProvider> = {}) => {
  const page = await openPage(
    <Edit resource="posts" mutationMode="pessimistic">
      {children}
    </Edit>,
    '/posts/2',
    override,
  );
  await waitFor(() => expect(input(/^Title/).value).toBe('Beatae'));
  return page;
};
const create = (children: ReactNode, at = '/posts/create', override: Partial<DataProvider> = {}) =>
  openPage(<Create resource="posts">{children}</Create>, at, override);

const stated: FormDefinition = {
  resource: 'posts',
  fields: { title: z.string(), password: withKind('secret', z.string()) },
  labelOf: source => `resources.posts.fields.${source}` as TextKey,
};
const source = (values: object) => `source=${encodeURIComponent(JSON.stringify(values))}`;

describe('17. Create / Prefilling the form', () => {
  const inputs = (
    <>
      <TextInput source="title" />
      <TextInput source="teaser" />
    </>
  );

  it('`?source=` fills the fields, and the form can be saved at once', async () => {
    const { requests } = await create(
      <SimpleForm>{inputs}</SimpleForm>,
      `/posts/create?${source({ title: 'Copy' })}`,
    );
    await waitFor(() => expect(input('Title').value).toBe('Copy'));
    press('Save');
    await waitFor(() => expect(requests('create')[0]!.data).toMatchObject({ title: 'Copy' }));
  });

  it('the record of the location’s state fills the fields', async () => {
    const { go } = await create(<SimpleForm>{inputs}</SimpleForm>, '/posts');
    await go('/posts/create', { state: { record: { title: 'Copy', teaser: 'Same' } } });
    await waitFor(() => expect(input('Title').value).toBe('Copy'));
    expect(input('Teaser').value).toBe('Same');
  });

  it('a link fills no secret', async () => {
    const form = (
      <SimpleForm fields={stated}>
        <TextInput source="title" />
        <TextInput source="password" />
      </SimpleForm>
    );
    await create(form, `/posts/create?${source({ title: 'Copy', password: 'x', is_admin: true })}`);
    await waitFor(() => expect(input(/^Title/).value).toBe('Copy'));
    expect(input(/^Password/).value).toBe('');
  });

  it('a link fills no password and no value without an input', async () => {
    const { requests } = await create(
      <SimpleForm>
        {inputs}
        <TextInput source="password" type="password" />
      </SimpleForm>,
      `/posts/create?${source({ title: 'Copy', password: 'x', is_admin: true })}`,
    );
    await waitFor(() => expect(input('Title').value).toBe('Copy'));
    expect(input('Password').value).toBe('');
    press('Save');
    await waitFor(() => expect(requests('create')).toHaveLength(1));
    expect(requests('create')[0]!.data).toMatchObject({ title: 'Copy' });
    expect(requests('create')[0]!.data).not.toHaveProperty('is_admin');
  });

  it.each([
    ['with `fields`', stated],
    ['without', undefined],
  ])('a link fills no value that an input cannot show, in a form %s', async (_, fields) => {
    const form = <SimpleForm {...(fields && { fields })}>{inputs}</SimpleForm>;
    await create(form, `/posts/create?${source({ title: { toString: 1 }, teaser: ['a'] })}`);
    expect(input(/^Title/).value).toBe('');
    expect(input('Teaser').value).toBe('');
  });

  it('a link fills nothing in a form that edits', async () => {
    await openPage(
      <Edit resource="posts" mutationMode="pessimistic">
        <SimpleForm>{inputs}</SimpleForm>
      </Edit>,
      `/posts/2?${source({ title: 'Copy' })}`,
    );
    await waitFor(() => expect(input('Title').value).toBe('Beatae'));
  });
});

describe('18. SaveButton / mutationOptions, alwaysEnable', () => {
  it('two buttons save with their own success', async () => {
    const AddAgain = () => {
      const notify = useNotify();
      const redirect = useRedirect();
      return (
        <>
          <SaveButton
            label="Save and stay"
            type="button"
            mutationOptions={{ onSuccess: () => notify('Kept') }}
          />
          <SaveButton
            label="Save and leave"
            type="button"
            transform={data => ({ ...data, left: true })}
            mutationOptions={{ onSuccess: () => redirect('/elsewhere') }}
          />
        </>
      );
    };
    const { address, requests } = await edit(
      <SimpleForm
        toolbar={
          <Toolbar>
            <AddAgain />
          </Toolbar>
        }
      >
        <TextInput source="title" />
      </SimpleForm>,
    );
    type('Title', 'Bellum');
    press('Save and stay');
    await messages().findByText('Kept');
    expect(address()).toBe('/posts/2');
    expect(messages().queryByText('Element updated')).toBeNull();
    type('Title', 'Bellus');
    press('Save and leave');
    await waitFor(() => expect(address()).toBe('/elsewhere'));
    expect(requests('update').map(({ data }) => data)).toMatchObject([
      { title: 'Bellum' },
      { title: 'Bellus', left: true },
    ]);
  });

  it.each([
    [undefined, true],
    [true, false],
  ])('SaveButton with alwaysEnable %s is disabled before a change: %s', async (alwaysEnable, disabled) => {
    await edit(
      <SimpleForm
        toolbar={
          <Toolbar>
            <SaveButton {...(alwaysEnable && { alwaysEnable })} />
          </Toolbar>
        }
      >
        <TextInput source="title" />
      </SimpleForm>,
    );
    expect(button('Save').disabled).toBe(disabled);
    type('Title', 'Bellum');
    await waitFor(() => expect(button('Save').disabled).toBe(false));
  });
});

describe('19. Validation / Per input, Global, Schema, Server-side', () => {
  const INVALID = 'The form is not valid. Please check for errors';

  it('required inputs are marked, and errors appear under their inputs', async () => {
    const { requests } = await create(
      <SimpleForm>
        <TextInput source="title" validate={[required(), maxLength(5)]} />
        <TextInput source="views" validate={minValue(10, 'At least ten')} />
      </SimpleForm>,
    );
    expect(input(/^Title/).getAttribute('aria-required')).toBe('true');
    type('Views', '5');
    press('Save');
    await waitFor(() => expect(errorOf(/^Title/)).toBe('Required'));
    expect(errorOf('Views')).toBe('At least ten');
    await messages().findByText(INVALID);
    type(/^Title/, 'Too long');
    await waitFor(() => expect(errorOf(/^Title/)).toBe('Must be 5 characters or less'));
    expect(requests('create')).toEqual([]);
  });

  it('`validate` returns errors by field, with arguments', async () => {
    const { requests } = await create(
      <SimpleForm
        validate={({ title }: { title?: string }) =>
          title
            ? {}
            : {
                title: 'ra.validation.required',
                views: { message: 'ra.validation.minValue', args: { min: 3 } },
              }
        }
      >
        <TextInput source="title" />
        <TextInput source="views" />
      </SimpleForm>,
    );
    type('Views', '5');
    press('Save');
    await waitFor(() => expect(errorOf('Title')).toBe('Required'));
    expect(errorOf('Views')).toBe('Must be at least 3');
    type('Title', 'Novum');
    await waitFor(() => expect(button('Save').disabled).toBe(false));
    press('Save');
    await waitFor(() => expect(requests('create')).toHaveLength(1));
  });

  it('a resolver replaces the validators of the inputs', async () => {
    const resolver = () => ({ values: {}, errors: { title: { type: 'schema', message: 'By schema' } } });
    await edit(
      <SimpleForm resolver={resolver}>
        <TextInput source="title" validate={required()} />
      </SimpleForm>,
    );
    type(/^Title/, 'Bellum');
    press('Save');
    await waitFor(() => expect(errorOf(/^Title/)).toBe('By schema'));
  });

  it('errors of the platform appear under their fields, and the others are notified', async () => {
    const update = () =>
      Promise.reject(
        Object.assign(new Error('Refused'), {
          body: { errors: { title: 'Taken', author: { name: 'Unknown' }, elsewhere: 'Not here' } },
        }),
      );
    await edit(
      <SimpleForm>
        <TextInput source="title" />
        <TextInput source="author.name" label="Author" />
      </SimpleForm>,
      { update },
    );
    type('Title', 'Bellum');
    press('Save');
    await waitFor(() => expect(errorOf('Title')).toBe('Taken'));
    expect(errorOf('Author')).toBe('Unknown');
    await messages().findByText('Refused');
  });

  it('a platform error at a field without an input does not prevent the next attempt', async () => {
    let fails = true;
    const error = Object.assign(new Error('Refused'), { body: { errors: { elsewhere: 'Not here' } } });
    const { requests, address } = await edit(
      <SimpleForm>
        <TextInput source="title" />
      </SimpleForm>,
      {
        update: (async (_: string, { data }: { data: object }) => {
          if (fails) throw error;
          return { data: { ...data, id: 2 } };
        }) as never,
      },
    );
    type('Title', 'Bellum');
    press('Save');
    await messages().findByText('Refused');
    fails = false;
    press('Save');
    await waitFor(() => expect(requests('update')).toHaveLength(2));
    await waitFor(() => expect(address()).toBe('/posts'));
  });
});

// Number 20 of the examples, without its TabbedForm.
describe('SimpleForm / toolbar, Form / id', () => {
  it('SimpleForm has a toolbar to save and delete', async () => {
    await edit(
      <>
        <SimpleForm>
          <TextInput source="title" />
        </SimpleForm>
      </>,
    );
    expect(button('Save')).toBeTruthy();
    expect(button('Delete')).toBeTruthy();
  });

  it('a SaveButton outside of the form submits it by its id', async () => {
    const { requests } = await edit(
      <>
        <Form id="post">
          <TextInput source="title" />
        </Form>
        <SaveButton form="post" />
      </>,
    );
    type('Title', 'Bellum');
    press('Save');
    await waitFor(() => expect(requests('update')).toHaveLength(1));
  });
});

describe('25. CustomFields / useRecordContext, useInput / Usage, FormDataConsumer', () => {
  const BoundedInput = ({ label, ...props }: InputProps & { label: string }) => {
    const { field, fieldState, id, isRequired } = useInput(props);
    return (
      <>
        <label htmlFor={id}>{label}</label>
        <input id={id} required={isRequired} {...field} />
        {fieldState.error ? <em>{fieldState.error.message}</em> : null}
      </>
    );
  };
  const Heading = () => <h2>{useRecordContext()?.title}</h2>;

  it('custom fields and inputs read the record, and other inputs can depend on them', async () => {
    const { requests } = await edit(
      <SimpleForm>
        <Heading />
        <BoundedInput source="title" label="Title" validate={required()} />
        <FormDataConsumer>
          {({ formData }) => (formData.title === 'Bellum' ? <TextInput source="reason" /> : null)}
        </FormDataConsumer>
      </SimpleForm>,
    );
    screen.getByRole('heading', { level: 2, name: 'Beatae' });
    expect(screen.queryByLabelText('Reason')).toBeNull();
    expect(input('Title').required).toBe(true);
    type('Title', 'Bellum');
    type('Reason', 'Shorter');
    press('Save');
    await waitFor(() =>
      expect(requests('update')[0]!.data).toMatchObject({ title: 'Bellum', reason: 'Shorter', views: 37 }),
    );
  });

  it('an emptied text is saved as null, as in react-admin', async () => {
    const { requests } = await edit(
      <SimpleForm>
        <TextInput source="title" />
      </SimpleForm>,
    );
    type('Title', '');
    press('Save');
    await waitFor(() => expect(requests('update')[0]!.data).toMatchObject({ title: null }));
  });
});

describe('a form whose record others change', () => {
  it('a form keeps typed input when others change its record, and saves against the opened record', async () => {
    let title = 'Beatae';
    const { requests } = await edit(
      <SimpleForm>
        <TextInput source="title" />
        <TextInput source="views" />
      </SimpleForm>,
      {
        getOne: (async () => ({ data: { id: 2, title, views: 37 } })) as never,
        update: (async (_: string, { data }: { data: object }) => ({ data: { ...data, id: 2 } })) as never,
      },
    );
    type('Views', '38');
    title = 'Theirs';
    document.dispatchEvent(new Event('visibilitychange'));
    press('Save');
    await waitFor(() => expect(requests('update')).toHaveLength(1));
    expect(requests('update')[0]).toMatchObject({
      data: { title: 'Beatae', views: '38' },
      previousData: { title: 'Beatae', views: 37 },
    });
  });
});
