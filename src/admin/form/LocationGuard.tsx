import { useContext, useMemo, type ReactNode } from 'react';
import { CreateContext, RouterProviderContext } from 'react-admin';
import { matchesSchema } from '../../platform/schema.ts';
import { isObject } from '../../platform/shape.ts';
import { type FormFields } from './fieldRules.ts';
import { draftableValues } from './formValues.ts';

/** Leaves out values that their fields cannot hold: a text input throws for `{"toString":1}`. */
const valuesThatFit = (fields: FormFields, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => Object.hasOwn(fields, name) && matchesSchema(fields[name]!, value),
    ),
  );

/** Filters `?source={…}`: it prefills only creation forms, only their own fields, and no secret. A form without `fields` uses `useLocationPrefill`. */
function guardedSearch(search: string, creates: boolean, fields: FormFields | undefined): string {
  const parameters = new URLSearchParams(search);
  const source = parameters.get('source');
  if (source === null) return search;
  parameters.delete('source');
  try {
    const values: unknown = JSON.parse(source);
    if (creates && fields && isObject(values))
      parameters.set('source', JSON.stringify(draftableValues(fields, valuesThatFit(fields, values))));
  } catch {
    // Invalid JSON prefills nothing.
  }
  return `?${parameters}`;
}

interface Props {
  fields: FormFields | undefined;
  children: ReactNode;
}

/** Wraps a form because ra-core prefills every form from the URL: a link must not prefill a password. */
export function LocationGuard({ fields, children }: Props) {
  const router = useContext(RouterProviderContext);
  const creates = useContext(CreateContext) !== null;
  const guarded = useMemo(
    () => ({
      ...router,
      useLocation() {
        const location = router.useLocation();
        return useMemo(
          () => ({ ...location, search: guardedSearch(location.search, creates, fields) }),
          [location],
        );
      },
    }),
    [router, creates, fields],
  );
  return <RouterProviderContext.Provider value={guarded}>{children}</RouterProviderContext.Provider>;
}
