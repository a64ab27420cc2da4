import { drafts } from './drafts.ts';
import { longTexts } from './longTexts.ts';

/** What a browser keeps at once is little, and shared by all forms: longer texts are kept beside it. */
const LONG = 100_000;

/**
 * What one editor keeps of a document on this device, apart from what another window keeps of it: neither overwrites the
 * other's. `name` is the document's.
 */
export function textDraft(user: string, name: string) {
  const beginning = `${name}#`;
  const own = beginning + Math.random().toString(36).slice(2);
  const draftKey = (form: string) => `draft ${user} ${form}`;
  const baseOf = (form: string) => `${form} base`;
  /** It is long, stays the same while one types, and is written once. */
  let keptBase: string | undefined;
  const drop = (form: string) => {
    drafts.drop(user, form);
    for (const name of [form, baseOf(form)]) void longTexts.remove(user, name);
  };
  const keepBase = async (base: string): Promise<boolean> => {
    if (base === keptBase) return true;
    keptBase = base;
    const isKept = await longTexts.set(user, baseOf(own), base);
    if (!isKept) keptBase = undefined;
    return isKept;
  };
  return {
    /** Answers whether it is kept, with what it was typed on. */
    async keep(text: string, base: string): Promise<boolean> {
      const isLong = text.length + base.length > LONG;
      // What is signed out and what is short is decided at once.
      if (!drafts.keep(user, own, isLong ? { length: text.length } : { text, base })) return false;
      if (!isLong) return true;
      return (await Promise.all([keepBase(base), longTexts.set(user, own, text)])).every(Boolean);
    },
    drop() {
      keptBase = undefined;
      drop(own);
    },
    /** As long as this editor is there no other window is offered what it keeps. Answers how to end that. */
    reserve() {
      const over = new AbortController();
      const ended = () => new Promise<void>(end => over.signal.addEventListener('abort', () => end()));
      navigator.locks?.request(draftKey(own), { signal: over.signal }, ended).catch(() => {});
      return () => over.abort();
    },
    /** The newest that was left behind. What says nothing that is not `known` is thrown away. */
    async findEarlier(
      known: readonly string[],
    ): Promise<{ text: string; base: string | undefined; time: number; drop(): void } | undefined> {
      const others = drafts.forms(user, beginning).filter(form => form !== own);
      if (!others.length) return undefined;
      const openForms = new Set((await navigator.locks?.query())?.held?.map(lock => lock.name));
      const found = others
        .filter(form => !openForms.has(draftKey(form)))
        .map(form => ({ form, draft: drafts.read(user, form) }));
      for (const { form, draft } of found.sort((a, b) => (b.draft?.time ?? 0) - (a.draft?.time ?? 0))) {
        const text = draft && (draft.values.text ?? (await longTexts.get(user, form)));
        if (typeof text === 'string' && !known.includes(text)) {
          const base = draft!.values.base ?? (await longTexts.get(user, baseOf(form)).catch(() => undefined));
          return {
            text,
            base: typeof base === 'string' ? base : undefined,
            time: draft!.time,
            drop: () => drop(form),
          };
        }
        drop(form);
      }
      return undefined;
    },
  };
}
