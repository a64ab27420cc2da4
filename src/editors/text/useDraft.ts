import { useEffect, useRef, useState } from 'react';
import { useEvent } from 'react-admin';

/** An unsaved text of an earlier visit. */
export interface EarlierDraft {
  text: string;
  /** The saved text that the draft is based on; undefined if it was not kept. */
  base: string | undefined;
  /** When it was typed, epoch milliseconds. */
  time: number;
  remove(): void;
}

/** The storage of the unsaved text of one editor. Two editors of the same document have two drafts. */
export interface TextDraft {
  /** Resolves to whether the text is kept. */
  save(text: string, base: string): Promise<boolean>;
  remove(): void;
  /** Locks the draft, so that no other window offers it. Returns a function that releases it. */
  lock(): () => void;
  /** The newest draft of an earlier visit whose text is not one of `known`. */
  findEarlier(known: readonly string[]): Promise<EarlierDraft | undefined>;
}

/** Keeps an unsaved text, and offers the draft of an earlier visit. */
export function useDraft(openDraft: (() => TextDraft) | undefined, saved: string, opened: string) {
  const [draft] = useState(() => openDraft?.());
  const [earlierDraft, setEarlierDraft] = useState<EarlierDraft>();
  const [keptAt, setKeptAt] = useState<number>();
  const [canKeep, setCanKeep] = useState(draft !== undefined);
  /** The text that is kept or being written. */
  const keptText = useRef<string>(undefined);
  /** The restored draft, which is deleted once the text is kept as the draft of this editor. */
  const restoredDraft = useRef<EarlierDraft>(undefined);
  const drop = () => {
    if (keptText.current !== undefined) draft?.remove();
    keptText.current = undefined;
    setKeptAt(undefined);
  };
  const findEarlier = useEvent(
    () => void draft?.findEarlier([saved, opened]).then(setEarlierDraft, () => {}),
  );
  useEffect(() => {
    findEarlier();
    return draft?.lock();
  }, [draft, findEarlier]);
  const keep = async (text: string) => {
    if (!draft) return;
    // A saved text needs no draft.
    if (text === saved) return drop();
    keptText.current = text;
    const isKept = await draft.save(text, saved);
    // The text was edited or saved while it was written.
    if (keptText.current !== text) return;
    setCanKeep(isKept);
    setKeptAt(isKept ? Date.now() : undefined);
    if (!isKept) return;
    restoredDraft.current?.remove();
    restoredDraft.current = undefined;
  };
  useEffect(() => {
    // The draft is based on the new saved text from now on.
    if (keptText.current !== undefined) void keep(keptText.current);
    // Only when the saved text changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [saved]);

  return {
    /** False if the browser cannot keep the text, for example because its storage is full. */
    canKeep,
    keptAt,
    earlierDraft,
    keep,
    restore(put: (earlier: EarlierDraft) => void) {
      if (!earlierDraft) return;
      restoredDraft.current = earlierDraft;
      setEarlierDraft(undefined);
      put(earlierDraft);
    },
    discard() {
      earlierDraft?.remove();
      setEarlierDraft(undefined);
      findEarlier();
    },
  };
}
