import { useEffect, useState } from 'react';
import { useGetMany } from 'react-admin';
import { idOf } from '../../client/dialect.ts';
import type { Choice, Source } from '../select/choices.ts';
import { Select } from '../select/Select.tsx';
import { useField, type FieldProps } from './useField.ts';

/** An id, or the populated record: both are read (contract.md). What is chosen here is held as its id. */
type Ref = string | { _id: string };

interface Referring {
  /** The resource it refers to. */
  reference: string;
  /** How its records are searched, and what one is called. */
  from: Source;
  autoFocus?: boolean;
}

/** One record of another resource. */
export function ReferenceInput<T = never>({
  reference,
  from,
  autoFocus,
  ...props
}: FieldProps<T, Ref> & Referring) {
  const { field, around } = useReferring(props);
  const [choices, remember] = useChoicesOf(reference, from, field.value ? [field.value as Ref] : []);
  return (
    <Select
      {...around}
      source={from}
      value={choices}
      autoFocus={autoFocus}
      choose={chosen => {
        remember(chosen);
        field.onChange(chosen[0]?.id ?? '');
      }}
    />
  );
}

/** Several records of another resource, in the order in which they were chosen. */
export function ReferenceArrayInput<T = never>({
  reference,
  from,
  autoFocus,
  ...props
}: FieldProps<T, readonly Ref[]> & Referring) {
  const { field, around } = useReferring(props);
  const [choices, remember] = useChoicesOf(reference, from, (field.value ?? []) as Ref[]);
  return (
    <Select
      {...around}
      multiple
      source={from}
      value={choices}
      autoFocus={autoFocus}
      choose={chosen => {
        remember(chosen);
        field.onChange(chosen.map(({ id }) => id));
      }}
    />
  );
}

function useReferring(props: Parameters<typeof useField>[0]) {
  const { field, around } = useField({ ...props, format: value => value });
  const { ref } = field;
  const { id } = around;
  // The box comes after the page: it is found when it is to be focused.
  useEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id]);
  return { field, around };
}

/** What is referred to, by its name: as it was chosen, as it came populated, or as its resource has it; else by its id. */
function useChoicesOf(
  reference: string,
  from: Source,
  refs: readonly Ref[],
): [Choice[], (chosen: Choice[]) => void] {
  const [known, setKnown] = useState<Choice[]>([]);
  const called = (record: unknown) => from.choice(record);
  const here = [...known, ...refs.filter(ref => typeof ref === 'object').map(called)];
  const unknown = refs.map(ref => idOf(ref)).filter(id => !here.some(choice => choice.id === id));
  const { data = [] } = useGetMany(reference, { ids: unknown }, { enabled: unknown.length > 0 });
  const all = [...here, ...data.filter(Boolean).map(called)];
  return [
    refs.map(ref => all.find(({ id }) => id === idOf(ref)) ?? { id: idOf(ref), label: idOf(ref) }),
    setKnown,
  ];
}
