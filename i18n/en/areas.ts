import type { Texts } from './same.ts';

/** Loads the English texts of each area. The pages before sign-in and `core` load their files themselves. */
export const files = import.meta.glob<{ default: Texts }>([
  './*.ts',
  '!./{account,accountPages,copyByHand,preferences,siteLinks}.ts',
  '!./{areas,bulk,core,error,failure,index,list,person,ra,resources,same,select,shell,ui}.ts',
]);
