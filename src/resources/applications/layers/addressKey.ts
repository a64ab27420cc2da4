import { textIn } from '../../../platform/unchecked.ts';

/** An address by which two are the same. */
export const addressKey = (url: unknown) => textIn(url).trim().replace(/[?#].*$/, '').replace(/\/+$/, '').toLowerCase();
