const forms = new Set<object>();

/** Says that a form on screen holds something unsaved; answers how to take that back. */
export function holdsUnsaved(): () => void {
  const form = {};
  forms.add(form);
  return () => void forms.delete(form);
}

/** Whether a form on screen holds something unsaved. */
export const isUnsaved = () => forms.size > 0;
