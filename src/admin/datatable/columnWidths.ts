import type { InlineEditColumn } from '../list/InlineEditContext.ts';

/** The width of the column of actions, in pixels. */
export const ACTIONS_WIDTH = 84;
/** Added if rows have a menu beside their buttons. */
export const MENU_WIDTH = 36;

/** The widths of a table's columns as CSS grid tracks, as in a table with a fixed layout. */
export const columnTracks = (columns: readonly Pick<InlineEditColumn, 'width'>[]) =>
  [...columns.map(({ width }) => `minmax(0, ${width}fr)`), `${ACTIONS_WIDTH}px`].join(' ');
