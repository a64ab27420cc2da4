import * as z from 'zod/mini';
import type { Schema } from './endpoint.ts';

/** A value with the text that it came as, in which names keep their order and numbers their spelling. */
export interface Verbatim<T> {
  value: T;
  text: string;
}

/** What an endpoint that is `verbatim` answers. */
export const verbatim = <T>(value: Schema<T>): Schema<Verbatim<T>> => z.object({ value, text: z.string() });
