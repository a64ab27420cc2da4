import { useResourceDefinitions } from 'react-admin';
import { useCan } from '../../auth/AccessProvider.tsx';
import { isDemo } from '../../data/isDemo.ts';
import type { ResourceName } from '../../platform/resources.ts';
import { paths } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';

type MenuPosition = 'bar' | 'belowTools';

/** The definitions of the resources at this position of the menu (`options.menu`), in order. */
export function useMenuResources(position: MenuPosition) {
  const definitions = useResourceDefinitions<{ menu?: MenuPosition; paths: { list: string } }>();
  return Object.values(definitions).filter(({ options }) => options?.menu === position);
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

/** The lists at one position of the menu that the signed-in user may open. */
export function useListLinks(position: MenuPosition): NavLink[] {
  const t = useText();
  const can = useCan();
  return useMenuResources(position).flatMap(({ name, options }) => {
    const resource = name as ResourceName;
    return can({ action: 'list', resource })
      ? { to: options!.paths.list, label: t(`resources.${resource}.name`, { smart_count: 2 }) }
      : [];
  });
}
