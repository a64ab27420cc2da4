import { useState, type MouseEvent, type RefCallback } from 'react';

/** Where the keyboard is, described so that the way on is found when that has gone. */
interface Place {
  element: HTMLElement;
  /** The elements around it, the nearest first. */
  around: Element[];
  /** Which row of its list it is in, and which of the row's controls it is, counted from the end. */
  row?: { list: Element; at: number; control: number } | undefined;
  /** What it is in that opened: a dialog, menu, form or banner; and where the keyboard was before. */
  layer?: Element | undefined;
  before?: Place | undefined;
}

const CONTROLS = 'a[href],button,input,select,textarea';
/** Whoever gives the focus a place of their own does so within this time, milliseconds. */
const PAUSE = 50;

const origins = new WeakMap<Element, Place>();
/** What the keyboard was on until just now. */
let left: Place | undefined;

const focused = () =>
  document.activeElement === document.body ? null : (document.activeElement as HTMLElement | null);
const isUsable = (element: HTMLElement) =>
  element.isConnected &&
  !(element as HTMLButtonElement).disabled &&
  !element.closest('[hidden],[inert],[aria-hidden=true]');
const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(CONTROLS)].reverse();
const ancestorsOf = ({ parentElement: parent }: Element): Element[] =>
  parent && parent !== document.body ? [parent, ...ancestorsOf(parent)] : [];

function placeOf(element: HTMLElement): Place {
  const around = ancestorsOf(element);
  const row = element.closest('li,tr');
  const list = row?.parentElement;
  const layer = around.find(one => origins.has(one));
  return {
    element,
    around,
    row:
      row && list
        ? { list, at: [...list.children].indexOf(row), control: controlsOf(row).indexOf(element) }
        : undefined,
    layer,
    before: layer && origins.get(layer),
  };
}

/** The same control of the row that has moved up to the place, else of the nearest one that has it. */
function inNextRow({ element, row }: Place): HTMLElement | undefined {
  if (!row?.list.isConnected || row.control < 0) return undefined;
  const rows = [...row.list.children];
  const { act } = element.dataset;
  return (
    [...rows.slice(row.at), ...rows.slice(0, row.at).reverse()]
      .map(one =>
        act
          ? one.querySelector<HTMLElement>(`[data-act="${CSS.escape(act)}"]`)
          : controlsOf(one)[row.control],
      )
      .find(one => one?.tagName === element.tagName && isUsable(one)) ?? undefined
  );
}

/** The button that does the same to the same record, wherever that is now. */
const sameButton = ({ dataset: { act, id } }: HTMLElement) =>
  act && id
    ? [
        ...document.querySelectorAll<HTMLElement>(
          `[data-act="${CSS.escape(act)}"][data-id="${CSS.escape(id)}"]`,
        ),
      ].find(isUsable)
    : undefined;

/** The heading of the nearest element around that is still there; the names of rows are none. */
const headingAround = ({ around }: Place) =>
  around
    .filter(one => one.isConnected)
    .flatMap(one => [...one.querySelectorAll<HTMLElement>('h1,h2,h3')])
    .find(heading => isUsable(heading) && !heading.closest('li'));

/** Where the keyboard goes on: the same place, the next row's same control, the heading, where it was before. */
function wayOn(place: Place): HTMLElement | undefined {
  const { element, layer, before } = place;
  const nearby = () => inNextRow(place) ?? headingAround(place);
  return (
    (isUsable(element) ? element : sameButton(element)) ??
    (layer?.isConnected === false ? undefined : nearby()) ??
    (before && wayOn(before)) ??
    nearby()
  );
}

function goOnFrom(place: Place) {
  left = place;
  setTimeout(() => {
    if (left === place) left = undefined;
    const next = focused() ? undefined : wayOn(place);
    if (next && /^H\d$/.test(next.tagName)) next.tabIndex = -1;
    next?.focus({ preventScroll: true });
  }, PAUSE);
}

/** Where the keyboard was before it went into `layer`. */
export const setOrigin = (layer: Element, origin: HTMLElement) => void origins.set(layer, placeOf(origin));

/**
 * The `ref` of what can disappear while the focus is in it, such as a row or a button: the focus goes to the next row's same
 * control, else to the heading around, and never falls to the body.
 */
export const handFocusOn: RefCallback<HTMLElement> = element => () => {
  const inside = focused();
  if (inside && element?.contains(inside)) goOnFrom(placeOf(inside));
};

/** Some browsers give no focus to a button that is clicked. */
export const takeFocus = ({ currentTarget }: MouseEvent<HTMLElement>) => {
  if (!focused()) currentTarget.focus({ preventScroll: true });
};

/**
 * The `ref` of what opens and closes, such as a dialog, a menu or a form: as it closes, the focus is where it was before; where
 * that has gone meanwhile, it goes on beside it.
 */
export function useFocusReturn(): RefCallback<HTMLElement> {
  const [ref] = useState<RefCallback<HTMLElement>>(() => {
    // As it renders first, what opened it still has the focus, or has just lost it to the place of what opens.
    const from = focused();
    const origin = from ? placeOf(from) : left;
    return (layer: HTMLElement | null) => {
      if (origin && layer) origins.set(layer, origin);
      return handFocusOn(layer);
    };
  });
  return ref;
}
