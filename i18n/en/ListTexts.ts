import type { Texts } from './same.ts';

/** The texts that the list and the pages of a resource need (`resources.<resource>`), beside its name. */
export type ListTexts = Texts & {
  search: string;
  empty: string;
  /** What the empty list says above its create button. */
  invite: string;
  noSuch: string;
  loadError: string;
  saveError: string;
  deleteError: string;
  journal: Texts & { created: string; deleted: string };
  notifications: Texts & { created: string; updated: string; undone: string; deleted: string };
  message: Texts & { delete_title: string; delete_content: string };
  fields: Texts;
};
