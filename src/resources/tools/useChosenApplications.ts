import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The parameter of the address that names the chosen applications. */
const APPLICATIONS = 'applications';

const textIn = (search: URLSearchParams) => search.get(APPLICATIONS) ?? '';
const idsIn = (text: string) => text.split(',').filter(Boolean);

/**
 * The ids of the chosen applications, kept in the address. What is chosen counts at once: the address follows a moment
 * later. `followed` hears of an address that chooses others: Back, or a link.
 */
export function useChosenApplications(followed: (ids: string[]) => void) {
  const [search, setSearch] = useSearchParams();
  const addressed = textIn(search);
  const [awaited, setAwaited] = useState<string>();
  /** What was chosen or followed last. */
  const known = useRef(addressed);
  if (awaited === addressed) setAwaited(undefined);
  useEffect(() => {
    if (awaited !== undefined || known.current === addressed) return;
    known.current = addressed;
    followed(idsIn(addressed));
  }, [addressed, awaited, followed]);
  const text = awaited ?? addressed;
  const choose = (next: string[]) => {
    const ids = next.join(',');
    known.current = ids;
    setAwaited(ids);
    setSearch(all => (ids ? all.set(APPLICATIONS, ids) : all.delete(APPLICATIONS), all), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return {
    chosen: useMemo(() => idsIn(text), [text]),
    choose,
    /** Those that an address chooses; undefined where they are known already. */
    othersIn(address: string) {
      const ids = textIn(new URLSearchParams(address));
      return ids === known.current ? undefined : idsIn(ids);
    },
  };
}
