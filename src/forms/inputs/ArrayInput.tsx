import AddIcon from '@mui/icons-material/AddOutlined';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpwardOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useRef, useState, type ReactNode } from 'react';
import { ArrayInputBase, SimpleFormIteratorBase, SimpleFormIteratorItemBase, useArrayInput, useSimpleFormIterator, useSimpleFormIteratorItem, useSourceContext } from 'react-admin';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useText, type TextKey } from '../../ui/useText.ts';
import { useWithin } from '../FormContext.ts';
import { emptyOf, entryOf, ruleAt } from '../rules.ts';
import type { SourceOf } from '../sources.ts';
import styles from './ArrayInput.module.css';
import { FieldGroup } from './FieldGroup.tsx';

interface Props<T> {
  source: SourceOf<T, readonly unknown[]> & string;
  label?: TextKey;
  hint?: ReactNode;
  /** The inputs of one entry, with sources within it: `<TextInput<Values['paths'][number]> source="path" />`. */
  children: ReactNode;
}

/** A list in an order of its own: entries are added, removed, and moved by buttons; where one went is spoken. */
export function ArrayInput<T = never>({ source, label, hint, children }: Props<T>) {
  const { getLabel } = useSourceContext();
  const t = useText();
  const { area } = useWithin().form;
  const name = t(label ?? (getLabel(source) as TextKey));
  return (
    <FieldGroup<Record<string, unknown>> source={source} label={label} hint={hint}>
      <ArrayInputBase source={source}>
        <SimpleFormIteratorBase disableAutoFocus>
          <Entries name={name} area={area}>
            {children}
          </Entries>
        </SimpleFormIteratorBase>
      </ArrayInputBase>
    </FieldGroup>
  );
}

function Entries({ name, area, children }: { name: string; area: string; children: ReactNode }) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const [spoken, setSpoken] = useState('');
  const { fields } = useArrayInput();
  const { source, add, total } = useSimpleFormIterator();
  const rule = ruleAt(useWithin().form.fields, source);
  const entry = rule && entryOf(rule);
  /** Once it is drawn: the keyboard stays with the entry, wherever it went. */
  const focus = (at: number, what: string) =>
    requestAnimationFrame(() => {
      const row = list.current?.children[at];
      const found = row?.querySelector<HTMLElement>(what) ?? row?.querySelector<HTMLElement>('input, select, textarea, button') ?? list.current?.parentElement?.querySelector<HTMLElement>(':scope > button');
      found?.focus();
    });
  return (
    <>
      <ol ref={list} className={styles.list}>
        {fields.map(({ id }, at) => (
          <li key={id} className={styles.entry}>
            <SimpleFormIteratorItemBase index={at} resource={area}>
              <div role="group" aria-label={t('ui.list.position', { name, position: at + 1, total })} className={styles.inputs}>
                {children}
              </div>
              <EntryButtons name={name} said={setSpoken} focus={focus} />
            </SimpleFormIteratorItemBase>
          </li>
        ))}
      </ol>
      <Button
        small
        className={styles.add}
        onClick={() => {
          add(entry && emptyOf(entry));
          focus(total, 'input, select, textarea');
        }}
      >
        <AddIcon />
        {t('ui.list.add', { name })}
      </Button>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </>
  );
}

interface EntryButtonsProps {
  name: string;
  said(text: string): void;
  focus(at: number, what: string): void;
}

function EntryButtons({ name, said, focus }: EntryButtonsProps) {
  const t = useText();
  const { index, total, reOrder, remove } = useSimpleFormIteratorItem();
  const what = { name, position: index + 1, total };
  const move = (to: number, by: 'up' | 'down') => {
    reOrder(to);
    said(t('ui.list.moved', { name, position: to + 1, total }));
    focus(to, `[data-move=${by}]:not(:disabled)`);
  };
  return (
    <div className="row">
      <IconButton small data-move="up" label={t('ui.list.up', what)} disabled={index === 0} onClick={() => move(index - 1, 'up')}>
        <ArrowUpwardIcon fontSize="small" />
      </IconButton>
      <IconButton small data-move="down" label={t('ui.list.down', what)} disabled={index === total - 1} onClick={() => move(index + 1, 'down')}>
        <ArrowDownwardIcon fontSize="small" />
      </IconButton>
      <IconButton
        small
        danger
        label={t('ui.list.remove', what)}
        onClick={() => {
          remove();
          said(t('ui.list.removed', what));
          focus(Math.min(index, total - 2), 'button.danger');
        }}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </div>
  );
}
