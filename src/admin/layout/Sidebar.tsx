import Drawer from '@mui/material/Drawer';
import { useFocusReturn } from '../../ui/focus/handover.ts';
import { Mui } from '../../ui/theme/Mui.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './Layout.module.css';
import type { SidebarProps } from './LayoutContexts.ts';

/** react-admin's `Sidebar`, as a drawer over the page. */
export default function Sidebar({ children, onClose }: SidebarProps) {
  const t = useText();
  const layerRef = useFocusReturn();
  return (
    <Mui>
      <Drawer
        open
        ref={layerRef}
        onClose={onClose}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': t('shell.nav.menu'),
            className: styles.sidebar ?? '',
          },
        }}
      >
        {children}
      </Drawer>
    </Mui>
  );
}
