import type { DocumentProblem } from '../text/problem.ts';
import { parsePath, pathText, type Path } from './path.ts';

/** What marks a field of a form as that of a path; `also` is another one that it edits. */
export const marking = (path: Path, also?: Path) => ({
  'data-at': pathText(path),
  ...(also && { 'data-also': pathText(also) }),
});

/** What marks the row of an entry. */
export const entryMark = (path: Path) => ({ 'data-entry': pathText(path) });

/** What of the document is edited by something in a form. */
export function pathIn(something: Element): Path | undefined {
  const marked = something.closest<HTMLElement>('[data-at], [data-entry]')?.dataset;
  const words = marked?.at ?? marked?.entry;
  return words === undefined ? undefined : parsePath(words);
}

/** The field of a form where something that was found is mended. */
export function fieldAt(form: Element, { path, kind, about }: DocumentProblem): HTMLElement | undefined {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-at]')];
  const by = (mark: 'at' | 'also', there: Path) =>
    fields.find(({ dataset }) => dataset[mark] === pathText(there));
  const at = (there: Path) => by('at', there) ?? by('also', there);
  return (
    (kind === 'missing' ? at([...path, String(about.name)]) : undefined) ??
    at(path) ??
    form.querySelector<HTMLElement>(`[data-entry="${CSS.escape(pathText(path))}"] [data-act=open]`) ??
    undefined
  );
}
