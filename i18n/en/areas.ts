import type { Texts } from './same.ts';

/** Loads the English texts of each area: every file but those of the pages before sign-in and of `core`. */
export const files = import.meta.glob<{ default: Texts }>([
  './*.ts',
  '!./{account,accountPages,copyByHand,preferences,siteLinks}.ts',
  '!./{areas,bulk,core,error,failure,index,list,person,ra,resources,same,select,shell,ui}.ts',
]);
