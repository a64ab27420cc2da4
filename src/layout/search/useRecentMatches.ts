import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCan } from '../../auth/AccessProvider.tsx';
import { useIdentity } from '../../auth/useIdentity.ts';
import { recents } from '../../storage/recents.ts';
import { findResourceOfPath } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import { matchesQuery, type SearchMatch } from './searchMatches.ts';

/** The maximum number of recent pages without a query, and with one. */
const MAX_RECENT = 8;
const MAX_RECENT_MATCHES = 3;

/** The pages that the user opened last and may still open, without the current page. */
export function useRecentMatches(pages: readonly SearchMatch[], typed: string): SearchMatch[] {
  const t = useText();
  const can = useCan();
  const { _id } = useIdentity();
  const { pathname } = useLocation();
  const [opened] = useState(() => recents.list(_id));
  const group = t('search.recent');
  const matches = opened.flatMap(({ to, label }): SearchMatch[] => {
    const page = pages.find(one => 'to' in one && one.to === to);
    if (page) return [{ ...page, key: `recent ${to}`, group }];
    const kind = findResourceOfPath(to);
    return kind && can({ action: 'list', resource: kind })
      ? [{ key: `recent ${to}`, kind, group, label, to }]
      : [];
  });
  const others = matches.filter(one => 'to' in one && one.to !== pathname && matchesQuery(one.label, typed));
  return others.slice(0, typed.trim() ? MAX_RECENT_MATCHES : MAX_RECENT);
}
