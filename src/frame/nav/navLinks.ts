import { useLocation } from 'react-router-dom';
import { useCan } from '../../auth/AccessProvider.tsx';
import { isDemo } from '../../client/isDemo.ts';
import type { ResourceName } from '../../platform/resources.ts';
import { paths, resourceAt } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';

/** Where the navigation has each resource, in its order: in the bar, below Tools, or nowhere (spec 1 §2, decision 3). */
const places = {
  roles: 'bar',
  users: 'bar',
  tools: 'bar',
  tags: 'bar',
  purposes: 'belowTools',
  toolgroups: 'belowTools',
  applications: undefined,
  'subscription-plans': undefined,
  notifications: undefined,
} as const satisfies Record<ResourceName, 'bar' | 'belowTools' | undefined>;

type Linked = { [N in ResourceName]: (typeof places)[N] extends string ? N : never }[ResourceName];
const inPlace = (place: string) =>
  (Object.keys(places) as Linked[]).filter(resource => places[resource] === place);

export interface NavLink {
  to: string;
  label: string;
  current: boolean;
}

/** The demo room, where there is one for the signed-in user. */
export function useDemoRoom(): NavLink[] {
  const t = useText();
  const can = useCan();
  const { pathname } = useLocation();
  return isDemo() && can({ action: 'list', resource: 'demo' })
    ? [{ to: paths.demo, label: t('shell.demo'), current: pathname === paths.demo }]
    : [];
}

/** The documented links of the navbar that the signed-in user may follow. */
export function useNavLinks() {
  const t = useText();
  const can = useCan();
  const { pathname } = useLocation();
  const here = resourceAt(pathname);
  const belowTools = inPlace('belowTools');
  const links = (resources: Linked[]): NavLink[] =>
    resources
      .filter(resource => can({ action: 'list', resource }))
      .map(resource => {
        const current =
          here === resource || (resource === 'tools' && belowTools.some(below => below === here));
        return { to: paths[resource], label: t(`resources.${resource}.name`, { smart_count: 2 }), current };
      });
  // Applications are found there.
  const home: NavLink = {
    to: paths.home,
    label: t('shell.nav.home'),
    current: pathname === paths.home || here === 'applications',
  };
  return { main: [home, ...links(inPlace('bar'))], belowTools: links(belowTools) };
}
