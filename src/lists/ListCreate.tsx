import { useConsoleList } from './ConsoleList.ts';

/** The list's primary action, where it stands above the rows: in the head of a page, or among the tools within a tab. */
export function ListCreate() {
  const { create, nothing } = useConsoleList();
  return nothing === 'empty' ? null : create;
}
