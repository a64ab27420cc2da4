import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { markings, useMarks } from '../../activity/live/marks.ts';
import type { Mark } from '../../activity/live/recordMarks.ts';
import { useAnyUnsaved } from '../../ui/unsaved/useAnyUnsaved.ts';

const FORMS = 'form[data-record]';

/** The records that forms on the page are of. */
const inForms = () => [...document.querySelectorAll<HTMLElement>(FORMS)].map(form => form.dataset.record!);
/** Those that the page itself is of: its address names them. */
const ofPage = (path: string) =>
  path
    .split('/')
    .filter(part => /\d/.test(part))
    .map(decodeURIComponent);

/** What others do to the record of this page, or to one that a form is open for; and tells other tabs what is typed here. */
export function useAtWork(): { mark: Mark; form: boolean } | undefined {
  const { pathname } = useLocation();
  const typed = useAnyUnsaved();
  const marks = useMarks();
  useEffect(() => {
    markings.edit(typed ? [...new Set([...ofPage(pathname), ...inForms()])] : []);
  }, [typed, pathname]);
  if (!marks.size) return undefined;
  const forms = inForms();
  const marked = [...forms, ...ofPage(pathname)].find(id => marks.has(id));
  return marked === undefined ? undefined : { mark: marks.get(marked)!, form: forms.includes(marked) };
}
