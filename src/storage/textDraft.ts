import { drafts } from './drafts.ts';
import { longTexts } from './longTexts.ts';

/**
 * The length from which texts are stored in IndexedDB, because localStorage is small and shared by all forms.
 */
const MAX_LOCAL_STORAGE_LENGTH = 100_000;

/**
 * Stores the unsaved text of one editor on this device. Editors of the same document in several windows do
 * not overwrite each other's drafts. `name` is that of the document.
 */
export function textDraft(user: string, name: string) {
  const prefix = `${name}#`;
  const ownForm = prefix + Math.random().toString(36).slice(2);
  const draftKey = (form: string) => `draft ${user} ${form}`;
  const baseKey = (form: string) => `${form} base`;
  /** The base text is long and does not change while the user types, so it is written once. */
  let savedBase: string | undefined;
  const removeForm = (form: string) => {
    drafts.remove(user, form);
    for (const name of [form, baseKey(form)]) void longTexts.remove(user, name);
  };
  const saveBase = async (base: string): Promise<boolean> => {
    if (base === savedBase) return true;
    savedBase = base;
    const isStored = await longTexts.set(user, baseKey(ownForm), base);
    if (!isStored) savedBase = undefined;
    return isStored;
  };
  return {
    /** Returns whether the text and its base are stored. */
    async save(text: string, base: string): Promise<boolean> {
      const isLong = text.length + base.length > MAX_LOCAL_STORAGE_LENGTH;
      // Drafts after a sign-out and short drafts are handled without waiting.
      if (!drafts.save(user, ownForm, isLong ? { length: text.length } : { text, base })) return false;
      if (!isLong) return true;
      return (await Promise.all([saveBase(base), longTexts.set(user, ownForm, text)])).every(Boolean);
    },
    remove() {
      savedBase = undefined;
      removeForm(ownForm);
    },
    /**
     * Prevents other windows from offering this draft while the editor is open. Returns a function that ends
     * the reservation.
     */
    lock() {
      const controller = new AbortController();
      const whileOpen = () =>
        new Promise<void>(resolve => controller.signal.addEventListener('abort', () => resolve()));
      navigator.locks?.request(draftKey(ownForm), { signal: controller.signal }, whileOpen).catch(() => {});
      return () => controller.abort();
    },
    /**
     * Returns the newest draft that an earlier editor left behind. Drafts without a text other than those in
     * `knownTexts` are removed.
     */
    async findEarlier(
      knownTexts: readonly string[],
    ): Promise<{ text: string; base: string | undefined; time: number; remove(): void } | undefined> {
      const others = drafts.forms(user, prefix).filter(form => form !== ownForm);
      if (!others.length) return undefined;
      const openForms = new Set((await navigator.locks?.query())?.held?.map(lock => lock.name));
      const candidates = others
        .filter(form => !openForms.has(draftKey(form)))
        .map(form => ({ form, draft: drafts.read(user, form) }));
      for (const { form, draft } of candidates.sort((a, b) => (b.draft?.time ?? 0) - (a.draft?.time ?? 0))) {
        const text = draft && (draft.values.text ?? (await longTexts.get(user, form)));
        if (typeof text === 'string' && !knownTexts.includes(text)) {
          const base =
            draft!.values.base ?? (await longTexts.get(user, baseKey(form)).catch(() => undefined));
          return {
            text,
            base: typeof base === 'string' ? base : undefined,
            time: draft!.time,
            remove: () => removeForm(form),
          };
        }
        removeForm(form);
      }
      return undefined;
    },
  };
}
