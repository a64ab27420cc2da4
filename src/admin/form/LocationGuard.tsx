import { useContext, useMemo, type ReactNode } from 'react';
import { CreateContext, RouterProviderContext } from 'react-admin';
import { keepableAll, type Fields } from '../../forms/rules.ts';
import { isObject } from '../../platform/shape.ts';

/** What of `?source={…}` may fill a form: nothing of it a form that edits, and of a new record no secret and no other field. */
function guardedSearch(search: string, creates: boolean, fields: Fields | undefined): string {
  const parameters = new URLSearchParams(search);
  const source = parameters.get('source');
  if (source === null || (creates && !fields)) return search;
  parameters.delete('source');
  try {
    const values: unknown = JSON.parse(source);
    if (creates && fields && isObject(values))
      parameters.set('source', JSON.stringify(keepableAll(fields, values)));
  } catch {
    // It is no record, and fills nothing.
  }
  return `?${parameters}`;
}

interface Props {
  fields: Fields | undefined;
  children: ReactNode;
}

/** Around a form, which ra-core fills from the address wherever it stands: a link must not fill in a password. */
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
