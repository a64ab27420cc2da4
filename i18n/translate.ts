import type { Texts } from './en/same.ts';

export type { Texts };
/** The keys of a catalogue, dotted: `'users.rule.email'`. */
export type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeyOf<T[K]>}`;
}[keyof T & string];

/** The text of a dotted key, as its type. */
export type TextAt<T, Key extends string> = Key extends keyof T
  ? T[Key]
  : Key extends `${infer Group}.${infer Rest}`
    ? Group extends keyof T
      ? TextAt<T[Group], Rest>
      : never
    : never;

/** The names of a text's variables, with `smart_count` if it has plural forms. */
export type GapsOf<Text> = Text extends `${string} |||| ${string}`
  ? 'smart_count' | NamesIn<Text>
  : NamesIn<Text>;
type NamesIn<Text> = Text extends `${string}%{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

export type Values = Record<string, unknown> & { smart_count?: number };

/** The text of a dotted key. Its last part may contain dots: `field: { 'paths.path': 'Path' }`. */
export function textOf(texts: Texts, key: string): string | undefined {
  const own = texts[key];
  if (typeof own === 'string') return own;
  const dot = key.indexOf('.');
  const group = dot > 0 ? texts[key.slice(0, dot)] : undefined;
  return typeof group === 'object' ? textOf(group, key.slice(dot + 1)) : undefined;
}

export function fill(text: string, values: Values = {}): string {
  const forms = text.split(' |||| ');
  const form = forms.length > 1 && values.smart_count !== 1 ? forms[1]! : forms[0]!;
  return form.replace(/%\{(\w+)\}/g, (gap, name: string) => (name in values ? String(values[name]) : gap));
}
