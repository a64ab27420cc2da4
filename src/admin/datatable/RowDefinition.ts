import { useMemo, useRef, type ReactNode } from 'react';
import {
  shallowEqual,
  useGetRecordRepresentation,
  useResourceContext,
  useResourceDefinition,
  useTranslate,
  type DataTableProps as RaDataTableProps,
  type RaRecord,
} from 'react-admin';
import { useCanAny } from '../../auth/AccessProvider.tsx';
import { useText } from '../../ui/useText.ts';
import { useDocumentedPath } from '../app/AdminContext.ts';
import { useShallowMemo } from '../stableValue.ts';
import { parseRowActions, parseRowLinks, type RowAction, type RowActionLinkProps } from './RowButton.tsx';

export type RowClick<T extends RaRecord = RaRecord> = RaDataTableProps<T>['rowClick'];

interface RowLink extends Pick<RowActionLinkProps, 'icon' | 'inMenu'> {
  path: string;
  text: string;
  label: string;
}

/** Shared by all rows of a list. Stable while paging and selecting, so that memoized rows do not re-render. */
export interface RowDefinition {
  getName(record: RaRecord): string;
  /** The path that a click on the row opens: undefined if it opens nothing, `true` if `rowClick` returns a promise (`resolvePath`). */
  getPath(record: RaRecord): string | true | undefined;
  /** Resolves the path, or to `expand` or `toggleSelection` if that is what a click on the row does. */
  resolvePath(record: RaRecord): Promise<string | undefined>;
  /** The path of the edit page. */
  getEditPath(record: RaRecord): string;
  /** The buttons of a row that the user may use, without their handlers. */
  getActions(record: RaRecord): readonly Pick<RowAction, 'action'>[];
  getLinks(record: RaRecord): readonly RowLink[];
  /** Whether the table has row actions at all, regardless of the user's rights. */
  hasActions: boolean;
  /** Whether rows have a menu beside their buttons, with the links that are only there. */
  hasMenu: boolean;
  getLabel(action: RowAction['action'] | 'menu' | 'select', name: string): string;
}

const LABELS = {
  edit: 'ui.editName',
  clone: 'ui.cloneName',
  delete: 'ui.deleteName',
  menu: 'list.actionsOf',
  select: 'bulk.select',
} as const;

export function useRowDefinition(rowClick: RowClick, rowActions: ReactNode): RowDefinition {
  const t = useText();
  const resource = useResourceContext() ?? '';
  const { hasShow, hasEdit } = useResourceDefinition();
  const getRepresentation = useGetRecordRepresentation(resource);
  const createPath = useDocumentedPath();
  const translate = useTranslate();
  const actions = useStableActions(rowActions);
  const links = useStableLinks(rowActions);
  const can = useCanAny();
  return useMemo(() => {
    const defaultClick = (record: RaRecord) =>
      hasShow && can({ action: 'show', resource, record })
        ? 'show'
        : hasEdit && can({ action: 'edit', resource, record }) && 'edit';
    const getClick = (record: RaRecord) =>
      typeof rowClick === 'function'
        ? rowClick(record.id, resource, record)
        : (rowClick ?? (defaultClick(record) || false));
    const toPath = (click: string | false, { id }: RaRecord) =>
      click === false || isRowAction(click) ? undefined : createPath({ resource, id, type: click });
    return {
      getName: record => String(getRepresentation(record)),
      getPath(record) {
        const click = getClick(record);
        return typeof click === 'object' ? true : toPath(click, record);
      },
      resolvePath: async record => {
        const click = await getClick(record);
        return isRowAction(click) ? click : toPath(click, record);
      },
      getEditPath: ({ id }) => createPath({ resource, id, type: 'edit' }),
      getActions: record =>
        actions.filter(({ action, isShown }) => isShown(record) && can({ action, resource, record })),
      getLinks: record =>
        links.map(({ to, label, ariaLabel = label, ...link }) => ({
          ...link,
          path: to(record),
          text: translate(label, { _: label }),
          label: translate(ariaLabel, { name: String(getRepresentation(record)), _: ariaLabel }),
        })),
      hasActions: actions.length + links.length > 0,
      hasMenu: links.some(({ inMenu }) => inMenu),
      getLabel: (action, name) => t(LABELS[action], { name }),
    };
  }, [
    t,
    translate,
    resource,
    hasShow,
    hasEdit,
    getRepresentation,
    createPath,
    rowClick,
    actions,
    links,
    can,
  ]);
}

/** Omits the click handlers, which are new on every render. `useRowEvents` reads them on click. */
function useStableActions(rowActions: ReactNode) {
  const actions = parseRowActions(rowActions);
  const isShownByAction = useShallowMemo(
    Object.fromEntries(actions.map(({ action, isShown }) => [action, isShown ?? always])),
  ) as Record<RowAction['action'], (record: RaRecord) => boolean>;
  return useMemo(
    () =>
      Object.entries(isShownByAction).map(([action, isShown]) => ({
        action: action as RowAction['action'],
        isShown,
      })),
    [isShownByAction],
  );
}

/** Returns the previous links while the new ones are equal, so that memoized rows do not re-render. */
function useStableLinks(rowActions: ReactNode) {
  const links = parseRowLinks(rowActions);
  const previous = useRef(links);
  const { current } = previous;
  if (links.length !== current.length || !links.every((link, index) => shallowEqual(link, current[index])))
    previous.current = links;
  return previous.current;
}

/** Whether a click changes the row instead of opening a page. */
const isRowAction = (click: string | false) => click === 'expand' || click === 'toggleSelection';

const always = () => true;
