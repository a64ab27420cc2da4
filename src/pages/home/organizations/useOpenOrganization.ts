import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** The URL parameter that contains the open organization. */
const ORGANIZATION = 'organization';

/** Returns the open organization, and the URLs that open or close one. Other URL parameters are kept. */
export function useOpenOrganization() {
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
