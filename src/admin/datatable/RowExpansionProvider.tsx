import { createElement, isValidElement, type FunctionComponent, type ReactNode } from 'react';
import {
  useExpandAll,
  useListContext,
  useResourceContext,
  useStore,
  useStoreContext,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { IconAction } from '../../ui/IconAction.tsx';
import { useText } from '../../ui/useText.ts';
import { useListUi } from '../list/ListUiContext.ts';
import { useStableElement } from '../list/RowsContext.ts';
import styles from './RowExpansion.module.css';
import {
  RowExpansionContext,
  type ExpandProps,
  type RowExpansion,
  type RowExpansionComponents,
} from './RowExpansion.ts';

const NO_IDS: Identifier[] = [];
const NO_ROWS: RaRecord[] = [];
const always = () => true;
const toIds = (stored: unknown) => (Array.isArray(stored) ? (stored as Identifier[]) : NO_IDS);
const isSameId = (first: Identifier, second: Identifier) => String(first) === String(second);
const getPanelId = (resource: string | undefined, { id }: RaRecord) => `${resource}-${id}-expand`;

type Props = ExpandProps & { children: ReactNode };

/**
 * Keeps the IDs of the expanded rows under the same key of the store as react-admin. One subscription serves
 * all rows.
 */
export default function RowExpansionProvider({
  children,
  expand,
  expandSingle = false,
  isRowExpandable = always,
}: Props) {
  const key = `${useResourceContext()}.datagrid.expanded`;
  const { getItem, setItem } = useStoreContext();
  const ids = toIds(useStore(key)[0]);
  const toggle = ({ id }: RaRecord) => {
    const before = toIds(getItem(key));
    const others = before.filter(one => !isSameId(one, id));
    const remainingIds = expandSingle ? NO_IDS : others;
    setItem(key, others.length < before.length ? remainingIds : [...remainingIds, id]);
  };
  const expansion: RowExpansion = {
    components,
    panel: useStableElement(expand as ReactNode) as ExpandProps['expand'],
    isSingle: expandSingle,
    getState: record => {
      if (!isRowExpandable(record)) return 'none';
      return ids.some(id => isSameId(id, record.id)) ? 'expanded' : 'collapsed';
    },
    toggle: record => {
      if (isRowExpandable(record)) toggle(record);
    },
  };
  return <RowExpansionContext value={expansion}>{children}</RowExpansionContext>;
}

const components: RowExpansionComponents = {
  /** The button expands all rows. It is missing if only one row can be expanded. */
  HeadCell({ isSingle, getState }) {
    const t = useText();
    const { title } = useListUi();
    const { data = NO_ROWS } = useListContext();
    const ids = data.filter(record => getState(record) !== 'none').map(({ id }) => id);
    const [expanded, toggle] = useExpandAll(useResourceContext() ?? '', ids);
    const label = t('list.detailsOf', { name: title });
    return (
      <th scope="col" className={styles.cell}>
        {isSingle ? (
          <span className="visually-hidden">{label}</span>
        ) : (
          <IconAction
            className={styles.toggle}
            small
            data-act="expand"
            aria-expanded={expanded}
            label={label}
            onClick={toggle}
          />
        )}
      </th>
    );
  },

  /** The cell with the row's button. The table handles the click (`useRowEvents`). */
  Cell({ record, definition, state }) {
    const t = useText();
    const resource = useResourceContext();
    const expanded = state === 'expanded';
    return (
      <td className={styles.cell}>
        {state === 'none' ? null : (
          <IconAction
            className={styles.toggle}
            small
            data-act="expand"
            data-id={record.id}
            aria-expanded={expanded}
            {...(expanded && { 'aria-controls': getPanelId(resource, record) })}
            label={t('list.detailsOf', { name: definition.getName(record) })}
          />
        )}
      </td>
    );
  },

  /** The row below an expanded row. */
  PanelRow({ record, panel, colSpan }) {
    const resource = useResourceContext() ?? '';
    const isComponent = typeof panel === 'function' || (typeof panel === 'object' && !isValidElement(panel));
    return (
      <tr id={getPanelId(resource, record)} className={styles.panel} data-panel="">
        <td colSpan={colSpan}>
          {isComponent
            ? createElement(panel as FunctionComponent<object>, { id: record.id, record, resource } as object)
            : (panel as ReactNode)}
        </td>
      </tr>
    );
  },
};
