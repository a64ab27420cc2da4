import { useState } from 'react';
import { useResourceDefinitions } from 'react-admin';
import { useLocation, useMatch } from 'react-router-dom';
import { addingRole } from '../../access/addingRole.ts';
import { useMay, useMe } from '../../calls/MeContext.tsx';
import type { Creation } from '../../calls/screen.ts';
import { recents } from '../../storage/recents.ts';
import { paths, patterns, replacing, resourceAt } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import type { Found } from './found.ts';

/** The actions of the open page: a new record of its resource, and what is done with its record in another page. */
export function usePageActions(): Found[] {
  const t = useText();
  const may = useMay();
  const definitions = useResourceDefinitions<{ create?: Creation }>();
  const { _id: me } = useMe();
  const { pathname } = useLocation();
  const [name] = useState(() => recents.of(me).find(({ to }) => to === pathname)?.label ?? '');
  const application = useMatch(patterns.application)?.params.id;
  const user = useMatch(patterns.user)?.params.id;
  const isHome = pathname === paths.home;
  const resource = isHome ? 'applications' : resourceAt(pathname);

  const action = (label: string, does: Pick<Creation, 'to' | 'dialog'>): Found =>
    ({ key: `action ${label}`, kind: 'act', group: t('search.acts'), label, ...does }) as Found;
  const create = resource && may(resource) ? definitions[resource]?.options?.create : undefined;
  return [
    ...(create
      ? [action(t(create.label), create.dialog ? { dialog: create.dialog } : { to: create.to })]
      : []),
    ...(isHome && may('replaceInConfigs') ? [action(t('shell.replace'), { to: replacing })] : []),
    ...(application && application !== 'new' && may('cloneApplication')
      ? [
          action(t('search.act.clone', { name }).trim(), {
            to: `${paths.newApplication}?from=${application}`,
          }),
        ]
      : []),
    ...(application && application !== 'new' && may('subscription-plans')
      ? [
          action(t('resources.subscription-plans.page.createFor', { application: name }), {
            to: paths.newPlan(application),
          }),
        ]
      : []),
    ...(user && may('users')
      ? [action(t('search.act.addRole', { name }), { to: addingRole(pathname) })]
      : []),
  ];
}
