import { createElement, type ReactNode } from 'react';
import {
  LinkBase,
  useCreatePath,
  useGetResourceLabel,
  useResourceDefinitions,
  useTranslate,
  type MenuItemLinkProps as RaMenuItemLinkProps,
  type ResourceDefinition,
} from 'react-admin';
import { matchPath, useLocation } from 'react-router-dom';
import { useCanAccess } from '../auth/useCanAccess.ts';

type RaProps = Pick<
  RaMenuItemLinkProps,
  'children' | 'className' | 'leftIcon' | 'onClick' | 'primaryText' | 'to'
>;

interface ExtraProps {
  /** Whether the page of the item is open. By default this is true for URLs that begin with the item's. */
  current?: boolean | undefined;
  /** Shown beside the link. */
  aside?: ReactNode;
}

export type MenuItemLinkProps = Pick<RaProps, 'to'> & Partial<RaProps> & ExtraProps;
type MenuItemProps = Partial<RaProps> & ExtraProps;

/** react-admin's `Menu.Item`. */
export function MenuItemLink({
  aside,
  children,
  current,
  leftIcon,
  primaryText,
  to,
  ...link
}: MenuItemLinkProps) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const path = (typeof to === 'string' ? to : to.pathname) ?? '';
  const isCurrent = current ?? matchPath({ path, end: path === '/' }, pathname) !== null;
  return (
    <li>
      <LinkBase to={to} {...link} {...(isCurrent && { 'aria-current': 'page' })}>
        {leftIcon}
        {children ??
          (typeof primaryText === 'string' ? translate(primaryText, { _: primaryText }) : primaryText)}
      </LinkBase>
      {aside}
    </li>
  );
}

/** react-admin's `Menu.DashboardItem`. */
export const DashboardMenuItem = ({
  to = '/',
  primaryText = 'ra.page.dashboard',
  ...props
}: MenuItemProps) => <MenuItemLink to={to} primaryText={primaryText} {...props} />;

const isResourcePage = ({ name, options }: ResourceDefinition, pathname: string) =>
  [`/${name}/*`, ...Object.values<string>(options?.paths ?? {})].some(path => matchPath(path, pathname));

/**
 * react-admin's `Menu.ResourceItem`: a link to the list of a resource, if the user may open it. It is current
 * on all pages of the resource.
 */
export function ResourceMenuItem({ name, ...props }: MenuItemProps & { name: string }) {
  const definition = useResourceDefinitions()[name];
  const { canAccess } = useCanAccess({ action: 'list', resource: name });
  const getResourceLabel = useGetResourceLabel();
  const createPath = useCreatePath();
  const { pathname } = useLocation();
  if (!definition || !canAccess) return null;
  return (
    <MenuItemLink
      to={createPath({ resource: name, type: 'list' })}
      // This is an element, because a text would be translated again.
      primaryText={<>{getResourceLabel(name, 2)}</>}
      leftIcon={definition.icon && createElement(definition.icon)}
      current={isResourcePage(definition, pathname)}
      {...props}
    />
  );
}

/** react-admin's `Menu.ResourceItems`: every resource with a list. */
export const ResourceMenuItems = () =>
  Object.values(useResourceDefinitions())
    .filter(({ hasList }) => hasList)
    .map(({ name }) => <ResourceMenuItem key={name} name={name} />);
