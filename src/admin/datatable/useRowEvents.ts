import {
  isValidElement,
  useContext,
  useState,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { withoutBase } from '../../ui/base.ts';
import { isPlainClick } from '../../ui/isPlainClick.ts';
import type { LazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { PreloadContext, preloadOnce } from '../../ui/lazy/preload.ts';
import type { RowDeleteProps } from '../edit/RowDelete.tsx';
import { useListUi } from '../list/ListUiContext.ts';
import { PopMenu } from './RowActionsMenu.tsx';
import { parseRowActions } from './RowButton.tsx';
import type { RowDefinition } from './RowDefinition.ts';
import { RowDelete } from './RowPopups.tsx';
import styles from './rows.module.css';

interface Props {
  definition: RowDefinition;
  rowActions: ReactNode;
  inlineEdit: ReactNode;
  clickTarget: 'row' | 'link';
  /** Preloaded when the pointer or the focus reaches a checkbox. */
  bulkActionsToolbar?: ReactNode;
  toggle?: ((id: RaRecord['id'], event: MouseEvent<HTMLInputElement>) => void) | undefined;
  /** Expands or collapses a row. */
  toggleExpanded?: ((record: RaRecord) => void) | undefined;
}

const CONTROLS = 'a,button,input,label,select,textarea';
const FORM_BUTTONS = '[data-act=edit],[data-act=menu]';
const DELETE_BUTTON = '[data-act=delete]';
const CHECKBOX = 'input[data-id]';

/** The panel of an expanded row is a row of its own below it. */
const isPanel = (row: Element) => row.hasAttribute('data-panel');

const getPreload = (element: ReactNode) =>
  isValidElement(element) ? (element.type as Partial<LazyComponent<object>>).preload : undefined;

/**
 * Event handlers for the element that contains all rows: links navigate client-side, buttons run the action in `data-act`, and a click
 * elsewhere on the row opens the record. Hovering or focusing preloads the code of the page or form.
 */
export function useRowEvents({
  definition,
  rowActions,
  inlineEdit,
  clickTarget,
  bulkActionsToolbar,
  toggle,
  toggleExpanded,
}: Props) {
  const navigate = useNavigate();
  const preloadPage = useContext(PreloadContext);
  const { data } = useListContext();
  const { edit, editedId } = useListUi();
  const [menu, openMenu] = useState<{ record: RaRecord; button: HTMLElement }>();
  const [deletion, startDelete] = useState<Omit<RowDeleteProps, 'onClose'>>();
  const findRecord = (id: string | undefined) => data?.find(record => String(record.id) === id);
  const openRecord = async (record: RaRecord, event: MouseEvent) => {
    const path = await definition.resolvePath(record);
    if (path === 'toggleSelection') toggle?.(record.id, event as MouseEvent<HTMLInputElement>);
    else if (path === 'expand') toggleExpanded?.(record);
    else if (path !== undefined) void navigate(path);
  };
  const openForm = async ({ id }: RaRecord) => {
    // The row and its focused button stay until the form can replace them. The form shows its own load failure.
    await getPreload(inlineEdit)?.().catch(() => {});
    edit(id);
  };
  const runAction = (name: string, record: RaRecord) => {
    const action = parseRowActions(rowActions).find(({ action }) => action === name);
    if (action?.onClick) void action.onClick(record);
    else if (name === 'edit' && inlineEdit) void openForm(record);
    else if (name === 'edit') void navigate(definition.getEditPath(record));
    else if (name === 'delete') startDelete({ ...action?.deletion, record });
  };
  const handleButton = (button: HTMLElement, event: MouseEvent) => {
    const { act = '', id } = button.dataset;
    const record = findRecord(id);
    if (!record) return;
    if (act === 'menu') openMenu({ record, button });
    else if (act === 'open') void openRecord(record, event);
    else if (act === 'expand') toggleExpanded?.(record);
    else runAction(act, record);
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    const rows = [...event.currentTarget.children];
    const row = rows.find(one => one.contains(target));
    // A panel handles its own clicks: it can contain links, buttons and a list of its own.
    if (row && isPanel(row)) return;
    const button = target.closest<HTMLElement>('button[data-act]');
    if (button) return handleButton(button, event);
    const checkbox =
      target.closest<HTMLElement>('input[data-id]') ??
      target.querySelector<HTMLElement>('td:scope > input[data-id]');
    const toggledRecord = checkbox && findRecord(checkbox.dataset.id);
    if (toggledRecord) return toggle?.(toggledRecord.id, event as MouseEvent<HTMLInputElement>);
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (link) {
      // The browser handles `mailto:` and links to other sites.
      if (link.target || link.origin !== location.origin || !isPlainClick(event)) return;
      event.preventDefault();
      return void navigate(withoutBase(link.pathname + link.search + link.hash));
    }
    if (clickTarget === 'link' || event.isDefaultPrevented() || target.closest(CONTROLS)) return;
    const record = row && data?.[rows.filter(one => !isPanel(one)).indexOf(row)];
    if (record && record.id !== editedId) void openRecord(record, event);
  };
  // `useEvent` is not possible: an input with autoFocus fires this before effects run.
  const preloadTarget = ({ target }: SyntheticEvent) => {
    const element = (target as Element).closest(`a[href],${FORM_BUTTONS},${DELETE_BUTTON},${CHECKBOX}`);
    const href = element?.getAttribute('href');
    if (href) preloadPage(withoutBase(href));
    else if (element?.matches(DELETE_BUTTON)) preloadOnce(RowDelete.preload);
    else if (element) {
      const preloads = element.matches(CHECKBOX)
        ? [getPreload(bulkActionsToolbar)]
        : [PopMenu.preload, getPreload(inlineEdit)];
      for (const preload of preloads) if (preload) preloadOnce(preload);
    }
  };
  return {
    events: {
      onClick,
      onPointerOver: preloadTarget,
      onFocus: preloadTarget,
      // Excludes these rows from the style sheet that marks records by their links: the rows render their own mark.
      'data-marks': '',
    },
    className: clickTarget === 'row' ? styles.clickable : undefined,
    menu: menu && { ...menu, runAction, onClose: () => openMenu(undefined) },
    deletion: deletion && { ...deletion, onClose: () => startDelete(undefined) },
  };
}
