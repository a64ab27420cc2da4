import { Draggable, Droppable, type DraggableProvided } from '@hello-pangea/dnd';
import MoreIcon from '@mui/icons-material/MoreVertOutlined';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type ReactNode,
} from 'react';
import '../../ui/actionIcons.css';
import '../../ui/sorting/sorting.css';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { count } from '../../ui/formats.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { MenuButton, type MenuEntry } from '../../ui/menu/MenuButton.tsx';
import { Sorting } from '../../ui/sorting/Sorting.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { NameRow } from '../NameRow.tsx';
import { Sentence } from '../Sentence.tsx';
import type { SelectProps } from '../text/editing.ts';
import type { Place, TextEdit } from '../text/problem.ts';
import { blockMove, singleMoves } from './blocks.ts';
import type { XmlDocument } from './document.ts';
import {
  attributeAdded,
  attributeRemoved,
  childAdded,
  duplicated,
  fits,
  insideEdit,
  moved,
  removed,
  renamed,
  textAdded,
  valueEdit,
} from './edits.ts';
import { isName } from './names.ts';
import { cdataText, type Node } from './read.ts';
import { decoded } from './references.ts';
import {
  DRAWN,
  FIELD_OF_TEXT,
  keyIn,
  movedKeys,
  rowAt,
  rowsIn,
  rowsOf,
  type Opened,
  type Rest,
  type Row,
} from './shown.ts';
import styles from './structured.module.css';
import { Value } from './Value.tsx';

type Asking = { key: string; for: 'element' | 'attribute' | 'rename' };

/** Whether something of a row itself differs: its tag, or what stands in its line. */
const isChanged = ({ node, only }: Row, places: readonly Place[] | undefined) => {
  const to = node.kind === 'element' && !only ? node.insideFrom : node.to;
  return places?.some(place => place.from < to && place.to > node.from && place.from >= node.from) ?? false;
};

/** An XML document line by line: each element with its attributes and its text, and all that stands between them. What is done here is done to the text. */
export default function Structured({ document: edited, label, readOnly }: SelectProps<XmlDocument>) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const doc = useSyncExternalStore(edited.standing.subscribe, () => edited.view.state.doc);
  const { places } = useStoreValue(edited.standing);
  const [opened, setOpened] = useState<Opened>({ open: new Map(), drawn: new Map() });
  const [asking, ask] = useState<Asking>();
  /** Why something cannot be done with a row of a text. */
  const [refused, refuse] = useState<{ key: string; why: string | undefined; doc: unknown }>();
  /** With which row the keyboard goes on, and with what of it. */
  const [next, goOn] = useState<{ key: string; field?: string | undefined; act?: 'drag' }>();
  /** Said to those who do not see it. */
  const [spoken, say] = useState('');
  const { text, reading } = edited.known(doc);
  const rows = useMemo(() => (reading.mistake ? [] : rowsOf(text, reading, opened)), [text, reading, opened]);
  useEffect(() => {
    if (!next) return;
    const focus = () => {
      const row = list.current?.querySelector(`[data-key="${next.key}"]`);
      const wanted =
        next.field === undefined
          ? undefined
          : row?.querySelector<HTMLElement>(`[data-field="${CSS.escape(next.field)}"]`);
      (
        wanted ??
        (next.act && row?.querySelector<HTMLElement>(`[data-act="${next.act}"]`)) ??
        row?.querySelector<HTMLElement>('[aria-haspopup]') ??
        list.current
      )?.focus();
    };
    // Once the menu, or what was dragged, has given the keyboard back.
    let frame = 0;
    const timer = setTimeout(
      next.act ? () => (frame = requestAnimationFrame(() => requestAnimationFrame(focus))) : focus,
    );
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [next]);
  const sought = useStoreValue(edited.sought);
  useEffect(() => {
    if (sought === undefined) return;
    edited.sought.set(undefined);
    const place = rowAt(text, reading, sought);
    if (!place) return;
    setOpened(({ open: before, drawn }) => ({
      open: new Map([...before, ...place.opens.map(key => [key, true] as const)]),
      drawn: new Map([...drawn, ...place.drawn]),
    }));
    goOn(place);
    // Once for each position.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [sought]);

  /** Answers what keeps it from being done. */
  const change = (edits: TextEdit[]): string | undefined => {
    const mistake = edited.edit(edits);
    return mistake && edited.said(mistake);
  };
  const open = (key: string, is: boolean) =>
    setOpened(({ open: before, drawn }) => ({ drawn, open: new Map(before).set(key, is) }));
  const nameOf = ({ kind, name }: Node) =>
    kind === 'element'
      ? name
      : kind === 'instruction'
        ? t('editors.xml.instructionOf', { name })
        : t(`editors.xml.kind.${kind}`);

  /** Puts one of what stands beside each other at another place there; nothing stands before a declaration. */
  const put = (around: string, siblings: readonly Node[], at: number, wanted: number, by?: 'drag') => {
    const now = edited.known().text;
    const planned = blockMove(now, siblings, at, wanted);
    if (!planned) return;
    const spans = planned.blocks.map(({ first, last }) => ({
      from: siblings[first]!.from,
      to: siblings[last]!.to,
    }));
    change(moved(now, spans, planned.from, planned.to));
    const steps = singleMoves(planned.blocks, planned.from, planned.to);
    setOpened(before => steps.reduce((keys, step) => movedKeys(keys, around, ...step), before));
    const to = steps.at(-1)![1];
    goOn({ key: keyIn(around, to), ...(by && { act: by }) });
    say(t('children.order.now', { name: nameOf(siblings[at]!), position: to + 1, total: siblings.length }));
  };

  const keepInside = (node: Node, value: string) => {
    if (!fits(node.kind, value))
      return t(node.kind === 'comment' ? 'editors.xml.mistake.dashes' : 'editors.xml.noFit');
    return change(insideEdit(text, node, value));
  };
  const named = ({ node, key }: Row, name: string): string | undefined => {
    if (!isName(name)) return t('editors.xml.noName');
    if (asking!.for === 'attribute' && node.attributes.some(one => one.name === name))
      return t('ui.rule.taken', { name });
    const why = change(
      asking!.for === 'attribute'
        ? attributeAdded(node, name)
        : asking!.for === 'rename'
          ? renamed(text, node, name)
          : childAdded(text, node, `<${name}/>`),
    );
    if (why !== undefined) return why;
    ask(undefined);
    if (asking!.for === 'element') open(key, true);
    goOn({ key });
  };

  const entriesOf = (row: Row): MenuEntry[] => {
    const { node, key, siblings, only, within } = row;
    const at = siblings.indexOf(node);
    const [before, behind] = [siblings[at - 1], siblings[at + 1]];
    const around = key.split('.').slice(0, -1).join('.');
    const beside = (place: number) => ({ key: keyIn(around, place) });
    const act = (name: string, text: string, choose: () => void): MenuEntry => ({
      key: name,
      label: text,
      choose,
    });
    const move = (name: string, text: string, place: number): MenuEntry[] =>
      siblings[place] && siblings[place].kind !== 'declaration'
        ? [act(name, text, () => put(around, siblings, at, place))]
        : [];
    const isElement = node.kind === 'element';
    return [
      ...(isElement
        ? [
            ...(only
              ? []
              : [act('element', t('editors.xml.addElement'), () => ask({ key, for: 'element' }))]),
            act('attribute', t('editors.xml.addAttribute'), () => ask({ key, for: 'attribute' })),
            ...(only || within
              ? []
              : [
                  act('text', t('editors.xml.addText'), () => {
                    change(textAdded(text, node, t('editors.xml.kind.text')));
                    goOn({ key });
                  }),
                ]),
            ...(only
              ? []
              : [
                  act('comment', t('editors.xml.addComment'), () => {
                    change(childAdded(text, node, '<!--  -->'));
                    open(key, true);
                    goOn({ key });
                  }),
                ]),
            act('rename', t('editors.xml.rename'), () => ask({ key, for: 'rename' })),
            ...node.attributes.map(one =>
              act(`@${one.name}`, t('editors.xml.removeAttribute', { attribute: one.name }), () => {
                refuse({ key, why: change(attributeRemoved(text, one)), doc });
                goOn({ key });
              }),
            ),
          ]
        : []),
      ...(node.kind !== 'declaration' && node.parent
        ? [
            act('duplicate', t('editors.xml.duplicate'), () => {
              change(duplicated(text, node));
              goOn(beside(at + 1));
            }),
          ]
        : []),
      ...(node.kind === 'declaration'
        ? []
        : [...move('up', t('editors.xml.up'), at - 1), ...move('down', t('editors.xml.down'), at + 1)]),
      ...(node === reading.root
        ? []
        : [
            {
              key: 'delete',
              label: t('ui.delete'),
              danger: true,
              choose: () => {
                change(removed(text, node));
                goOn(behind || !before ? { key } : beside(at - 1));
              },
            },
          ]),
    ];
  };

  const inside = ({ node }: Row, of: Node) => {
    const written = text.slice(of.insideFrom, of.insideTo);
    const name = of === node ? nameOf(node) : t('editors.xml.textOf', { name: node.name });
    return (
      <Value
        label={name}
        field={FIELD_OF_TEXT}
        value={of.kind === 'text' ? decoded(written) : of.kind === 'cdata' ? cdataText(written) : written}
        readOnly={readOnly || of.kind === 'declaration'}
        keep={value => keepInside(of, value)}
      />
    );
  };

  const all = rowsIn(rows);
  const siblingsIn = (around: string) =>
    all.get(around)?.find((row): row is Row => !('more' in row))?.siblings ?? [];
  return (
    <Sorting
      about={({ list: around, index }) => {
        const siblings = siblingsIn(around.slice(1));
        return { name: siblings[index] && nameOf(siblings[index]), total: siblings.length };
      }}
      move={(_, to, from) =>
        put(to.list.slice(1), siblingsIn(to.list.slice(1)), from.index, to.index, 'drag')
      }
    >
      {/* What is longer than the window is scrolled by the keyboard, too. */}
      <div
        ref={list}
        className={styles.rows}
        role="group"
        tabIndex={0}
        aria-label={t('editors.xml.elements', { label })}
      >
        {branch('')}
        <p role="status" className="visually-hidden">
          {spoken}
        </p>
      </div>
    </Sorting>
  );

  /** What stands beside each other; it is dragged there and nowhere else. */
  function branch(around: string): ReactNode {
    // An id is not empty.
    const id = `#${around}`;
    return (
      <Droppable droppableId={id} type={id}>
        {drop => (
          <div ref={drop.innerRef} {...drop.droppableProps}>
            {(all.get(around) ?? []).map((row, index) =>
              'more' in row ? (
                rest(row)
              ) : (
                <Draggable
                  key={row.key}
                  draggableId={row.key}
                  index={index}
                  isDragDisabled={readOnly || row.node.kind === 'declaration' || row.siblings.length < 2}
                  disableInteractiveElementBlocking
                >
                  {(drag, { isDragging }) => (
                    <div
                      ref={drag.innerRef}
                      {...drag.draggableProps}
                      className={isDragging ? styles.dragged : ''}
                    >
                      {line(row, drag)}
                      {row.open ? branch(row.key) : null}
                    </div>
                  )}
                </Draggable>
              ),
            )}
            {drop.placeholder}
          </div>
        )}
      </Droppable>
    );
  }

  function rest({ key, depth, more }: Rest) {
    return (
      <div key={`${key} more`} className={styles.more} style={{ '--depth': depth } as CSSProperties}>
        <TextButton
          variant="link"
          onClick={() =>
            setOpened(({ open: before, drawn }) => ({
              open: before,
              drawn: new Map(drawn).set(key, (drawn.get(key) ?? DRAWN) + DRAWN),
            }))
          }
        >
          {t('editors.showMore', { count: count(Math.min(more, DRAWN)) })}
        </TextButton>
      </div>
    );
  }

  function line(row: Row, drag: DraggableProvided) {
    const { key, node, depth, only, within } = row;
    const style = { '--depth': depth } as CSSProperties;
    const isElement = node.kind === 'element';
    return (
      <div data-key={key}>
        <div
          className={isChanged(row, places) ? `${styles.row} ${styles.changed}` : styles.row}
          style={style}
        >
          {within ? (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={row.open}
              aria-label={t(row.open ? 'editors.xml.close' : 'editors.xml.open', { name: node.name })}
              onClick={() => open(key, !row.open)}
            />
          ) : (
            <span />
          )}
          <div className={styles.cells}>
            {node.kind === 'element' ? (
              <span className={styles.name}>{node.name}</span>
            ) : (
              <span className={styles.kind}>{t(`editors.xml.kind.${node.kind}`)}</span>
            )}
            {node.kind === 'instruction' ? <span className={styles.name}>{node.name}</span> : null}
            {isChanged(row, places) ? (
              <span className="visually-hidden">{t('editors.xml.changed')}</span>
            ) : null}
            {node.attributes.map(one => (
              <Value
                key={one.name}
                name={one.name}
                field={one.name}
                label={t('editors.xml.attribute', { attribute: one.name, name: node.name })}
                value={decoded(text.slice(one.valueFrom, one.valueTo))}
                readOnly={readOnly}
                keep={value => change(valueEdit(text, one, value))}
              />
            ))}
            {only?.kind === 'cdata' ? (
              <span className={styles.kind}>{t('editors.xml.kind.cdata')}</span>
            ) : null}
            {only ? inside(row, only) : isElement ? null : inside(row, node)}
            {within && !row.open ? (
              <span className={styles.count}>{t('editors.xml.within', { smart_count: within })}</span>
            ) : null}
          </div>
          {readOnly || node.kind === 'declaration' ? null : (
            <span className={styles.acts}>
              {row.siblings.length < 2 ? null : (
                <IconButton
                  small
                  className={styles.grip!}
                  data-act="drag"
                  label={t('children.order.drag', { name: nameOf(node) })}
                  {...drag.dragHandleProps}
                />
              )}
              <MenuButton small label={t('list.actionsOf', { name: nameOf(node) })} entries={entriesOf(row)}>
                <MoreIcon />
              </MenuButton>
            </span>
          )}
        </div>
        {refused?.why && refused.key === key && refused.doc === doc ? (
          <div className={styles.naming} style={style}>
            <FieldError id={`refused-${key}`} alert>
              <Sentence text={refused.why} />
            </FieldError>
          </div>
        ) : null}
        {asking?.key === key ? (
          <div style={style}>
            <NameRow
              className={styles.naming}
              label={t(`editors.xml.nameFor.${asking.for}`)}
              button={t(asking.for === 'rename' ? 'editors.xml.take.rename' : 'editors.xml.take.add')}
              from={asking.for === 'rename' ? node.name : ''}
              take={name => named(row, name)}
              cancel={() => {
                ask(undefined);
                goOn({ key });
              }}
            />
          </div>
        ) : null}
      </div>
    );
  }
}
