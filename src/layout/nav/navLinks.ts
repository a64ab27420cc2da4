import { useResourceDefinitions } from 'react-admin';
import { useCan } from '../../auth/AccessProvider.tsx';
import { isDemo } from '../../data/isDemo.ts';
import type { ResourceName } from '../../platform/resources.ts';
import { paths } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';

type MenuPlace = 'bar' | 'belowTools';

/** The definitions of the resources at this place of the menu (`options.menu`), in order. */
export function useMenuResources(place: MenuPlace) {
  const definitions = useResourceDefinitions<{ menu?: MenuPlace; paths: { list: string } }>();
  return Object.values(definitions).filter(({ options }) => options?.menu === place);
}

interface NavLink {
  to: string;
  label: string;
}

/** The link to the demo page, if the signed-in user may open it. */
export function useDemoLinks(): NavLink[] {
  const t = useText();
  const can = useCan();
  return isDemo() && can({ action: 'list', resource: 'demo' })
    ? [{ to: paths.demo, label: t('shell.demo') }]
    : [];
}

/** The lists at one place of the menu that the signed-in user may open. */
export function useListLinks(place: MenuPlace): NavLink[] {
  const t = useText();
  const can = useCan();
  return useMenuResources(place).flatMap(({ name, options }) => {
    const resource = name as ResourceName;
    return can({ action: 'list', resource })
      ? { to: options!.paths.list, label: t(`resources.${resource}.name`, { smart_count: 2 }) }
      : [];
  });
}
