import { useState, type MouseEvent, type RefCallback } from 'react';

/** A focused element with its surroundings, for finding a substitute after the element is removed. */
interface FocusPosition {
  element: HTMLElement;
  /** The nearest first. */
  ancestors: Element[];
  /**
   * The row that contains the element. `index` is that of the row in its list, `control` that of the element
   * among the row's controls, counted from the end.
   */
  row?: { list: Element; index: number; control: number } | undefined;
  /** The enclosing dialog, menu, form or banner. */
  layer?: Element | undefined;
  /** The focus position before the layer opened. */
  origin?: FocusPosition | undefined;
}

const CONTROLS = 'a[href],button,input,select,textarea';
/** Milliseconds in which other code can set the focus itself. */
const FOCUS_DELAY = 50;

/** The focus position before each open layer opened. */
const origins = new WeakMap<Element, FocusPosition>();
/** The position of a focused element that was removed less than `FOCUS_DELAY` ago. */
let lostFocus: FocusPosition | undefined;

const focusedElement = () =>
  document.activeElement === document.body ? null : (document.activeElement as HTMLElement | null);
const isUsable = (element: HTMLElement) =>
  element.isConnected &&
  !(element as HTMLButtonElement).disabled &&
  !element.closest('[hidden],[inert],[aria-hidden=true]');
const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(CONTROLS)].reverse();
const ancestorsOf = ({ parentElement: parent }: Element): Element[] =>
  parent && parent !== document.body ? [parent, ...ancestorsOf(parent)] : [];

function positionOf(element: HTMLElement): FocusPosition {
  const ancestors = ancestorsOf(element);
  const row = element.closest('li,tr');
  const list = row?.parentElement;
  const layer = ancestors.find(ancestor => origins.has(ancestor));
  return {
    element,
    ancestors,
    row:
      row && list
        ? { list, index: [...list.children].indexOf(row), control: controlsOf(row).indexOf(element) }
        : undefined,
    layer,
    origin: layer && origins.get(layer),
  };
}

/** Finds the same control in the row that is now at this index, or in the nearest row that has it. */
function findInNextRow({ element, row }: FocusPosition): HTMLElement | undefined {
  if (!row?.list.isConnected || row.control < 0) return undefined;
  const rows = [...row.list.children];
  const { act } = element.dataset;
  return (
    [...rows.slice(row.index), ...rows.slice(0, row.index).reverse()]
      .map(candidate =>
        act
          ? candidate.querySelector<HTMLElement>(`[data-act="${CSS.escape(act)}"]`)
          : controlsOf(candidate)[row.control],
      )
      .find(control => control?.tagName === element.tagName && isUsable(control)) ?? undefined
  );
}

/** Finds the button for the same action and record, wherever it is now. */
const findSameButton = ({ dataset: { act, id } }: HTMLElement) =>
  act && id
    ? [
        ...document.querySelectorAll<HTMLElement>(
          `[data-act="${CSS.escape(act)}"][data-id="${CSS.escape(id)}"]`,
        ),
      ].find(isUsable)
    : undefined;

/** Finds a heading in the nearest ancestor that is still mounted, except the names of list items. */
const findHeading = ({ ancestors }: FocusPosition) =>
  ancestors
    .filter(ancestor => ancestor.isConnected)
    .flatMap(ancestor => [...ancestor.querySelectorAll<HTMLElement>('h1,h2,h3')])
    .find(heading => isUsable(heading) && !heading.closest('li'));

/** Finds the next focus target: the same control, its counterpart in the next row, the nearest heading, or the layer's origin. */
function findTarget(position: FocusPosition): HTMLElement | undefined {
  const { element, layer, origin } = position;
  const findNearby = () => findInNextRow(position) ?? findHeading(position);
  return (
    (isUsable(element) ? element : findSameButton(element)) ??
    (layer?.isConnected === false ? undefined : findNearby()) ??
    (origin && findTarget(origin)) ??
    findNearby()
  );
}

/** Moves the focus to the next target unless another element has received it by then. */
function recoverFocus(position: FocusPosition) {
  lostFocus = position;
  setTimeout(() => {
    if (lostFocus === position) lostFocus = undefined;
    const target = focusedElement() ? undefined : findTarget(position);
    if (target && /^H\d$/.test(target.tagName)) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  }, FOCUS_DELAY);
}

/** Sets the element that receives the focus when `layer` closes. */
export const setFocusOrigin = (layer: Element, origin: HTMLElement) =>
  void origins.set(layer, positionOf(origin));

/**
 * The `ref` of an element that can be removed while it contains the focus, such as a row or a button. The focus moves to the same
 * control of the next row, else to the nearest heading, and is never lost to the body.
 */
export const handFocusOn: RefCallback<HTMLElement> = element => () => {
  const focused = focusedElement();
  if (focused && element?.contains(focused)) recoverFocus(positionOf(focused));
};

/** Focuses a clicked button, which some browsers do not. */
export const focusOnClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
  if (!focusedElement()) currentTarget.focus({ preventScroll: true });
};

/**
 * Returns the `ref` of an element that opens and closes, such as a dialog, a menu or a form. On close, the focus returns to the
 * element that had it before, or to the nearest substitute if that element was removed.
 */
export function useFocusReturn(): RefCallback<HTMLElement> {
  const [ref] = useState<RefCallback<HTMLElement>>(() => {
    // At the first render the opener still has the focus, or was just replaced by this element.
    const opener = focusedElement();
    const origin = opener ? positionOf(opener) : lostFocus;
    return (layer: HTMLElement | null) => {
      if (origin && layer) origins.set(layer, origin);
      return handFocusOn(layer);
    };
  });
  return ref;
}
