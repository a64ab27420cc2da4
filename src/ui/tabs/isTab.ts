import { isValidElement, type ReactElement, type ReactNode } from 'react';

/**
 * Whether a child is a tab: an element with a label. Throws for any other element, such as `CanAccess` around a tab, which would be
 * a tab without a name.
 */
export function isTab<Props extends { label?: unknown }>(child: ReactNode): child is ReactElement<Props> {
  if (!isValidElement<object>(child)) return false;
  if (!('label' in child.props))
    throw new Error('Each child of a layout with tabs is a tab with a label, or null');
  return true;
}
