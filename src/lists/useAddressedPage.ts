import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The page number of a list inside a page: a parameter of its own beside whatever else the address says, the hash too (decision 1). */
export function useAddressedPage(parameter: string) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const asked = Number(new URLSearchParams(search).get(parameter));
  const hrefOf = useCallback(
    (page: number) => {
      const next = new URLSearchParams(search);
      next.delete(parameter);
      if (page > 1) next.set(parameter, String(page));
      const text = next.toString();
      return `${pathname}${text && `?${text}`}${hash}`;
    },
    [parameter, pathname, search, hash],
  );
  const go = useCallback(
    (page: number, { replace = false } = {}) => void navigate(hrefOf(page), { replace, preventScrollReset: true }),
    [hrefOf, navigate],
  );
  return { page: Number.isInteger(asked) && asked > 0 ? asked : 1, hrefOf, go };
}
