import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import type { FormDefinition } from '../../src/admin/form/defineForm.ts';
import { TextInput } from '../../src/admin/index.ts';
import { withKind } from '../../src/platform/fieldKind.ts';
import type { TextKey } from '../../src/ui/useText.ts';
import { Console } from './Console.tsx';
import { postsProvider } from './dataProvider.ts';
import { renderAdmin } from './renderAdmin.tsx';

const fields: FormDefinition = {
  resource: 'posts',
  fields: { name: z.string(), city: z.string(), code: withKind('secret', z.optional(z.string())) },
  labelOf: source => `resources.posts.fields.${source}` as TextKey,
};
const inputs = (
  <>
    <TextInput source="name" />
    <TextInput source="city" />
  </>
);

/** The form of an author, and a function that shows a page with it. */
export const authorForm = {
  fields,
  inputs,
  show: (page: ReactNode) => renderAdmin(page, { dataProvider: postsProvider().provider, wrapper: Console }),
};
