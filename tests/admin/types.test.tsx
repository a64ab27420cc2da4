import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import {
  AppBar,
  ArrayInput,
  Create,
  DataTable,
  DeleteButton,
  Edit,
  Layout,
  List,
  Menu,
  Notification,
  SaveButton,
  SearchInput,
  SimpleForm,
  SimpleFormIterator,
  SimpleList,
  TextInput,
} from '../../src/admin/index.ts';

// An interface would lack the index signature that `RaRecord` needs.
type Post = { id: number; title: string; views: number; tags: string[]; author: { name: string } };

/** `tsc` fails if a line below an expected error compiles. */
const refused: ReactNode[] = [
  // @ts-expect-error The kit has no `sx`: it uses CSS modules.
  <List key={1} resource="posts" sx={{ color: 'red' }}>
    x
  </List>,
  // @ts-expect-error react-admin's Edit would take any prop.
  <Edit key={2} resource="posts" undoable>
    x
  </Edit>,
  // @ts-expect-error A mode that react-admin does not have.
  <Edit key={3} resource="posts" mutationMode="eager">
    x
  </Edit>,
  // @ts-expect-error
  <Create key={4} resource="posts" hasEdit>
    x
  </Create>,
  // @ts-expect-error A record's page has no filters.
  <Edit key={5} resource="posts" filters={[]}>
    x
  </Edit>,
  // @ts-expect-error Its placeholder says what it searches.
  <SearchInput key={6} source="q" label="Search" />,
  // @ts-expect-error The record lacks it.
  <DataTable.Col<Post> key={7} source="titel" />,
  // @ts-expect-error The record lacks it.
  <TextInput<Post> key={8} source="titel" />,
  // @ts-expect-error A text input does not edit a number.
  <TextInput<Post> key={9} source="views" />,
  // @ts-expect-error It is not an array.
  <ArrayInput<Post> key={10} source="title">
    x
  </ArrayInput>,
  // @ts-expect-error Deprecated in react-admin.
  <SimpleFormIterator key={11} fullWidth />,
  // @ts-expect-error
  <DataTable key={12} bulkActionButtons="delete" rowSx={() => ({})} />,
  // @ts-expect-error The text is a function of the record.
  <SimpleList<Post> key={13} primaryText={post => post.titel} />,
  // @ts-expect-error
  <SaveButton key={14} variant="outlined" />,
  // @ts-expect-error
  <DeleteButton key={15} color="error" />,
  // @ts-expect-error
  <SimpleForm key={16} sx={{}}>
    x
  </SimpleForm>,
  // @ts-expect-error
  <Layout key={17} appBarAlwaysOn />,
  // @ts-expect-error
  <AppBar key={18} color="primary" />,
  // @ts-expect-error react-admin's Menu would take any prop.
  <Menu key={19} dense />,
  // @ts-expect-error An item leads somewhere.
  <Menu.Item key={20} primaryText="Posts" />,
  // @ts-expect-error
  <Notification key={21} anchorOrigin={{ vertical: 'top', horizontal: 'left' }} />,
];

const taken: ReactNode[] = [
  <List<Post> key={1} resource="posts" perPage={25} sort={{ field: 'title', order: 'ASC' }} exporter={false}>
    <DataTable<Post> rowClick={id => `/posts/${id}`}>
      <DataTable.Col<Post> source="title" />
      <DataTable.Col<Post> source="author.name" />
      <DataTable.NumberCol<Post> source="views" options={{ maximumFractionDigits: 0 }} />
    </DataTable>
  </List>,
  <Edit<Post> key={2} resource="posts" mutationMode="optimistic" transform={(post: Post) => post}>
    <SimpleForm>
      <TextInput<Post> source="title" />
      <ArrayInput<Post> source="tags">
        <SimpleFormIterator inline>
          <TextInput source="" />
        </SimpleFormIterator>
      </ArrayInput>
    </SimpleForm>
  </Edit>,
  <SimpleList<Post> key={3} primaryText={post => post.title} />,
];

describe('28. Types of the props', () => {
  it('components refuse props that react-admin or the record lacks, and accept documented ones', () => {
    expect(refused).toHaveLength(21);
    expect(taken).toHaveLength(3);
  });
});
