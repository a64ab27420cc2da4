import * as z from 'zod/mini';
import type { Schema } from './endpoint.ts';
import { isObject } from './shape.ts';

/** A value with its original text, which keeps the order of names and the notation of numbers. */
export interface Verbatim<T> {
  value: T;
  text: string;
}

/** The schema of the reply of a `verbatim` endpoint. */
export const verbatimReply = <T>(value: Schema<T>): Schema<Verbatim<T>> =>
  z.object({ value, text: z.string() });

/**
 * Accepts replies with at least one of these parts. A reply with none of them is not a document and must not
 * be overwritten by a save.
 */
export const hasAnyPart =
  (...names: string[]) =>
  (answer: unknown): boolean =>
    isObject(answer) && isObject(answer.value) && names.some(name => name in (answer.value as object));
