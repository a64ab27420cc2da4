import { textIn } from '../../../platform/unchecked.ts';
import { plainAddress } from '../../../platform/webAddress.ts';

/** An address by which two are the same. */
export const addressKey = (url: unknown) => plainAddress(textIn(url)).toLowerCase();
