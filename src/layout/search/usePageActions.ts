import { useState } from 'react';
import { useResourceDefinitions } from 'react-admin';
import { useLocation, useMatch } from 'react-router-dom';
import { useCan } from '../../auth/AccessProvider.tsx';
import { useIdentity } from '../../auth/useIdentity.ts';
import { addRoleHref } from '../../domain/people/addRoleHref.ts';
import { resourcePaths, type ResourceName } from '../../platform/resources.ts';
import { recents } from '../../storage/recents.ts';
import type { LazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { findResourceOfPath, paths, replacing } from '../../ui/paths.ts';
import { useText, type TextKey } from '../../ui/useText.ts';
import type { SearchMatch } from './searchMatches.ts';

/** The actions of the open page: a new record of its resource, and actions on its record that are on another page. */
export function usePageActions(): SearchMatch[] {
  const t = useText();
  const can = useCan();
  const creation = useCreation();
  const { _id: me } = useIdentity();
  const { pathname } = useLocation();
  const [name] = useState(() => recents.list(me).find(({ to }) => to === pathname)?.label ?? '');
  const application = useMatch(resourcePaths.applications.edit)?.params.id;
  const user = useMatch(resourcePaths.users.show)?.params.id;
  const isHome = pathname === paths.home;
  const resource = isHome ? 'applications' : findResourceOfPath(pathname);

  const action = (label: string, target: { to: string } | Creation): SearchMatch =>
    ({ key: `action ${label}`, kind: 'act', group: t('search.acts'), label, ...target }) as SearchMatch;
  const create = resource && can({ action: 'list', resource }) ? creation(resource) : undefined;
  return [
    ...(create ? [action(t(`resources.${resource}.page.create` as TextKey), create)] : []),
    ...(isHome && can({ action: 'replace', resource: 'configs' })
      ? [action(t('shell.replace'), { to: replacing })]
      : []),
    ...(application && application !== 'new' && can({ action: 'clone', resource: 'applications' })
      ? [
          action(t('search.act.clone', { name }).trim(), {
            to: `${paths.applications.create}?from=${application}`,
          }),
        ]
      : []),
    ...(application && application !== 'new' && can({ action: 'list', resource: 'subscription-plans' })
      ? [
          action(t('resources.subscription-plans.page.createFor', { application: name }), {
            to: paths['subscription-plans'].create(application),
          }),
        ]
      : []),
    ...(user && can({ action: 'list', resource: 'users' })
      ? [action(t('search.act.addRole', { name }), { to: addRoleHref(pathname) })]
      : []),
  ];
}

/** How to create a record of a resource: on its page, or in a dialog. */
type Creation = { to: string } | { create: ResourceName };

function useCreation() {
  const definitions = useResourceDefinitions<{
    paths: { create?: string };
    createForm?: LazyComponent<object>;
  }>();
  return (resource: ResourceName): Creation | undefined => {
    const { hasCreate, options } = definitions[resource] ?? {};
    if (options?.createForm) return { create: resource };
    // A page that needs an ID cannot be opened from here.
    const to = hasCreate ? options?.paths.create : undefined;
    return to && !to.includes(':') ? { to } : undefined;
  };
}
