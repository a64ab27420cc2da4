import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The URL parameter that contains the selected applications. */
const APPLICATIONS = 'applications';

const textIn = (search: URLSearchParams) => search.get(APPLICATIONS) ?? '';
const idsIn = (text: string) => text.split(',').filter(Boolean);

/**
 * Keeps the IDs of the selected applications in the URL. A selection takes effect immediately, before the URL
 * changes. `followed` is called when a URL selects other applications, by Back or a link.
 */
export function useChosenApplications(followed: (ids: string[]) => void) {
  const [search, setSearch] = useSearchParams();
  const addressed = textIn(search);
  const [awaited, setAwaited] = useState<string>();
  /** The selection that was last made or followed. */
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
    /** Returns the selection in a URL, or undefined if it is the current one. */
    othersIn(address: string) {
      const ids = textIn(new URLSearchParams(address));
      return ids === known.current ? undefined : idsIn(ids);
    },
  };
}
