import * as z from 'zod/mini';
import type { Schema } from './endpoint.ts';
import { isObject } from './shape.ts';

/** A value with the text that it came as, in which names keep their order and numbers their spelling. */
export interface Verbatim<T> {
  value: T;
  text: string;
}

/** What an endpoint that is `verbatim` answers. */
export const verbatimReply = <T>(value: Schema<T>): Schema<Verbatim<T>> =>
  z.object({ value, text: z.string() });

/** Whether such an answer has at least one of these parts: what has none of them is no answer, and must not be saved over. */
export const hasAnyOf =
  (...names: string[]) =>
  (answer: unknown): boolean =>
    isObject(answer) && isObject(answer.value) && names.some(name => name in (answer.value as object));
