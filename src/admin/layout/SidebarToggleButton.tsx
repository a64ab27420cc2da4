import MenuIcon from '@mui/icons-material/MenuOutlined';
import { useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '../../ui/IconButton.tsx';
import type { LazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../ui/useText.ts';
import { LayoutPartsContext, SidebarContext, type SidebarProps } from './LayoutContexts.ts';

/** react-admin's `SidebarToggleButton`. The sidebar closes when the address changes. */
export function SidebarToggleButton() {
  const t = useText();
  const { menu: Menu, sidebar: Sidebar } = useContext(LayoutPartsContext);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const [shownAt, setShownAt] = useState(key);
  if (shownAt !== key) {
    setShownAt(key);
    setOpen(false);
  }
  return (
    <>
      <IconButton
        label={t('shell.nav.menu')}
        aria-expanded={open}
        {...(Sidebar as Partial<LazyComponent<SidebarProps>>).preloadProps}
        onClick={() => setOpen(true)}
      >
        <MenuIcon fontSize="large" />
      </IconButton>
      {open ? (
        <SidebarContext value>
          <Sidebar close={() => setOpen(false)}>
            <Menu />
          </Sidebar>
        </SidebarContext>
      ) : null}
    </>
  );
}
