import { createContext, useMemo, type ReactNode } from 'react';
import {
  useGetRecordRepresentation,
  useResourceContext,
  useResourceDefinition,
  type DataTableProps as RaDataTableProps,
  type RaRecord,
} from 'react-admin';
import { useText } from '../../ui/useText.ts';
import { useDocumentedPath } from '../routing/useDocumentedPath.ts';
import { useSameMembers } from '../useSameMembers.ts';
import { readActions, type RowAction } from './RowButton.tsx';

export type RowClick<T extends RaRecord = RaRecord> = RaDataTableProps<T>['rowClick'];

/** What all rows of a list hand down to theirs; it stays the same while the list pages and rows are ticked. */
export interface RowShape {
  nameOf(record: RaRecord): string;
  /** The address of the row's page; `true` where it is known only once it is asked for, undefined where it has none. */
  wayOf(record: RaRecord): string | true | undefined;
  /** Asks for it; `toggleSelection` where a click ticks the row. */
  findWay(record: RaRecord): Promise<string | undefined>;
  /** The address of the record's form. */
  editWay(record: RaRecord): string;
  /** Which buttons a row has. */
  actions: readonly Pick<RowAction, 'action' | 'isShown'>[];
  labelOf(act: RowAction['action'] | 'menu' | 'select', name: string): string;
}

export const RowShapeContext = createContext<RowShape | undefined>(undefined);

const LABELS = {
  edit: 'ui.editName',
  clone: 'ui.cloneName',
  delete: 'ui.deleteName',
  menu: 'list.actionsOf',
  select: 'bulk.select',
} as const;

/** How rows are named, where they lead, and what can be done with them. */
export function useRowShapeOf(rowClick: RowClick, rowActions: ReactNode): RowShape {
  const t = useText();
  const resource = useResourceContext() ?? '';
  const { hasShow, hasEdit } = useResourceDefinition();
  const representation = useGetRecordRepresentation(resource);
  const pathOf = useDocumentedPath();
  const actions = useSameActions(rowActions);
  return useMemo(() => {
    const usual = hasShow ? 'show' : hasEdit ? 'edit' : false;
    const asked = (record: RaRecord) =>
      typeof rowClick === 'function' ? rowClick(record.id, resource, record) : (rowClick ?? usual);
    const addressed = (way: string | false, { id }: RaRecord) =>
      way === false || way === 'toggleSelection' ? undefined : pathOf({ resource, id, type: way });
    return {
      nameOf: record => String(representation(record)),
      wayOf(record) {
        const way = asked(record);
        return typeof way === 'object' ? true : addressed(way, record);
      },
      findWay: async record => {
        const way = await asked(record);
        return way === 'toggleSelection' ? way : addressed(way, record);
      },
      editWay: ({ id }) => pathOf({ resource, id, type: 'edit' }),
      actions,
      labelOf: (act, name) => t(LABELS[act], { name }),
    };
  }, [t, resource, hasShow, hasEdit, representation, pathOf, rowClick, actions]);
}

/** What a button does is asked when it is pressed: rows do not depend on it. */
function useSameActions(rowActions: ReactNode) {
  const read = readActions(rowActions);
  const flat = useSameMembers(
    Object.fromEntries(read.map(({ action, isShown }) => [action, isShown ?? always])),
  ) as Record<RowAction['action'], () => boolean>;
  return useMemo(
    () =>
      Object.entries(flat).map(([action, isShown]) => ({ action: action as RowAction['action'], isShown })),
    [flat],
  );
}

const always = () => true;
