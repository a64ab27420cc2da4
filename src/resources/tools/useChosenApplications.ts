import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The parameter of the address that names the chosen applications. */
const APPLICATIONS = 'applications';

/** The ids of the chosen applications, kept in the address. What is chosen counts at once: the address follows a moment later. */
export function useChosenApplications(): [chosen: string[], choose: (next: string[]) => void] {
  const [search, setSearch] = useSearchParams();
  const addressed = search.get(APPLICATIONS) ?? '';
  const [awaited, setAwaited] = useState<string>();
  useEffect(() => setAwaited(before => (before === addressed ? undefined : before)), [addressed, awaited]);
  const text = awaited ?? addressed;
  const choose = (next: string[]) => {
    const ids = next.join(',');
    setAwaited(ids);
    setSearch(all => (ids ? all.set(APPLICATIONS, ids) : all.delete(APPLICATIONS), all), { replace: true, preventScrollReset: true });
  };
  return [useMemo(() => text.split(',').filter(Boolean), [text]), choose];
}
