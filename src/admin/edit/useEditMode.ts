import { useEffect, useRef, useState } from 'react';

/** Whether a part of a page is being edited. When it is closed, its Edit button is focused again. */
export function useEditMode() {
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !editing) button.current?.focus();
    was.current = editing;
  }, [editing]);
  return { editing, edit: () => setEditing(true), close: () => setEditing(false), button };
}
