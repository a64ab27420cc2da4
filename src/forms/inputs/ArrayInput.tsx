import AddIcon from '@mui/icons-material/AddOutlined';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpwardOutlined';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightIcon from '@mui/icons-material/ChevronRightOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import {
  ArrayInputBase,
  SimpleFormIteratorBase,
  SimpleFormIteratorItemBase,
  useArrayInput,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
  useSourceContext,
} from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';
import { count } from '../../ui/formats.ts';
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
  const { from, to, page, last, turn, turnTo } = useEntryPages(source, total, pageSize, list);
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
      {last > 0 ? (
        <div className={styles.pages}>
          <span className="secondary numbers">
            {t('list.range', { from: count(from + 1), to: count(Math.min(to, total)), total: count(total) })}
          </span>
          <IconButton small label={t('list.previous')} disabled={page === 0} onClick={() => turn(page - 1)}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton small label={t('list.next')} disabled={page === last} onClick={() => turn(page + 1)}>
            <ChevronRightIcon />
          </IconButton>
        </div>
      ) : null}
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

/** Which entries are drawn: a page of them; the first that is wrong, once somebody tries to save. */
function useEntryPages(source: string, total: number, pageSize: number, list: RefObject<HTMLElement | null>) {
  const [asked, turn] = useState(0);
  const sought = useRef(false);
  const { errors, submitCount } = useFormState({ name: source });
  const wrong = get(errors, source) as unknown;
  const firstWrong = Array.isArray(wrong) ? wrong.findIndex(Boolean) : -1;
  useEffect(() => {
    sought.current = firstWrong >= 0;
    if (firstWrong >= 0) turn(pageOf(firstWrong, pageSize));
    // Once for each try: whoever turns the page meanwhile is left alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [submitCount, firstWrong >= 0]);
  // What was not drawn could not be given the keyboard; where something else that is wrong has it, it stays there.
  useEffect(() => {
    const found = sought.current && list.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!found) return;
    sought.current = false;
    if (document.activeElement?.getAttribute('aria-invalid') !== 'true') found.focus();
  });
  const last = pageOf(Math.max(total - 1, 0), pageSize);
  const page = Math.min(asked, last);
  /** Draws the page of an entry; answers which entry is the first there. */
  const turnTo = (at: number) => {
    const to = pageOf(Math.max(at, 0), pageSize);
    turn(to);
    return to ? to * pageSize : 0;
  };
  return { from: page ? page * pageSize : 0, to: (page + 1) * pageSize, page, last, turn, turnTo };
}

const pageOf = (at: number, pageSize: number) => Math.floor(at / pageSize);

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
      <IconButton
        small
        data-move="up"
        label={t('ui.list.up', what)}
        disabled={index === 0}
        onClick={() => move(index - 1, 'up')}
      >
        <ArrowUpwardIcon fontSize="small" />
      </IconButton>
      <IconButton
        small
        data-move="down"
        label={t('ui.list.down', what)}
        disabled={index === total - 1}
        onClick={() => move(index + 1, 'down')}
      >
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
