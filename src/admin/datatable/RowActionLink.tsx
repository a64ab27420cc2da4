import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { findRowElements } from './RowButton.tsx';

export interface RowActionLinkProps<T extends RaRecord = RaRecord> {
  /** The path of a page, for `<a href>`. */
  to(record: T): string;
  /** Text key. */
  label: string;
  /** Text key of the accessible name, with `%{name}`; the label by default. */
  ariaLabel?: string;
  /** Shown in the row's menu. */
  icon: ReactNode;
  /** Only in the row's menu. */
  inMenu?: boolean;
}

/**
 * Declares a link in the `rowActions` of a list, to a page other than that of `rowClick`. It renders nothing itself, like `RowButton`.
 * In a narrow window it is an entry of the row's menu.
 */
export function RowActionLink<T extends RaRecord = RaRecord>(_: RowActionLinkProps<T>): ReactNode {
  return null;
}

export const parseRowLinks = (rowActions: ReactNode) =>
  findRowElements<RowActionLinkProps>(rowActions, RowActionLink);
