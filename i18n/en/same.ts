/** A catalogue of the same keys in another language. */
export type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> };
