import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { useText } from '../../ui/useText.ts';
import type { TextEdit } from '../text/problem.ts';
import { blockMove, singleMoves } from './blocks.ts';
import type { XmlDocument } from './document.ts';
import { attributeAdded, canContain, childAdded, insideEdit, moved, renamed } from './edits.ts';
import { isName } from './names.ts';
import type { XmlNode } from './node.ts';
import {
  ELEMENTS_PER_BATCH,
  keyIn,
  movedKeys,
  rowAt,
  visibleXmlRows,
  type ExpandedElements,
  type XmlRow,
} from './shown.ts';

type Asking = { key: string; for: 'element' | 'attribute' | 'rename' };

/** The rows of an XML document, which of them are open, and what can be done with them. Everything is done to the text. */
export function useStructured(edited: XmlDocument) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const doc = useSyncExternalStore(edited.state.subscribe, () => edited.view.state.doc);
  const { differingRanges: places } = useStoreValue(edited.state);
  const [opened, setOpened] = useState<ExpandedElements>({ open: new Map(), drawn: new Map() });
  const [asking, ask] = useState<Asking>();
  /** Why something cannot be done with a row of a text. */
  const [refused, refuse] = useState<{ key: string; why: string | undefined; doc: unknown }>();
  /** With which row the keyboard goes on, and with what of it. */
  const [next, goOn] = useState<{ key: string; field?: string | undefined; act?: 'drag' }>();
  /** Said to those who do not see it. */
  const [spoken, say] = useState('');
  const { text, reading } = edited.known(doc);
  const rows = useMemo(
    () => (reading.mistake ? [] : visibleXmlRows(text, reading, opened)),
    [text, reading, opened],
  );
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
    return mistake && edited.problemText(mistake);
  };
  const open = (key: string, is: boolean) =>
    setOpened(({ open: before, drawn }) => ({ drawn, open: new Map(before).set(key, is) }));
  const nameOf = ({ kind, name }: XmlNode) =>
    kind === 'element'
      ? name
      : kind === 'instruction'
        ? t('editors.xml.instructionOf', { name })
        : t(`editors.xml.kind.${kind}`);

  /** Puts one of what stands beside each other at another place there; nothing stands before a declaration. */
  const put = (around: string, siblings: readonly XmlNode[], at: number, wanted: number, by?: 'drag') => {
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

  const keepInside = (node: XmlNode, value: string) => {
    if (!canContain(node.kind, value))
      return t(node.kind === 'comment' ? 'editors.xml.mistake.dashes' : 'editors.xml.noFit');
    return change(insideEdit(text, node, value));
  };
  const named = ({ node, key }: XmlRow, name: string): string | undefined => {
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

  return {
    list,
    text,
    reading,
    rows,
    places,
    spoken,
    /** The row that asks for a name. */
    asking,
    ask,
    /** Why the last change of a row was refused; undefined once the text has changed. */
    refusalOf: (key: string) => (refused?.key === key && refused.doc === doc ? refused.why : undefined),
    refuse: (key: string, why: string | undefined) => refuse({ key, why, doc }),
    goOn,
    change,
    open,
    /** Draws more of what stands in a row. */
    drawMore: (key: string) =>
      setOpened(({ open: before, drawn }) => ({
        open: before,
        drawn: new Map(drawn).set(key, (drawn.get(key) ?? ELEMENTS_PER_BATCH) + ELEMENTS_PER_BATCH),
      })),
    nameOf,
    put,
    keepInside,
    named,
  };
}
export type Structure = ReturnType<typeof useStructured>;
