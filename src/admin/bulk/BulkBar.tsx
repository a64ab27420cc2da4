import CloseIcon from '@mui/icons-material/CloseOutlined';
import ExpandLessIcon from '@mui/icons-material/ExpandLessOutlined';
import { useEffect, type ComponentType } from 'react';
import { handFocusOn } from '../../ui/focus/handover.ts';
import { count } from '../../ui/formats.ts';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { breakpoints } from '../../ui/theme/tokens.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { useText } from '../../ui/useText.ts';
import styles from './BulkBar.module.css';

interface BulkAct {
  key: string;
  label: string;
  Icon?: ComponentType;
  /** It asks first. */
  dialog?: boolean;
  choose(): void;
}

interface Props {
  label: string;
  /** How many are ticked. */
  ticked: number;
  clear(): void;
  acts: BulkAct[];
}

/**
 * What can be done with the ticked rows; floats at the bottom, so that filters and heads stay in reach. Escape clears.
 * Where they have no room it keeps the count and Clear, and the rest is a menu.
 */
export function BulkBar({ label, ticked, clear, acts }: Props) {
  const t = useText();
  const folds = useMedia(`(max-width: ${breakpoints.bar}px)`);
  const any = ticked > 0;
  useEffect(() => {
    if (!any) return;
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !document.querySelector('[role=dialog],[role=menu]')
      )
        clear();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [any, clear]);
  if (!any) return null;
  return (
    <div ref={handFocusOn} className={styles.bar} data-floats role="toolbar" aria-label={label}>
      <span role="status">
        <b>{count(ticked)}</b> {t('bulk.selected')}
      </span>
      {folds ? (
        <MenuButton
          text
          label={t('list.actions')}
          entries={acts.map(({ key, label, Icon, choose }) => ({
            key,
            label,
            icon: Icon ? <Icon /> : <span className={styles.noIcon} />,
            choose,
          }))}
        >
          {t('list.actions')}
          <ExpandLessIcon />
        </MenuButton>
      ) : (
        acts.map(({ key, label, Icon, dialog, choose }) => (
          <button key={key} type="button" onClick={choose} {...(dialog && { 'aria-haspopup': 'dialog' })}>
            {Icon ? <Icon /> : null}
            {label}
          </button>
        ))
      )}
      <button type="button" onClick={clear}>
        <CloseIcon />
        {t('bulk.clear')}
      </button>
    </div>
  );
}
