import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RaRecord } from 'react-admin';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { useTableCsv } from '../../src/admin/button/useTableCsv.ts';
import { fieldExport } from '../../src/admin/export/fieldExport.ts';
import {
  cardFields,
  DataTable,
  defineFields,
  fieldColumns,
  fieldDetails,
  fieldInputs,
  formSchemas,
  FunctionField,
  List,
  SaveButton,
  Show,
  SimpleForm,
  SimpleShowLayout,
  TextInput,
  Toolbar,
} from '../../src/admin/index.ts';
import { withKind } from '../../src/platform/fieldKind.ts';
import { formatDateTime } from '../../src/ui/formats.ts';
import { timeZone } from '../../src/ui/timeZone.ts';
import type { TextKey } from '../../src/ui/useText.ts';
import { Console } from './Console.tsx';
import { postsProvider } from './dataProvider.ts';
import { renderAdmin } from './renderAdmin.tsx';

const label = (text: string) => text as TextKey;
const schemas = {
  title: z.string(),
  email: withKind('email', z.string()),
  views: z.number(),
  length: withKind('duration', z.optional(z.number())),
  since: withKind('epochSeconds', z.optional(z.number())),
  published: z.boolean(),
  code: withKind('secret', z.optional(z.string())),
};
const fields = defineFields('resources.tags', schemas, {
  title: { label: label('Title'), column: { after: 'views' }, input: true, export: true },
  email: { label: label('Email'), column: {}, card: true, show: true, input: true, export: true },
  views: {
    label: label('Views'),
    column: {},
    card: true,
    show: true,
    input: true,
    export: true,
    defaultValue: 0,
  },
  length: { label: label('Length'), column: {}, show: true, export: true },
  since: { label: label('Since'), column: {}, show: true, input: true, export: { after: 'title' } },
  published: { label: label('Published'), column: {}, show: true, input: 'edit', export: true },
  code: { label: label('Code'), show: true, input: true },
  lastRead: { kind: 'epochSeconds', label: label('Last read'), export: true },
});
/** A local time. */
const SINCE = new Date(2026, 10, 1).getTime() / 1000;
const post: RaRecord = {
  id: 1,
  title: 'Accusantium',
  email: 'a@map.example',
  length: 3661.5,
  since: SINCE,
  published: true,
  code: '123',
};
const { provider } = postsProvider({
  getOne: async () => ({ data: post }) as never,
  getList: async () => ({ data: [post], total: 1 }) as never,
});

describe('the fields of a record', () => {
  it('the fields of a record are the columns of its table, in their order', async () => {
    renderAdmin(
      <List resource="posts">
        <DataTable>{fieldColumns(fields, { length: { render: () => <b>one hour</b> } })}</DataTable>
      </List>,
      { dataProvider: provider, wrapper: Console },
    );
    const row = await screen.findByRole('row', { name: /Accusantium/ });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Email',
      'Views',
      'Title',
      'Length',
      'Since',
      'Published',
    ]);
    const cells = [...within(row).getAllByRole('rowheader'), ...within(row).getAllByRole('cell')];
    expect(cells.slice(0, 6).map(({ textContent }) => textContent)).toEqual([
      'a@map.example',
      '0',
      'Accusantium',
      'one hour',
      formatDateTime(SINCE),
      '',
    ]);
    within(row).getByRole('img', { name: 'Yes' });
    expect(cardFields(fields)).toEqual(['email', 'views']);
    expect(within(row).getByRole('time').textContent).toBe(formatDateTime(SINCE));
  });

  it('the exported table names the time zone of its times', async () => {
    const exported: Promise<string>[] = [];
    const Exporter = () => {
      const exportTable = useTableCsv();
      return (
        <button type="button" onClick={() => exported.push(exportTable([post]))}>
          Export
        </button>
      );
    };
    renderAdmin(
      <List resource="posts" actions={<Exporter />}>
        <DataTable>{fieldColumns(fields)}</DataTable>
      </List>,
      { dataProvider: provider, wrapper: Console },
    );
    await screen.findByRole('row', { name: /Accusantium/ });
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    expect((await exported[0]!).split('\r\n')).toEqual([
      `Email,Views,Title,Length,Since (${timeZone()}),Published`,
      `a@map.example,0,Accusantium,1:01:01.5,${formatDateTime(SINCE)},true`,
    ]);
  });

  it('the fields of a record are the details of its page, each formatted by its kind', async () => {
    renderAdmin(<h1>All posts</h1>, {
      dataProvider: provider,
      at: '/posts/1/show',
      pages: {
        '/posts/:id/show': (
          <Show resource="posts">
            <SimpleShowLayout>
              {fieldDetails(fields, {
                email: <FunctionField source="email" label="Mail" render={({ email }) => `to ${email}`} />,
              })}
            </SimpleShowLayout>
          </Show>
        ),
      },
      wrapper: Console,
    });
    await screen.findByText('1:01:01.5');
    expect(
      screen
        .getAllByRole('term')
        .map(term => [term.textContent, (term.nextElementSibling as HTMLElement).textContent]),
    ).toEqual([
      ['Mail', 'to a@map.example'],
      ['Views', '0'],
      ['Length', '1:01:01.5'],
      ['Since', formatDateTime(SINCE)],
      ['Published', 'Yes'],
      ['Code', '••••••••'],
    ]);
  });

  it('the fields of a record are the inputs of its form, each by its kind', async () => {
    let saved: object | undefined;
    const form = {
      resource: 'posts',
      fields: formSchemas(fields, 'edit'),
      labelOf: (source: string) => label(source.charAt(0).toUpperCase() + source.slice(1)),
    };
    renderAdmin(
      <SimpleForm
        fields={form}
        record={post}
        toolbar={
          <Toolbar>
            <SaveButton />
          </Toolbar>
        }
        onSubmit={(values: object) => void (saved = values)}
      >
        {Object.values(
          fieldInputs(fields, 'edit', { title: <TextInput key="title" source="title" label="Name" /> }),
        )}
      </SimpleForm>,
      { dataProvider: provider, wrapper: Console },
    );
    const input = (name: string) => screen.findByLabelText(new RegExp(`^${name}`));
    expect(await input('Email')).toHaveProperty('type', 'email');
    expect(await input('Code')).toHaveProperty('type', 'password');
    expect(await input('Published')).toHaveProperty('type', 'checkbox');
    expect(await input('Name')).toHaveProperty('value', 'Accusantium');
    fireEvent.change(await input('Views'), { target: { value: '1200' } });
    fireEvent.click(screen.getByRole('button', { name: /save/i }));
    await waitFor(() => expect(saved).toMatchObject({ views: 1200, since: SINCE, title: 'Accusantium' }));
  });

  it('the form of a new record has the fields without `edit`', () => {
    expect(Object.keys(formSchemas(fields, 'create'))).toEqual(['title', 'email', 'views', 'since', 'code']);
    expect(Object.keys(fieldInputs(fields, 'create'))).toEqual(['title', 'email', 'views', 'since', 'code']);
  });

  it('the fields of a record are the columns of exported files', () => {
    const columns = fieldExport(fields);
    const record: Record<string, unknown> = { ...post, lastRead: '2026-11-14T15:58:41.000Z' };
    expect(columns.map(({ source, write }) => [source, write(record[source])])).toEqual([
      ['title', 'Accusantium'],
      ['since', formatDateTime(SINCE)],
      ['email', 'a@map.example'],
      ['views', ''],
      ['length', '1:01:01.5'],
      ['published', 'true'],
      ['lastRead', formatDateTime(Date.UTC(2026, 10, 14, 15, 58, 41) / 1000)],
    ]);
  });
});
