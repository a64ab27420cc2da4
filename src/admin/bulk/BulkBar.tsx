import CloseIcon from '@mui/icons-material/CloseOutlined';
import ExpandLessIcon from '@mui/icons-material/ExpandLessOutlined';
import { useEffect, type ComponentType } from 'react';
import { handFocusOn } from '../../ui/focus/handover.ts';
import { formatCount } from '../../ui/formats.ts';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { breakpoints } from '../../ui/theme/tokens.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { useText } from '../../ui/useText.ts';
import styles from './BulkBar.module.css';

interface BulkBarAction {
  key: string;
  label: string;
  Icon?: ComponentType;
  /** The action asks for confirmation first. */
  opensDialog?: boolean;
  onClick(): void;
}

interface Props {
  label: string;
  selectedCount: number;
  onClear(): void;
  actions: BulkBarAction[];
}

/**
 * The actions for the selected rows. It floats at the bottom, so that filters and column headers stay reachable. Escape clears the
 * selection. In a narrow window a menu contains the actions.
 */
export function BulkBar({ label, selectedCount, onClear, actions }: Props) {
  const t = useText();
  const isNarrow = useMedia(`(max-width: ${breakpoints.bar}px)`);
  const hasSelection = selectedCount > 0;
  useEffect(() => {
    if (!hasSelection) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !document.querySelector('[role=dialog],[role=menu]')
      )
        onClear();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [hasSelection, onClear]);
  if (!hasSelection) return null;
  return (
    <div ref={handFocusOn} className={styles.bar} data-floats role="toolbar" aria-label={label}>
      <span role="status">
        <b>{formatCount(selectedCount)}</b> {t('bulk.selected')}
      </span>
      {isNarrow ? (
        <MenuButton
          text
          label={t('list.actions')}
          entries={actions.map(({ key, label, Icon, onClick }) => ({
            key,
            label,
            icon: Icon ? <Icon /> : <span className={styles.noIcon} />,
            choose: onClick,
          }))}
        >
          {t('list.actions')}
          <ExpandLessIcon />
        </MenuButton>
      ) : (
        actions.map(({ key, label, Icon, opensDialog, onClick }) => (
          <button
            key={key}
            type="button"
            onClick={onClick}
            {...(opensDialog && { 'aria-haspopup': 'dialog' })}
          >
            {Icon ? <Icon /> : null}
            {label}
          </button>
        ))
      )}
      <button type="button" onClick={onClear}>
        <CloseIcon />
        {t('bulk.clear')}
      </button>
    </div>
  );
}
