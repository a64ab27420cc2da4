import { useEffect, useRef, useState } from 'react';

/** Whether a part of the page is being edited. Once it no longer is, the keyboard is on its Edit button again. */
export function useEditing() {
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !editing) button.current?.focus();
    was.current = editing;
  }, [editing]);
  return { editing, edit: () => setEditing(true), close: () => setEditing(false), button };
}
