import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useStoreValue } from '../../storage/useStoreValue.ts';
import { useText } from '../../ui/useText.ts';
import type { TextEdit } from '../text/problem.ts';
import { planBlockMove, toSingleMoves } from './blocks.ts';
import type { XmlDocument } from './document.ts';
import { addAttribute, appendChild, canContain, editContent, moveNode, renameElement } from './edits.ts';
import { isXmlName } from './names.ts';
import type { XmlNode } from './node.ts';
import {
  childKey,
  ELEMENTS_PER_BATCH,
  locateRow,
  moveKeys,
  visibleXmlRows,
  type ExpandedElements,
  type XmlRow,
} from './xmlRows.ts';

type NameRequest = { key: string; for: 'element' | 'attribute' | 'rename' };

/**
 * Returns the rows of an XML document, which of them are expanded, and their actions. All actions edit the
 * text.
 */
export function useStructured(xmlDocument: XmlDocument) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const doc = useSyncExternalStore(xmlDocument.state.subscribe, () => xmlDocument.view.state.doc);
  const { differingRanges } = useStoreValue(xmlDocument.state);
  const [expandedElements, setExpandedElements] = useState<ExpandedElements>({
    open: new Map(),
    drawn: new Map(),
  });
  const [nameRequest, askForName] = useState<NameRequest>();
  /** The reason why an action on a row was refused. */
  const [refusal, setRefusal] = useState<{ key: string; why: string | undefined; doc: unknown }>();
  /** The row, and the control in it, that takes the focus next. */
  const [focusTarget, focusNext] = useState<{ key: string; field?: string | undefined; act?: 'drag' }>();
  /** The announcement for screen readers. */
  const [announcement, announce] = useState('');
  const { text, reading } = xmlDocument.known(doc);
  const rows = useMemo(
    () => (reading.mistake ? [] : visibleXmlRows(text, reading, expandedElements)),
    [text, reading, expandedElements],
  );
  useEffect(() => {
    if (!focusTarget) return;
    const moveFocus = () => {
      const row = list.current?.querySelector(`[data-key="${focusTarget.key}"]`);
      const wanted =
        focusTarget.field === undefined
          ? undefined
          : row?.querySelector<HTMLElement>(`[data-field="${CSS.escape(focusTarget.field)}"]`);
      (
        wanted ??
        (focusTarget.act && row?.querySelector<HTMLElement>(`[data-act="${focusTarget.act}"]`)) ??
        row?.querySelector<HTMLElement>('[aria-haspopup]') ??
        list.current
      )?.focus();
    };
    // Waits until the menu or the drag library has returned the focus.
    let frame = 0;
    const timer = setTimeout(
      focusTarget.act
        ? () => (frame = requestAnimationFrame(() => requestAnimationFrame(moveFocus)))
        : moveFocus,
    );
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [focusTarget]);
  const targetOffset = useStoreValue(xmlDocument.sought);
  useEffect(() => {
    if (targetOffset === undefined) return;
    xmlDocument.sought.set(undefined);
    const rowLocation = locateRow(text, reading, targetOffset);
    if (!rowLocation) return;
    setExpandedElements(({ open: before, drawn }) => ({
      open: new Map([...before, ...rowLocation.opens.map(key => [key, true] as const)]),
      drawn: new Map([...drawn, ...rowLocation.drawn]),
    }));
    focusNext(rowLocation);
    // Runs once for each offset.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [targetOffset]);

  /** Applies edits, or returns why they were refused. */
  const change = (edits: TextEdit[]): string | undefined => {
    const mistake = xmlDocument.edit(edits);
    return mistake && xmlDocument.problemText(mistake);
  };
  const setExpanded = (key: string, is: boolean) =>
    setExpandedElements(({ open: before, drawn }) => ({ drawn, open: new Map(before).set(key, is) }));
  const nodeName = ({ kind, name }: XmlNode) =>
    kind === 'element'
      ? name
      : kind === 'instruction'
        ? t('editors.xml.instructionOf', { name })
        : t(`editors.xml.kind.${kind}`);

  /** Moves a sibling. Nothing can move before the declaration. */
  const moveTo = (
    parentKey: string,
    siblings: readonly XmlNode[],
    at: number,
    wanted: number,
    by?: 'drag',
  ) => {
    const now = xmlDocument.known().text;
    const plan = planBlockMove(now, siblings, at, wanted);
    if (!plan) return;
    const spans = plan.blocks.map(({ first, last }) => ({
      from: siblings[first]!.from,
      to: siblings[last]!.to,
    }));
    change(moveNode(now, spans, plan.from, plan.to));
    const steps = toSingleMoves(plan.blocks, plan.from, plan.to);
    setExpandedElements(before => steps.reduce((keys, step) => moveKeys(keys, parentKey, ...step), before));
    const to = steps.at(-1)![1];
    focusNext({ key: childKey(parentKey, to), ...(by && { act: by }) });
    announce(
      t('children.order.now', { name: nodeName(siblings[at]!), position: to + 1, total: siblings.length }),
    );
  };

  const commitContent = (node: XmlNode, value: string) => {
    if (!canContain(node.kind, value))
      return t(node.kind === 'comment' ? 'editors.xml.mistake.dashes' : 'editors.xml.noFit');
    return change(editContent(text, node, value));
  };
  const commitName = ({ node, key }: XmlRow, name: string): string | undefined => {
    if (!isXmlName(name)) return t('editors.xml.noName');
    if (nameRequest!.for === 'attribute' && node.attributes.some(one => one.name === name))
      return t('ui.rule.taken', { name });
    const why = change(
      nameRequest!.for === 'attribute'
        ? addAttribute(node, name)
        : nameRequest!.for === 'rename'
          ? renameElement(text, node, name)
          : appendChild(text, node, `<${name}/>`),
    );
    if (why !== undefined) return why;
    askForName(undefined);
    if (nameRequest!.for === 'element') setExpanded(key, true);
    focusNext({ key });
  };

  return {
    list,
    text,
    reading,
    rows,
    differingRanges,
    spoken: announcement,
    /** The row that asks for a name. */
    asking: nameRequest,
    ask: askForName,
    /** Returns why the last action on a row was refused, or undefined once the text has changed. */
    refusalOf: (key: string) => (refusal?.key === key && refusal.doc === doc ? refusal.why : undefined),
    refuse: (key: string, why: string | undefined) => setRefusal({ key, why, doc }),
    goOn: focusNext,
    change,
    open: setExpanded,
    /** Renders more children of a row. */
    drawMore: (key: string) =>
      setExpandedElements(({ open: before, drawn }) => ({
        open: before,
        drawn: new Map(drawn).set(key, (drawn.get(key) ?? ELEMENTS_PER_BATCH) + ELEMENTS_PER_BATCH),
      })),
    nameOf: nodeName,
    put: moveTo,
    keepInside: commitContent,
    named: commitName,
  };
}
export type Structure = ReturnType<typeof useStructured>;
