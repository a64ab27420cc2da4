import { useRef } from 'react';

const isEqual = <T extends object>(one: T, other: T) =>
  (Object.keys(one) as (keyof T)[]).every(key => one[key] === other[key]);

/**
 * Returns the previous object for each record whose fields are unchanged, so that only rows of changed
 * records render again.
 */
export function useStableRecords<T extends { id: string }>(records: T[]): T[] {
  const previous = useRef(new Map<string, T>());
  const stable = records.map(record => {
    const previousRecord = previous.current.get(record.id);
    return previousRecord && isEqual(previousRecord, record) ? previousRecord : record;
  });
  previous.current = new Map(stable.map(record => [record.id, record]));
  return stable;
}
