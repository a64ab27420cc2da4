import { useLocation } from 'react-router-dom';
import type { Right } from '../../session/rights.ts';
import { useMay } from '../../calls/MeContext.tsx';
import { paths } from '../../ui/paths.ts';
import { useText, type TextKey } from '../../ui/useText.ts';

interface NavLink {
  to: string;
  label: TextKey;
  right?: Right;
  /** Addresses at which the link is the current one. */
  at: RegExp;
}

const main: NavLink[] = [
  { to: paths.home, label: 'shell.nav.home', at: /^\/$/ },
  { to: paths.roles, label: 'shell.nav.roles', right: 'roles', at: /^\/roles?(\/|$)/ },
  { to: paths.users, label: 'shell.nav.users', right: 'users', at: /^\/users?(\/|$)/ },
  { to: paths.tools, label: 'shell.nav.tools', right: 'tools', at: /^\/(tools?|purposes|toolgroups?)(\/|$)/ },
  { to: paths.tags, label: 'shell.nav.tags', right: 'tags', at: /^\/tags?(\/|$)/ },
];
const belowTools: NavLink[] = [
  { to: paths.purposes, label: 'shell.nav.purposes', right: 'tools', at: /^\/purposes/ },
  { to: paths.toolgroups, label: 'shell.nav.toolgroups', right: 'tools', at: /^\/toolgroups?/ },
];

/** The documented links of the navbar that the signed-in user may follow (spec 1 §2, decision 3). */
export function useNavLinks() {
  const t = useText();
  const may = useMay();
  const { pathname } = useLocation();
  const shown = (links: NavLink[]) =>
    links
      .filter(({ right }) => !right || may(right))
      .map(({ to, label, at }) => ({ to, label: t(label), current: at.test(pathname) }));
  return { main: shown(main), belowTools: shown(belowTools) };
}
