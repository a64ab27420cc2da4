import { useCan } from '../../auth/AccessProvider.tsx';
import { isDemo } from '../../data/isDemo.ts';
import type { ResourceName } from '../../platform/resources.ts';
import { paths } from '../../ui/paths.ts';
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
export const inBar = inPlace('bar');
export const belowTools = inPlace('belowTools');

interface NavLink {
  to: string;
  label: string;
}

/** The demo room, where there is one for the signed-in user. */
export function useDemoRoom(): NavLink[] {
  const t = useText();
  const can = useCan();
  return isDemo() && can({ action: 'list', resource: 'demo' })
    ? [{ to: paths.demo, label: t('shell.demo') }]
    : [];
}

/** Links to the lists that the signed-in user may open. */
export function useListLinks(resources: readonly Linked[]): NavLink[] {
  const t = useText();
  const can = useCan();
  return resources
    .filter(resource => can({ action: 'list', resource }))
    .map(resource => ({
      to: paths[resource],
      label: t(`resources.${resource}.name`, { smart_count: 2 }),
    }));
}
