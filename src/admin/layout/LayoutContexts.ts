import { createContext, type ComponentType, type ReactNode } from 'react';

export interface SidebarProps {
  children: ReactNode;
  onClose(): void;
}

interface LayoutParts {
  menu: ComponentType;
  sidebar: ComponentType<SidebarProps>;
}

export const LayoutPartsContext = createContext<LayoutParts>(undefined!);

/** Whether the menu is in the sidebar; otherwise it is in the bar. */
export const SidebarContext = createContext(false);
