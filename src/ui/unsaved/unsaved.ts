import { createContext, useContext, useState } from 'react';
import { createStore } from '../../storage/createStore.ts';
import { useStoreValue } from '../../storage/useStoreValue.ts';

/** Whether something stays where it is while only the search of the address changes, or with which other search it does. */
export type Stays = boolean | ((search: string) => boolean);

/** A typed text, by the label of its field. */
export interface TypedText {
  label: string;
  text: string;
}

/** Something typed or chosen that is not saved yet. */
export interface UnsavedPart {
  /** A draft of it stays on this device. */
  kept: boolean;
  staysOnPage: Stays;
  /** It was sent, and its reply is not here yet. */
  sending?: boolean | undefined;
  /** What is asked instead of whether to leave without saving, in words. */
  asks?: { title: string; text: string } | undefined;
  /** The texts themselves: they stay to be copied when the record is deleted. */
  typed?: (() => TypedText[]) | undefined;
  /** Whoever chose to leave it is not asked again while the next page is on its way. */
  left?: boolean;
}

/** What is unsaved within a part of the page; it counts for what is around that part, too. */
export interface Unsaved {
  /** Answers how to take it out again. */
  add(part: UnsavedPart): () => void;
  any(): boolean;
  /** What would have to be asked about. */
  parts(): UnsavedPart[];
  /** The move is over: what is still here was not left. */
  moved(): void;
  subscribe(listener: () => void): () => void;
}

export function unsavedWithin(outer?: Unsaved): Unsaved {
  const { get, set, subscribe } = createStore<readonly UnsavedPart[]>([]);
  return {
    add(part) {
      const takeOut = outer?.add(part);
      set([...get(), part]);
      return () => {
        takeOut?.();
        set(get().filter(one => one !== part));
      };
    },
    any: () => get().length > 0,
    parts: () => get().filter(({ left }) => !left),
    moved() {
      for (const part of get()) part.left = false;
    },
    subscribe,
  };
}

export const UnsavedContext = createContext<Unsaved>(unsavedWithin());

/** Whether the page keeps what is typed on it while only the search of its address changes: a record's does, a list's does not. */
export const StaysOnPage = createContext<Stays>(false);

/** A part of the page of its own, whose unsaved input can be asked about alone: give it to an `UnsavedContext`. */
export function useUnsavedWithin(): Unsaved {
  const outer = useContext(UnsavedContext);
  const [own] = useState(() => unsavedWithin(outer));
  return own;
}

/** Whether anything typed here, or on the page around, is not saved yet. */
export function useAnyUnsaved(of?: Unsaved): boolean {
  const outer = useContext(UnsavedContext);
  const { subscribe, any } = of ?? outer;
  return useStoreValue({ subscribe, get: any });
}
