/** A catalogue: texts by dotted key, with variables as `%{name}` and plural forms as `one |||| many`. */
export type Texts = { readonly [key: string]: string | Texts };

/** A catalogue with the same keys in another language. */
export type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> };
