import { useContext, useMemo, type ReactNode } from 'react';
import { CreateContext, RouterProviderContext } from 'react-admin';
import { matchesSchema } from '../../platform/schema.ts';
import { isObject } from '../../platform/shape.ts';
import { type FormFields } from './fieldRules.ts';
import { draftableValues } from './formValues.ts';

/** Leaves out values of the wrong type, because a text input throws for `{"toString":1}`. */
const validValues = (fields: FormFields, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => Object.hasOwn(fields, name) && matchesSchema(fields[name]!, value),
    ),
  );

/** Filters `?source={…}`, which may prefill only the fields of a create form that are not secret. A form without `fields` uses `useLocationPrefill`. */
function filterSearch(search: string, isCreateForm: boolean, fields: FormFields | undefined): string {
  const parameters = new URLSearchParams(search);
  const source = parameters.get('source');
  if (source === null) return search;
  parameters.delete('source');
  try {
    const values: unknown = JSON.parse(source);
    if (isCreateForm && fields && isObject(values))
      parameters.set('source', JSON.stringify(draftableValues(fields, validValues(fields, values))));
  } catch {
    // Invalid JSON prefills nothing.
  }
  return `?${parameters}`;
}

interface Props {
  fields: FormFields | undefined;
  children: ReactNode;
}

/** Wraps a form, because ra-core prefills every form from the URL, and a link must not prefill a password. */
export function LocationGuard({ fields, children }: Props) {
  const router = useContext(RouterProviderContext);
  const isCreateForm = useContext(CreateContext) !== null;
  const guardedRouter = useMemo(
    () => ({
      ...router,
      useLocation() {
        const routerLocation = router.useLocation();
        return useMemo(
          () => ({ ...routerLocation, search: filterSearch(routerLocation.search, isCreateForm, fields) }),
          [routerLocation],
        );
      },
    }),
    [router, isCreateForm, fields],
  );
  return <RouterProviderContext.Provider value={guardedRouter}>{children}</RouterProviderContext.Provider>;
}
