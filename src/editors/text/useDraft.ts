import { useEffect, useRef, useState } from 'react';
import { useEvent } from 'react-admin';

/** A text that an earlier visit left. */
export interface EarlierDraft {
  text: string;
  /** The saved text that it was typed on; undefined if that was not kept. */
  base: string | undefined;
  /** When it was typed, epoch milliseconds. */
  time: number;
  drop(): void;
}

/** Where an editor keeps an unsaved text. Each editor has one of its own, even of the same document. */
export interface TextDraft {
  /** Resolves to whether the text is kept. */
  keep(text: string, base: string): Promise<boolean>;
  drop(): void;
  /** Reserves what is kept for this editor. Returns a function that ends that. */
  hold(): () => void;
  /** The newest text that an earlier visit left, and that is not among `known`. */
  left(known: readonly string[]): Promise<EarlierDraft | undefined>;
}

/** Keeps an unsaved text, and offers back what an earlier visit left. */
export function useDraft(open: (() => TextDraft) | undefined, saved: string, opened: string) {
  const [own] = useState(() => open?.());
  const [found, setFound] = useState<EarlierDraft>();
  const [at, setAt] = useState<number>();
  const [keeps, setKeeps] = useState(own !== undefined);
  /** What is kept, or on its way. */
  const kept = useRef<string>(undefined);
  /** What was offered and taken: it stays until it is kept here. */
  const taken = useRef<EarlierDraft>(undefined);
  const drop = () => {
    if (kept.current !== undefined) own?.drop();
    kept.current = undefined;
    setAt(undefined);
  };
  const find = useEvent(() => void own?.left([saved, opened]).then(setFound, () => {}));
  useEffect(() => {
    find();
    return own?.hold();
  }, [own, find]);
  const keep = async (text: string) => {
    if (!own) return;
    // What is saved now needs no keeping.
    if (text === saved) return drop();
    kept.current = text;
    const isKept = await own.keep(text, saved);
    // Typed on or saved meanwhile.
    if (kept.current !== text) return;
    setKeeps(isKept);
    setAt(isKept ? Date.now() : undefined);
    if (!isKept) return;
    taken.current?.drop();
    taken.current = undefined;
  };
  useEffect(() => {
    // What is kept stands on another text from now on.
    if (kept.current !== undefined) void keep(kept.current);
    // Only saving counts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [saved]);

  return {
    /** Whether the text is kept: the browser may keep nothing, or have no room. */
    keeps,
    at,
    found,
    keep,
    restore(put: (left: EarlierDraft) => void) {
      if (!found) return;
      taken.current = found;
      setFound(undefined);
      put(found);
    },
    discard() {
      found?.drop();
      setFound(undefined);
      find();
    },
  };
}
