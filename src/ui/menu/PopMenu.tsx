import CheckIcon from '@mui/icons-material/CheckOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useLayoutEffect, type ReactNode } from 'react';
import { useFocusReturn } from '../focus/handover.ts';
import { guardPresses } from '../guardPresses.ts';
import { Mui } from '../theme/Mui.tsx';
import styles from './PopMenu.module.css';

export interface MenuEntry {
  key: string;
  label: string;
  icon?: ReactNode;
  /** Makes the entry a radio button or a checkbox. */
  checked?: boolean;
  role?: 'menuitemradio' | 'menuitemcheckbox';
  danger?: boolean;
  /** Whether the menu stays open, for several checkboxes. */
  stays?: boolean;
  choose(): void;
}

interface Props {
  anchor: HTMLElement;
  label: string;
  entries: MenuEntry[];
  onClose(): void;
}

export default function PopMenu({ anchor, label, entries, onClose }: Props) {
  const layer = useFocusReturn();
  useLayoutEffect(guardPresses, []);
  return (
    <Mui>
      <Menu
        open
        ref={layer}
        anchorEl={anchor}
        onClose={onClose}
        slotProps={{ list: { 'aria-label': label, dense: true } }}
      >
        {entries.map(({ key, label, icon, checked, role, danger, stays, choose }) => (
          <MenuItem
            key={key}
            {...(role && { role, 'aria-checked': checked === true })}
            className={danger ? styles.danger : ''}
            onClick={() => {
              if (!stays) onClose();
              choose();
            }}
          >
            {role ? <span className={styles.tick}>{checked ? <CheckIcon /> : null}</span> : null}
            {icon}
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Mui>
  );
}
