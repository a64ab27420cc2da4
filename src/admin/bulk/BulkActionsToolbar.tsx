import CloseIcon from '@mui/icons-material/CloseOutlined';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  useListContext,
  useTranslate,
  type BulkActionsToolbarProps as RaBulkActionsToolbarProps,
} from 'react-admin';
import { handFocusOn } from '../../ui/focus/handover.ts';
import { formatCount } from '../../ui/formats.ts';
import { breakpoints } from '../../ui/theme/tokens.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { useText } from '../../ui/useText.ts';
import { useResourceText } from '../list/useResourceText.ts';
import styles from './BulkBar.module.css';
import { BulkMenu } from './BulkMenu.tsx';
import { SelectAllButton } from './SelectAllButton.tsx';

type Props = Pick<RaBulkActionsToolbarProps, 'children' | 'label' | 'selectAllButton'>;

/** The width of the window that the toolbar leaves free, in pixels. */
const MARGIN = 16;

/**
 * react-admin's `BulkActionsToolbar`. It floats at the bottom, so that filters and column headers stay reachable. Escape clears the
 * selection. In a window that is too narrow for them, a menu contains the actions.
 */
export default function BulkActionsToolbar({
  children,
  label,
  selectAllButton = <SelectAllButton />,
}: Props) {
  const t = useText();
  const translate = useTranslate();
  const textOf = useResourceText();
  const count = useRef<HTMLElement>(null);
  const [maxFoldedWidth, setMaxFoldedWidth] = useState<number>(breakpoints.bar);
  const isNarrow = useMedia(`(max-width: ${maxFoldedWidth}px)`);
  const { selectedIds, onUnselectItems } = useListContext();
  // The number of the actions and the language decide how wide the toolbar is.
  useLayoutEffect(() => {
    const bar = count.current?.parentElement;
    if (bar && !isNarrow) setMaxFoldedWidth(Math.max(breakpoints.bar, bar.scrollWidth + MARGIN));
  }, [isNarrow, children, selectedIds, t]);
  const hasSelection = selectedIds.length > 0;
  useEffect(() => {
    if (!hasSelection) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isHandledElsewhere =
        event.defaultPrevented || document.querySelector('[role=dialog],[role=menu]');
      if (event.key === 'Escape' && !isHandledElsewhere) onUnselectItems();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [hasSelection, onUnselectItems]);
  if (!hasSelection) return null;
  const actions = (
    <>
      {selectAllButton}
      {children}
    </>
  );
  return (
    <div
      ref={handFocusOn}
      className={styles.bar}
      data-floats
      role="toolbar"
      aria-label={t(textOf('bulk.label', 'list.actions'))}
    >
      <span ref={count} role="status">
        {label === undefined ? (
          <>
            <b>{formatCount(selectedIds.length)}</b> {t('bulk.selected')}
          </>
        ) : (
          translate(label, { _: label, smart_count: selectedIds.length })
        )}
      </span>
      {isNarrow ? <BulkMenu>{actions}</BulkMenu> : actions}
      <button type="button" onClick={() => onUnselectItems()}>
        <CloseIcon />
        {t('bulk.clear')}
      </button>
    </div>
  );
}
