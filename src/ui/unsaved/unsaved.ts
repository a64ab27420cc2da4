import { createContext, useContext, useState } from 'react';
import { createStore } from '../../storage/createStore.ts';
import { useStoreValue } from '../../storage/useStoreValue.ts';

/** Whether input stays when only the search of the URL changes, or for which searches it does. */
export type Stays = boolean | ((search: string) => boolean);

/** Typed text with the label of its field. */
export interface TypedText {
  label: string;
  text: string;
}

/** A part of the page with unsaved input. */
export interface UnsavedPart {
  /** Whether this device stores a draft of it. */
  kept: boolean;
  staysOnPage: Stays;
  /** Whether it was sent and the reply is pending. */
  sending?: boolean | undefined;
  /** Replaces the question whether to leave without saving. */
  asks?: { title: string; text: string } | undefined;
  /** Returns the typed texts, so that they can be copied if the record is deleted. */
  typed?: (() => TypedText[]) | undefined;
  /**
   * Whether the user has already chosen to leave it, so that they are not asked again while the next page
   * loads.
   */
  left?: boolean;
}

/** The unsaved input of a part of the page. It also counts for the surrounding parts. */
export interface Unsaved {
  /** Returns a function that removes the part. */
  add(part: UnsavedPart): () => void;
  any(): boolean;
  /** Returns the parts that need a question before leaving. */
  parts(): UnsavedPart[];
  /** Called after a navigation: parts that still exist were not left. */
  moved(): void;
  subscribe(listener: () => void): () => void;
}

export function createUnsavedScope(outer?: Unsaved): Unsaved {
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

export const UnsavedContext = createContext<Unsaved>(createUnsavedScope());

/**
 * Whether the page keeps its input when only the search of the URL changes. The page of a record does, a list
 * does not.
 */
export const StaysOnPage = createContext<Stays>(false);

/** Creates a scope whose unsaved input can be asked about separately. Pass it to an `UnsavedContext`. */
export function useUnsavedScope(): Unsaved {
  const outer = useContext(UnsavedContext);
  const [own] = useState(() => createUnsavedScope(outer));
  return own;
}

/** Returns whether there is unsaved input in this scope. */
export function useHasUnsaved(of?: Unsaved): boolean {
  const outer = useContext(UnsavedContext);
  const { subscribe, any } = of ?? outer;
  return useStoreValue({ subscribe, get: any });
}
