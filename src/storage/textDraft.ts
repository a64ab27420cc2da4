import { drafts } from './drafts.ts';
import { longTexts } from './longTexts.ts';

/**
 * The length from which texts are stored in IndexedDB, because localStorage is small and shared by all forms.
 */
const LONG = 100_000;

/**
 * Stores the unsaved text of one editor on this device. Editors of the same document in several windows do
 * not overwrite each other's drafts. `name` is that of the document.
 */
export function textDraft(user: string, name: string) {
  const beginning = `${name}#`;
  const own = beginning + Math.random().toString(36).slice(2);
  const draftKey = (form: string) => `draft ${user} ${form}`;
  const baseOf = (form: string) => `${form} base`;
  /** The base text is long and does not change while the user types, so it is written once. */
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
    /** Returns whether the text and its base are stored. */
    async keep(text: string, base: string): Promise<boolean> {
      const isLong = text.length + base.length > LONG;
      // Drafts after a sign-out and short drafts are handled without waiting.
      if (!drafts.keep(user, own, isLong ? { length: text.length } : { text, base })) return false;
      if (!isLong) return true;
      return (await Promise.all([keepBase(base), longTexts.set(user, own, text)])).every(Boolean);
    },
    drop() {
      keptBase = undefined;
      drop(own);
    },
    /**
     * Prevents other windows from offering this draft while the editor is open. Returns a function that ends
     * the reservation.
     */
    reserve() {
      const over = new AbortController();
      const ended = () => new Promise<void>(end => over.signal.addEventListener('abort', () => end()));
      navigator.locks?.request(draftKey(own), { signal: over.signal }, ended).catch(() => {});
      return () => over.abort();
    },
    /**
     * Returns the newest draft that an earlier editor left behind. Drafts without a text other than those in
     * `known` are removed.
     */
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
