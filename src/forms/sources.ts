/** An object's own names, without the "anything else" of a loose one. */
type Known<T> = {
  [K in keyof T as string extends K ? never : number extends K ? never : K]-?: NonNullable<T[K]>;
};
type Joined<K extends string, Rest extends string> = Rest extends '' ? K : `${K}.${Rest}`;
type Whole = File | Date | { _id: string };
/** A form is not nested deeper than this, so that the compiler comes to an end. */
type Deepest = [0, 0, 0, 0];

/**
 * The dotted sources of `T` that hold a `V`: `SourceOf<TagForm, string>` is `'tagName' | 'helpInfo'`. Where `T` itself is
 * one, as an entry of a list of texts, the source is empty. Nothing is a source of `never`: who leaves the type out gets an error.
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

/** Every name within `T`, entries of lists without their number: `'paths' | 'paths.path'`. A reference is one name. */
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

/** The same of a record, which is no reference though it has an `_id`. */
export type RecordSources<T> = {
  [K in keyof Known<T> & string]: K | `${K}.${AllSources<Known<T>[K], [0]>}`;
}[keyof Known<T> & string];
