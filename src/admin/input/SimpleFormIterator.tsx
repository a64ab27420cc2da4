import AddIcon from '@mui/icons-material/AddOutlined';
import { useContext, useRef, useState, type ReactNode } from 'react';
import {
  SimpleFormIteratorBase,
  SimpleFormIteratorItemBase,
  useArrayInput,
  useEvent,
  useFieldValue,
  useGetArrayInputNewItemDefaults,
  useResourceContext,
  useSimpleFormIterator,
  useTranslate,
  useWrappedSource,
  type RaRecord,
  type SimpleFormIteratorProps as RaSimpleFormIteratorProps,
} from 'react-admin';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { arrayItemRule, ruleAt } from '../form/fieldRules.ts';
import { FormContext } from '../form/FormContext.ts';
import { initialFieldValue } from '../form/formValues.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import styles from './ArrayInput.module.css';
import { ArrayLabelContext } from './ArrayInput.tsx';
import { ItemButtons } from './ItemButtons.tsx';
import { ItemPagination, useItemPages } from './ItemPagination.tsx';

export type SimpleFormIteratorProps = Pick<
  RaSimpleFormIteratorProps,
  | 'addButton'
  | 'children'
  | 'className'
  | 'disableAdd'
  | 'disableAutoFocus'
  | 'disableClear'
  | 'disableRemove'
  | 'disableReordering'
  | 'getItemLabel'
  | 'inline'
  | 'removeButton'
  | 'reOrderButtons'
  | 'resource'
> & {
  /** Name of an item: a text or its key. Defaults to the label of the `ArrayInput`. */
  itemName?: string;
  /** The number of items per page. By default all items are rendered. */
  pageSize?: number;
  /** Rendered beside the Add button. */
  beside?: ReactNode;
};

/**
 * react-admin's `SimpleFormIterator`. The new position of a moved item is announced to screen readers. In a form with `fields`, a new
 * item has the initial values of its rule. In other forms it has the `defaultValue`s of its inputs.
 */
export function SimpleFormIterator(inProps: SimpleFormIteratorProps) {
  const props = useDefaultProps('SimpleFormIterator', inProps);
  const source = useWrappedSource('');
  const { fields } = useArrayInput();
  const rule = ruleAt(useContext(FormContext)?.definition.fields ?? {}, source);
  const itemRule = rule && arrayItemRule(rule);
  const getNewItem = useGetArrayInputNewItemDefaults(fields);
  const getItemDefaults = useEvent((item?: unknown): unknown => {
    if (item != null) return item;
    return itemRule ? initialFieldValue(itemRule) : getNewItem(props.children);
  });
  return (
    <SimpleFormIteratorBase getItemDefaults={getItemDefaults} disableAutoFocus>
      <Items {...props} />
    </SimpleFormIteratorBase>
  );
}

function Items({
  addButton,
  beside,
  children,
  className,
  disableAdd = false,
  disableAutoFocus = false,
  disableClear = false,
  disableRemove = false,
  disableReordering = false,
  getItemLabel = false,
  inline = false,
  itemName,
  pageSize = Infinity,
  removeButton,
  reOrderButtons,
  ...props
}: SimpleFormIteratorProps) {
  const t = useText();
  const translate = useTranslate();
  const label = useContext(ArrayLabelContext);
  const name = itemName ? translate(itemName, { _: itemName }) : typeof label === 'string' ? label : '';
  const formResource = useContext(FormContext)?.definition.resource;
  const resource = useResourceContext(props) ?? formResource;
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { fields } = useArrayInput();
  const { source, add, total } = useSimpleFormIterator();
  const items = useFieldValue({ source }) as RaRecord[] | undefined;
  const pages = useItemPages(source, total, pageSize, list);
  const { from, to, turnTo } = pages;
  /** Moves the focus to an item after it has been rendered at its new position. */
  const focusItem = (index: number, selector: string) => {
    const first = turnTo(index);
    requestAnimationFrame(() => {
      const item = list.current?.children[index - first];
      const target =
        item?.querySelector<HTMLElement>(selector) ??
        item?.querySelector<HTMLElement>('input, select, textarea, button') ??
        list.current?.parentElement?.querySelector<HTMLElement>(`:scope > .${styles.add} > button`);
      target?.focus();
    });
  };
  const isRemovable = (index: number) =>
    typeof disableRemove === 'function' ? !disableRemove(items?.[index] ?? ({} as RaRecord)) : !disableRemove;
  const addItem = () => {
    add();
    if (!disableAutoFocus) focusItem(total, 'input, select, textarea');
  };
  const content = (
    <>
      <ol ref={list} className={styles.list}>
        {fields.slice(from, to).map(({ id }, position) => {
          const index = from + position;
          return (
            <li key={id} className={styles.entry}>
              <SimpleFormIteratorItemBase index={index} {...(resource !== undefined && { resource })}>
                <div
                  role="group"
                  aria-label={t('ui.list.position', { name, position: index + 1, total })}
                  className={inline ? styles.inputs : 'stack'}
                >
                  {typeof getItemLabel === 'function' ? <span>{getItemLabel(index)}</span> : null}
                  {children}
                </div>
                <ItemButtons
                  name={name}
                  announce={setAnnouncement}
                  focusItem={focusItem}
                  reOrderButtons={disableReordering ? null : reOrderButtons}
                  removeButton={isRemovable(index) ? removeButton : null}
                />
              </SimpleFormIteratorItemBase>
            </li>
          );
        })}
      </ol>
      <ItemPagination {...pages} total={total} />
      <div className={styles.add}>
        {disableAdd
          ? null
          : (addButton ?? (
              <TextButton small onClick={addItem}>
                <AddIcon />
                {t('ui.list.add', { name })}
              </TextButton>
            ))}
        {beside}
        {disableClear || disableRemove || !total ? null : <ClearButton />}
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
  return className === undefined ? content : <div className={className}>{content}</div>;
}

// The console has no texts for these keys, because its default props disable the button.
const CLEAR_TEXTS = { label: 'ra.action.clear_array_input', question: 'ra.message.clear_array_input' };

function ClearButton() {
  const translate = useTranslate();
  const confirmDialog = useConfirm();
  const { clear } = useSimpleFormIterator();
  const label = translate(CLEAR_TEXTS.label);
  const clearAll = async () => {
    const question = { title: label, text: translate(CLEAR_TEXTS.question), confirmLabel: label };
    if (await confirmDialog(question)) clear();
  };
  return (
    <TextButton small danger onClick={clearAll}>
      {label}
    </TextButton>
  );
}
