import AddIcon from '@mui/icons-material/AddOutlined';
import { useRef, useState, type ReactNode } from 'react';
import {
  ArrayInputBase,
  SimpleFormIteratorBase,
  SimpleFormIteratorItemBase,
  useArrayInput,
  useSimpleFormIterator,
  useSourceContext,
} from 'react-admin';
import { Button } from '../../ui/Button.tsx';
import { useText, type TextKey } from '../../ui/useText.ts';
import { useWithin } from '../FormContext.ts';
import { emptyOf, entryOf, ruleAt } from '../rules.ts';
import type { SourceOf } from '../sources.ts';
import styles from './ArrayInput.module.css';
import { EntryButtons } from './EntryButtons.tsx';
import { EntryPages } from './EntryPages.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { useEntryPages } from './useEntryPages.ts';

interface Props<T> {
  source: SourceOf<T, readonly unknown[]> & string;
  label?: TextKey;
  hint?: ReactNode;
  /** A name for one entry, where the label names all. */
  entry?: TextKey;
  /** So many entries are drawn at once; where missing, all. */
  pageSize?: number;
  /** Stands beside the button that adds one; within it ra-core's `useArrayInput` is the list. */
  besides?: ReactNode;
  /** The inputs of one entry, with sources within it: `<TextInput<Values['paths'][number]> source="path" />`. */
  children: ReactNode;
}

/** A list in an order of its own: entries are added, removed, and moved by buttons; where one went is spoken. */
export function ArrayInput<T = never>({
  source,
  label,
  hint,
  entry,
  pageSize = Infinity,
  besides,
  children,
}: Props<T>) {
  const { getLabel } = useSourceContext();
  const t = useText();
  const { resource } = useWithin().form;
  const name = t(entry ?? label ?? (getLabel(source) as TextKey));
  return (
    <FieldGroup<Record<string, unknown>> source={source} label={label} hint={hint}>
      <ArrayInputBase source={source}>
        <SimpleFormIteratorBase disableAutoFocus>
          <Entries name={name} resource={resource} pageSize={pageSize} besides={besides}>
            {children}
          </Entries>
        </SimpleFormIteratorBase>
      </ArrayInputBase>
    </FieldGroup>
  );
}

interface EntriesProps {
  name: string;
  resource: string;
  pageSize: number;
  besides: ReactNode;
  children: ReactNode;
}

function Entries({ name, resource, pageSize, besides, children }: EntriesProps) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const [spoken, setSpoken] = useState('');
  const { fields } = useArrayInput();
  const { source, add, total } = useSimpleFormIterator();
  const rule = ruleAt(useWithin().form.fields, source);
  const entry = rule && entryOf(rule);
  const pages = useEntryPages(source, total, pageSize, list);
  const { from, to, turnTo } = pages;
  /** Once it is drawn: the keyboard stays with the entry, wherever it went. */
  const focus = (at: number, what: string) => {
    const first = turnTo(at);
    requestAnimationFrame(() => {
      const row = list.current?.children[at - first];
      const found =
        row?.querySelector<HTMLElement>(what) ??
        row?.querySelector<HTMLElement>('input, select, textarea, button') ??
        list.current?.parentElement?.querySelector<HTMLElement>(`:scope > .${styles.add} > button`);
      found?.focus();
    });
  };
  return (
    <>
      <ol ref={list} className={styles.list}>
        {fields.slice(from, to).map(({ id }, n) => {
          const at = from + n;
          return (
            <li key={id} className={styles.entry}>
              <SimpleFormIteratorItemBase index={at} resource={resource}>
                <div
                  role="group"
                  aria-label={t('ui.list.position', { name, position: at + 1, total })}
                  className={styles.inputs}
                >
                  {children}
                </div>
                <EntryButtons name={name} said={setSpoken} focus={focus} />
              </SimpleFormIteratorItemBase>
            </li>
          );
        })}
      </ol>
      <EntryPages {...pages} total={total} />
      <div className={styles.add}>
        <Button
          small
          onClick={() => {
            add(entry && emptyOf(entry));
            focus(total, 'input, select, textarea');
          }}
        >
          <AddIcon />
          {t('ui.list.add', { name })}
        </Button>
        {besides}
      </div>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </>
  );
}
