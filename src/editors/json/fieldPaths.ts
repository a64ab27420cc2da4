import type { DocumentProblem } from '../text/problem.ts';
import { parsePathText, pathText, type Path } from './path.ts';

/** The attributes of a form field that edits a path; `also` is a second path that it edits. */
export const fieldPathProps = (path: Path, also?: Path) => ({
  'data-at': pathText(path),
  ...(also && { 'data-also': pathText(also) }),
});

/** The attribute of the row of an entry. */
export const entryPathProps = (path: Path) => ({ 'data-entry': pathText(path) });

/** The path that an element of a form edits. */
export function pathAtElement(element: Element): Path | undefined {
  const dataset = element.closest<HTMLElement>('[data-at], [data-entry]')?.dataset;
  const pathAttribute = dataset?.at ?? dataset?.entry;
  return pathAttribute === undefined ? undefined : parsePathText(pathAttribute);
}

/** Finds the form field in which a problem is corrected. */
export function findField(form: Element, { path, kind, about }: DocumentProblem): HTMLElement | undefined {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-at]')];
  const by = (mark: 'at' | 'also', target: Path) =>
    fields.find(({ dataset }) => dataset[mark] === pathText(target));
  const at = (target: Path) => by('at', target) ?? by('also', target);
  return (
    (kind === 'missing' ? at([...path, String(about.name)]) : undefined) ??
    at(path) ??
    form.querySelector<HTMLElement>(`[data-entry="${CSS.escape(pathText(path))}"] [data-act=open]`) ??
    undefined
  );
}
