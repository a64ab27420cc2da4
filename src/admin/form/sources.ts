/** The named properties of an object type, without its index signature. */
type NamedProperties<T> = {
  [K in keyof T as string extends K ? never : number extends K ? never : K]-?: NonNullable<T[K]>;
};
type JoinSource<K extends string, Rest extends string> = Rest extends '' ? K : `${K}.${Rest}`;
type Leaf = File | Date | { _id: string };
/** Limits the depth of nesting, because the compiler's is limited, too. */
type MaxDepth = [0, 0, 0, 0];

/**
 * The dotted sources of `T` with a value of type `V`: `SourceOf<TagValues, string>` is `'tagName' | 'helpInfo'`. The source is empty if
 * `T` itself is a `V`, such as an item of an array of texts.
 */
export type SourceOf<T, V> = [T] extends [never] ? never : Path<NonNullable<T>, V, []>;

type Path<T, V, Depth extends 0[]> = [T] extends [V]
  ? ''
  : T extends readonly unknown[] | Leaf
    ? never
    : T extends object
      ? Depth extends MaxDepth
        ? never
        : {
            [K in keyof NamedProperties<T> & string]: JoinSource<
              K,
              Path<NamedProperties<T>[K], V, [...Depth, 0]>
            >;
          }[keyof NamedProperties<T> & string]
      : never;

/** All sources of `T` without the indexes of arrays: `'paths' | 'paths.path'`. A reference is one source. */
export type AllSources<T, Depth extends 0[] = []> = T extends readonly (infer Entry)[]
  ? AllSources<Entry, Depth>
  : T extends Leaf
    ? never
    : T extends object
      ? Depth extends MaxDepth
        ? never
        : {
            [K in keyof NamedProperties<T> & string]:
              K | `${K}.${AllSources<NamedProperties<T>[K], [...Depth, 0]>}`;
          }[keyof NamedProperties<T> & string]
      : never;

/** `AllSources` of a record, which is not a reference although it has an `_id`. */
export type RecordSources<T> = {
  [K in keyof NamedProperties<T> & string]: K | `${K}.${AllSources<NamedProperties<T>[K], [0]>}`;
}[keyof NamedProperties<T> & string];
