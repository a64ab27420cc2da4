import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** The parameter of the address that names the organization whose details are open. */
const ORGANIZATION = 'organization';

/** Which organization is open, and the addresses that open one or close it; whatever else the address says stays. */
export function useOpenedOrganization() {
  const { pathname, search, hash } = useLocation();
  return useMemo(() => {
    const addressOf = (id?: string) => {
      const parameters = new URLSearchParams(search);
      parameters.delete(ORGANIZATION);
      if (id) parameters.set(ORGANIZATION, id);
      const text = parameters.toString();
      return `${pathname}${text && `?${text}`}${hash}`;
    };
    return {
      opened: new URLSearchParams(search).get(ORGANIZATION) ?? undefined,
      opening: addressOf,
      closed: addressOf(),
    };
  }, [pathname, search, hash]);
}
