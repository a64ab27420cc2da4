import { useResourceDefinitions } from 'react-admin';
import { useCan } from '../../auth/AccessProvider.tsx';
import { isDemo } from '../../data/isDemo.ts';
import type { ResourceName } from '../../platform/resources.ts';
import { listAddress, paths } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';

/** Where the menu has a resource (`options.menu` of its definition); nowhere by default. */
type MenuPlace = 'bar' | 'belowTools';

/** The resources in one place of the menu, in the order of the resources. */
export function useMenuResources(place: MenuPlace): ResourceName[] {
  const definitions = Object.values(useResourceDefinitions<{ menu?: MenuPlace }>());
  return definitions.flatMap(({ name, options }) => (options?.menu === place ? (name as ResourceName) : []));
}

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

/** Links to the lists in one place of the menu that the signed-in user may open. */
export function useListLinks(place: MenuPlace): NavLink[] {
  const t = useText();
  const can = useCan();
  return useMenuResources(place)
    .filter(resource => can({ action: 'list', resource }))
    .map(resource => ({
      to: listAddress(resource)!,
      label: t(`resources.${resource}.name`, { smart_count: 2 }),
    }));
}
