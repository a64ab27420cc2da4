import { createContext, type ComponentType, type ReactNode } from 'react';

export interface SidebarProps {
  /** The menu. */
  children: ReactNode;
  onClose(): void;
}

/** The `menu` and `sidebar` of `Layout`. */
interface LayoutParts {
  menu: ComponentType;
  sidebar: ComponentType<SidebarProps>;
}

/** Provided by `Layout`. */
export const LayoutPartsContext = createContext<LayoutParts>(undefined!);

/** Whether the menu is in the sidebar; otherwise it is in the bar. */
export const SidebarContext = createContext(false);
