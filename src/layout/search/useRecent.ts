import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCan } from '../../auth/AccessProvider.tsx';
import { useIdentity } from '../../auth/useIdentity.ts';
import { recents } from '../../storage/recents.ts';
import { resourceAt } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import { matchesQuery, type SearchMatch } from './searchMatches.ts';

/** So many are offered before anything is typed, and so many of those that fit what is. */
const MOST = 8;
const MOST_FITTING = 3;

/** What the signed-in user opened last and may still see, this page left out. */
export function useRecent(pages: readonly SearchMatch[], typed: string): SearchMatch[] {
  const t = useText();
  const can = useCan();
  const { _id } = useIdentity();
  const { pathname } = useLocation();
  const [opened] = useState(() => recents.of(_id));
  const group = t('search.recent');
  const found = opened.flatMap(({ to, label }): SearchMatch[] => {
    const page = pages.find(one => 'to' in one && one.to === to);
    if (page) return [{ ...page, key: `recent ${to}`, group }];
    const kind = resourceAt(to);
    return kind && can({ action: 'list', resource: kind })
      ? [{ key: `recent ${to}`, kind, group, label, to }]
      : [];
  });
  const others = found.filter(one => 'to' in one && one.to !== pathname && matchesQuery(one.label, typed));
  return others.slice(0, typed.trim() ? MOST_FITTING : MOST);
}
