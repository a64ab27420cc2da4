import { useEffect, useRef, useState } from 'react';

/** The state of a part of a page that the user can edit. Closing it returns the focus to its Edit button. */
export function useEditMode() {
  const [isEditing, setEditing] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) buttonRef.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return {
    isEditing,
    edit: () => setEditing(true),
    stopEditing: () => setEditing(false),
    buttonRef,
  };
}
