import { useEffect, useRef, useState } from 'react';
import { useMe } from '../../calls/MeContext.tsx';
import { drafts } from '../../session/drafts.ts';

/** Longer texts are not kept: what a browser keeps for a site is little, and shared by all forms. */
const LONGEST = 1_000_000;
const fits = (text: string) => text.length <= LONGEST;

/** Keeps an unsaved text under a name on this device, and offers back what an earlier visit left. */
export function useDraft(name: string | undefined, saved: string, opened: string) {
  const me = useMe();
  const [found, setFound] = useState(() => {
    const draft = name === undefined ? undefined : drafts.read(me._id, name);
    return draft && typeof draft.values.text === 'string' && ![saved, opened].includes(draft.values.text) ? { text: draft.values.text, time: draft.time } : undefined;
  });
  const [at, setAt] = useState<number>();
  const [keeps, setKeeps] = useState(name !== undefined && fits(opened));
  const own = useRef(false);
  const drop = () => {
    if (name !== undefined) drafts.drop(me._id, name);
    own.current = false;
    setAt(undefined);
  };
  useEffect(() => {
    // What was kept here and is saved now needs no keeping.
    if (name !== undefined && own.current && drafts.read(me._id, name)?.values.text === saved) drop();
    // Only saving counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [saved]);

  return {
    /** Whether the text is kept: it may be too long, or the browser's storage full. */
    keeps,
    at,
    found,
    keep(text: string) {
      if (name === undefined) return;
      const isKept = fits(text) && (text === saved || drafts.keep(me._id, name, { text }));
      setKeeps(isKept);
      if (isKept && text !== saved) {
        own.current = true;
        setAt(Date.now());
      } else if (own.current) drop();
    },
    restore(replace: (text: string) => void) {
      if (found) replace(found.text);
      setFound(undefined);
    },
    discard() {
      drop();
      setFound(undefined);
    },
  };
}
