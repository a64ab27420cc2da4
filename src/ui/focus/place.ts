/** Where the keyboard stands, described so that the way on is found when what it stood on has gone. */
export interface Place {
  element: HTMLElement;
  /** The elements around it, the nearest first. */
  around: Element[];
  /** Its row: which of the list's, and which of the row's controls, counted from the end. */
  row?: { list: Element; at: number; control: number } | undefined;
  /** The dialog, menu, banner or form it is in, and where one stood before going in there. */
  within?: Element | undefined;
  before?: Place | undefined;
  /** The place that had gone, for which this one stands in until its button is back. */
  insteadOf?: Place | undefined;
}

const APART = '[role=dialog],[role=alertdialog],[role=menu],[role=status],form';
const CONTROLS = 'a[href],button,input,select,textarea';

const isUsable = (element: HTMLElement | null | undefined): element is HTMLElement =>
  !!element?.isConnected &&
  !(element as HTMLButtonElement).disabled &&
  !element.closest('[hidden],[inert],[aria-hidden=true]');

const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(CONTROLS)];

const ancestorsOf = (element: Element): Element[] =>
  element.parentElement ? [element.parentElement, ...ancestorsOf(element.parentElement)] : [];

/** Where one stood before going in there: moving about in it changes nothing of that. */
function beforeGoing(into: Element, last: Place | undefined): Place | undefined {
  for (let place = last; place; place = place.before) if (place.within === into) return place.before;
  return last;
}

export function placeOf(element: HTMLElement, last: Place | undefined): Place {
  const row = element.closest('li,tr');
  const list = row?.parentElement;
  const within = element.closest(APART) ?? undefined;
  return {
    element,
    around: ancestorsOf(element),
    row:
      row && list
        ? { list, at: [...list.children].indexOf(row), control: controlsOf(row).reverse().indexOf(element) }
        : undefined,
    within,
    before: within && beforeGoing(within, last),
  };
}

/** The button that does the same to the same record, wherever that stands now. */
function sameButton({ dataset: { act, id } }: HTMLElement): HTMLElement | undefined {
  if (!act || !id) return undefined;
  return [...document.querySelectorAll<HTMLElement>(`[data-act="${act}"][data-id="${CSS.escape(id)}"]`)].find(
    isUsable,
  );
}

/** The same control of the row that has moved up to the place, else of the nearest one that has it. */
function inNextRow({ element, row }: Place): HTMLElement | undefined {
  if (!row?.list.isConnected || row.control < 0) return undefined;
  const rows = [...row.list.children];
  const { act } = element.dataset;
  const sameOf = (one: Element) =>
    act ? one.querySelector<HTMLElement>(`[data-act="${act}"]`) : controlsOf(one).reverse()[row.control];
  return (
    [...rows.slice(row.at), ...rows.slice(0, row.at).reverse()]
      .map(sameOf)
      .find(one => isUsable(one) && one.tagName === element.tagName) ?? undefined
  );
}

/** The heading of what is nearest around it and still there, `inside` something; the names of rows are none. */
function headingAround({ around }: Place, inside: Element = document.body): HTMLElement | undefined {
  for (const one of around.filter(one => inside.contains(one))) {
    const heading =
      one.isConnected &&
      [...one.querySelectorAll<HTMLElement>('h1,h2,h3')].find(
        found => isUsable(found) && !found.closest('li'),
      );
    if (heading) return heading;
  }
  return undefined;
}

/** Where the keyboard goes on: the same place, where one came from, the next row's same button, the panel's heading. */
export function goOnFrom(place: Place): HTMLElement | undefined {
  const back = place.insteadOf && sameButton(place.insteadOf.element);
  if (back) return back;
  if (isUsable(place.element)) return place.element;
  const { within, before } = place;
  const earlier = () => before && goOnFrom(before);
  const nearby = within?.isConnected ? (inNextRow(place) ?? headingAround(place, within)) : undefined;
  return sameButton(place.element) ?? nearby ?? earlier() ?? inNextRow(place) ?? headingAround(place);
}
