/** The named properties of an object type, without its index signature. */
type Known<T> = {
  [K in keyof T as string extends K ? never : number extends K ? never : K]-?: NonNullable<T[K]>;
};
type Joined<K extends string, Rest extends string> = Rest extends '' ? K : `${K}.${Rest}`;
type Whole = File | Date | { _id: string };
/** The compiler stops at this depth of nesting. */
type Deepest = [0, 0, 0, 0];

/**
 * The dotted sources of `T` with a value of type `V`: `SourceOf<TagValues, string>` is `'tagName' | 'helpInfo'`. If `T` itself is a
 * `V`, such as an item of an array of texts, the source is empty.
 */
export type SourceOf<T, V> = [T] extends [never] ? never : Path<NonNullable<T>, V, []>;

type Path<T, V, Depth extends 0[]> = [T] extends [V]
  ? ''
  : T extends readonly unknown[] | Whole
    ? never
    : T extends object
      ? Depth extends Deepest
        ? never
        : { [K in keyof Known<T> & string]: Joined<K, Path<Known<T>[K], V, [...Depth, 0]>> }[keyof Known<T> &
            string]
      : never;

/** Every source in `T`, without the indexes of arrays: `'paths' | 'paths.path'`. A reference is one source. */
export type AllSources<T, Depth extends 0[] = []> = T extends readonly (infer Entry)[]
  ? AllSources<Entry, Depth>
  : T extends Whole
    ? never
    : T extends object
      ? Depth extends Deepest
        ? never
        : {
            [K in keyof Known<T> & string]: K | `${K}.${AllSources<Known<T>[K], [...Depth, 0]>}`;
          }[keyof Known<T> & string]
      : never;

/** `AllSources` of a record, which is not a reference although it has an `_id`. */
export type RecordSources<T> = {
  [K in keyof Known<T> & string]: K | `${K}.${AllSources<Known<T>[K], [0]>}`;
}[keyof Known<T> & string];
