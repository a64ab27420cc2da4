import { drafts } from '../../session/drafts.ts';
import { longTexts } from '../../session/longTexts.ts';

/** What a browser keeps at once is little, and shared by all forms: longer texts are kept beside it. */
const LONG = 100_000;

/** A text that an earlier visit left. */
export interface Left {
  text: string;
  /** When it was typed, epoch milliseconds. */
  time: number;
  drop(): void;
}

/**
 * What one editor keeps of a document on this device, apart from what another window keeps of it: neither overwrites the
 * other's. `name` is the document's.
 */
export function textDraft(user: string, name: string) {
  const beginning = `${name}#`;
  const own = beginning + Math.random().toString(36).slice(2);
  const held = (form: string) => `draft ${user} ${form}`;
  const drop = (form: string) => {
    drafts.drop(user, form);
    longTexts.drop(user, form).catch(() => {});
  };
  return {
    /** Answers whether it is kept. */
    async keep(text: string): Promise<boolean> {
      const isLong = text.length > LONG;
      // What is signed out and what is short is decided at once.
      if (!drafts.keep(user, own, isLong ? { length: text.length } : { text })) return false;
      if (!isLong) return true;
      return longTexts.keep(user, own, text).then(() => true, () => false);
    },
    drop: () => drop(own),
    /** As long as this editor is there no other window is offered what it keeps. Answers how to end that. */
    hold() {
      const over = new AbortController();
      const ended = () => new Promise<void>(end => over.signal.addEventListener('abort', () => end()));
      navigator.locks?.request(held(own), { signal: over.signal }, ended).catch(() => {});
      return () => over.abort();
    },
    /** The newest that was left behind. What says nothing that is not `known` is thrown away. */
    async left(known: readonly string[]): Promise<Left | undefined> {
      const others = drafts.forms(user, beginning).filter(form => form !== own);
      if (!others.length) return undefined;
      const open = new Set((await navigator.locks?.query())?.held?.map(lock => lock.name));
      const found = others.filter(form => !open.has(held(form))).map(form => ({ form, draft: drafts.read(user, form) }));
      for (const { form, draft } of found.sort((a, b) => (b.draft?.time ?? 0) - (a.draft?.time ?? 0))) {
        const text = draft && (draft.values.text ?? (await longTexts.read(user, form)));
        if (typeof text === 'string' && !known.includes(text)) return { text, time: draft!.time, drop: () => drop(form) };
        drop(form);
      }
      return undefined;
    },
  };
}
