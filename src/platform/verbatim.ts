import * as z from 'zod/mini';
import type { Schema } from './endpoint.ts';
import { isObject } from './shape.ts';

/** A value with the text that it came as, in which names keep their order and numbers their spelling. */
export interface Verbatim<T> {
  value: T;
  text: string;
}

/** What an endpoint that is `verbatim` answers. */
export const verbatim = <T>(value: Schema<T>): Schema<Verbatim<T>> => z.object({ value, text: z.string() });

/** Whether such an answer has any of the fields that are stated of its value: one that has none is something else. */
export const hasAnyOf =
  ({ shape }: { shape: object }) =>
  (answer: unknown): boolean => {
    const value = isObject(answer) ? answer.value : undefined;
    return isObject(value) && Object.keys(shape).some(name => name in value);
  };
