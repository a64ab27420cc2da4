import {
  isValidElement,
  useContext,
  useState,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { useEvent, useListContext, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { PreloadContext } from '../../calls/PreloadContext.ts';
import { withoutBase } from '../../ui/base.ts';
import { isPlainClick } from '../../ui/isPlainClick.ts';
import type { LazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { preloadOnce } from '../../ui/lazy/preloadOnce.ts';
import { useListFrame } from '../list/ListFrame.ts';
import { readActions } from './RowButton.tsx';
import styles from './rows.module.css';
import type { RowShape } from './RowShape.ts';
import { PopMenu } from './RowsMenu.tsx';

interface Props {
  shape: RowShape;
  rowActions: ReactNode;
  inlineEdit: ReactNode;
  /** What of a row leads to its page. */
  clickTarget: 'row' | 'link';
  toggle?: ((id: RaRecord['id'], event: MouseEvent<HTMLInputElement>) => void) | undefined;
}

const CONTROLS = 'a,button,input,label,select,textarea';
const LEADS_TO_FORM = '[data-act=edit],[data-act=menu]';

const preloadOf = (element: ReactNode) =>
  isValidElement(element) ? (element.type as Partial<LazyComponent<object>>).preload : undefined;

/**
 * The handlers of a whole list, given to the element that holds its rows: links navigate within the console, buttons do what their
 * data says, a click elsewhere goes where the row leads. What either needs is preloaded on approach.
 */
export function useRowEvents({ shape, rowActions, inlineEdit, clickTarget, toggle }: Props) {
  const navigate = useNavigate();
  const preloadPage = useContext(PreloadContext);
  const { data } = useListContext();
  const { edit } = useListFrame();
  const [menu, openMenu] = useState<{ record: RaRecord; button: HTMLElement }>();
  const recordOf = (id: string | undefined) => data?.find(record => String(record.id) === id);
  const go = async (record: RaRecord, event: MouseEvent) => {
    const way = await shape.findWay(record);
    if (way === 'toggleSelection') toggle?.(record.id, event as MouseEvent<HTMLInputElement>);
    else if (way !== undefined) void navigate(way);
  };
  const run = (act: string, record: RaRecord) => {
    const action = readActions(rowActions).find(one => one.action === act);
    if (action?.onClick) void action.onClick(record);
    else if (act === 'edit' && inlineEdit) edit(record.id);
    else if (act === 'edit') void navigate(shape.editWay(record));
  };
  const press = (button: HTMLElement, event: MouseEvent) => {
    const { act = '', id } = button.dataset;
    const record = recordOf(id);
    if (!record) return;
    if (act === 'menu') openMenu({ record, button });
    else if (act === 'open') void go(record, event);
    else run(act, record);
  };
  const onClick = useEvent((event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    const button = target.closest<HTMLElement>('button[data-act]');
    if (button) return press(button, event);
    const box =
      target.closest<HTMLElement>('input[data-id]') ??
      target.querySelector<HTMLElement>('td:scope > input[data-id]');
    const ticked = box && recordOf(box.dataset.id);
    if (ticked) return toggle?.(ticked.id, event as MouseEvent<HTMLInputElement>);
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (link) {
      if (link.target || !isPlainClick(event)) return;
      event.preventDefault();
      return void navigate(withoutBase(link.getAttribute('href')!));
    }
    if (clickTarget === 'link' || event.isDefaultPrevented() || target.closest(CONTROLS)) return;
    const at = [...event.currentTarget.children].findIndex(row => row.contains(target));
    const record = data?.[at];
    if (record) void go(record, event);
  });
  const onApproach = useEvent(({ target }: SyntheticEvent) => {
    const near = (target as Element).closest(`a[href],${LEADS_TO_FORM}`);
    const address = near?.getAttribute('href');
    if (address) preloadPage(withoutBase(address));
    else if (near)
      for (const preload of [PopMenu.preload, preloadOf(inlineEdit)]) if (preload) preloadOnce(preload);
  });
  return {
    events: {
      onClick,
      onPointerOver: onApproach,
      onFocus: onApproach,
      // What marks rows leaves these to their table.
      'data-marks': '',
    },
    className: clickTarget === 'row' ? styles.clickable : undefined,
    menu: menu && { ...menu, run, close: () => openMenu(undefined) },
  };
}
