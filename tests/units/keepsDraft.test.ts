// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { keepsDraft, type FormDefinition } from '../../src/admin/form/defineForm.ts';
import type { FormFields } from '../../src/admin/form/fieldRules.ts';
import { newApplicationForm, organizationForm } from '../../src/domain/organizations/applicationForms.ts';
import { roleForm } from '../../src/domain/people/roleForm.ts';
import { notificationForm } from '../../src/pages/home/notifications/notifications.ts';
import { profileForm } from '../../src/pages/profile/profileForm.ts';
import { countyForm } from '../../src/resources/applications/county/CountyForm.tsx';
import { fieldAppForm } from '../../src/resources/applications/fieldApps/fieldAppForm.ts';
import { layerForm } from '../../src/resources/applications/layers/list/layerForm.ts';
import { protectedForm } from '../../src/resources/applications/layers/protected/protectedForm.ts';
import { periodForm, planForm } from '../../src/resources/subscriptionPlans/planForms.ts';
import { tagForm } from '../../src/resources/tags/tagForm.ts';
import { newUserForm, userForm } from '../../src/resources/users/userForm.ts';

const formWith = (fields: FormFields): FormDefinition => ({ resource: '', fields, labelOf: () => 'ui.save' });
const text = z.string();

it.each([
  ['six fields', { a: text, b: text, c: text, d: text, e: text, f: text }, true],
  ['five fields', { a: text, b: text, c: text, d: text, e: text }, false],
  [
    'a list of entries with five fields, and a name',
    {
      name: text,
      list: z.optional(z.array(z.looseObject({ a: text, b: text, c: text, d: text, e: text }))),
    },
    true,
  ],
  [
    'a list of entries with two fields, and a name',
    {
      name: text,
      list: z.array(z.object({ a: text, b: text })),
    },
    false,
  ],
])('a form with %s (%o) keeps a draft: %s', (_, fields, keeps) => {
  expect(keepsDraft(formWith(fields))).toBe(keeps);
});

it('long forms and rich text keep a draft, and short forms do not', () => {
  const long = [userForm, organizationForm, newApplicationForm, layerForm, fieldAppForm, notificationForm];
  const short = [
    newUserForm,
    profileForm,
    roleForm,
    tagForm,
    planForm,
    periodForm,
    countyForm,
    protectedForm,
  ];
  expect(long.map(keepsDraft)).toEqual(long.map(() => true));
  expect(short.map(keepsDraft)).toEqual(short.map(() => false));
});
