import type { TextDocument } from './document.ts';

/** What a view of a document beside its text is drawn from. */
export interface SideProps<D extends TextDocument = TextDocument> {
  document: D;
  label: string;
  /** What it is compared with: its name and its text. */
  against: string;
  compared: string;
  readOnly: boolean;
}
