import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import type { Part } from '../../ui/part.tsx';
import type { signs } from './signs.tsx';

/** What the search found: it is gone to, opened as a dialog, or done. */
export type Found = {
  key: string;
  kind: keyof typeof signs;
  /** What it stands under. */
  group: string;
  label: string;
  note?: string | undefined;
} & ({ to: string } | { dialog: Part<DialogProps> } | { act(): void });

/** Whether a label has what is typed in it. */
export const fits = (label: string, typed: string) => label.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase());
