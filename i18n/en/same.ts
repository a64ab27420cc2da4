/** A catalogue: texts by dotted key, `%{name}` for what is filled in, `one |||| many` for what is counted. */
export type Texts = { readonly [key: string]: string | Texts };

/** A catalogue of the same keys in another language. */
export type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> };
