/**
 * What the journal hears besides the calls that change something; set by its recorder, once that is loaded.
 */
export const noting: {
  /** How the last change can be taken back is offered: answers how to do that so that the journal knows of it. */
  offered?(undo: () => Promise<boolean>): () => Promise<boolean>;
  /** Until the answer is called, all changes are one deed. */
  together?(): () => void;
} = {};
