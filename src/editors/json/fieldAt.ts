import { pathText, type Path } from './path.ts';
import type { Problem } from './read.ts';

/** What marks a field of a form as that of a path. */
export const marking = (path: Path) => ({ 'data-at': pathText(path) });

/** The field of a form where something that was found is mended. */
export function fieldAt(form: Element, { path, kind, about }: Problem): HTMLElement | undefined {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-at]')];
  const at = (there: Path) => fields.find(field => field.dataset.at === pathText(there));
  return (kind === 'missing' ? at([...path, String(about.name)]) : undefined) ?? at(path);
}
