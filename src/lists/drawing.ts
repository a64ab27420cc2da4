import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { RowActs } from './useRowClicks.ts';

/** What a list needs to know of its records to draw them. */
export interface RowShape<T extends RaRecord = RaRecord> {
  nameOf(record: T): string;
  /** Missing where records have no page of their own. */
  hrefOf?(record: T): string;
  /** Drawn before the name: the active dot. */
  sign?(record: T): ReactNode;
  /** The row's actions as it offers them. */
  canEdit?(record: T): boolean;
  canClone?(record: T): boolean;
  canDelete?(record: T): boolean;
  /** Where else the row leads: its address, the word, and the words that name the record. */
  leads?(record: T): { href: string; text: string; label: string };
  /** What else begins with the row, in its menu. */
  ways?(record: T): RowWay[];
}

/** An entry of a row's menu that leads somewhere. */
export interface RowWay {
  href: string;
  text: string;
  icon: ReactNode;
}

/** A line about a record, as text. */
export type Fact<T extends RaRecord = RaRecord> = RowShape<T>['nameOf'];

/** The same with what its buttons are called. */
export interface DrawnShape extends RowShape {
  texts: {
    edit(name: string): string;
    clone(name: string): string;
    delete(name: string): string;
    menu(name: string): string;
    select(name: string): string;
  };
}

/** At most so many rows are drawn while the first are awaited: more than a window shows. */
export const DRAWN = 32;

/** What the table, the cards and the narrow list draw by. */
export interface Drawing {
  title: string;
  shape: DrawnShape;
  acts: RowActs;
  /** The form of a record edited in place; suspends until its code is here. */
  editor(record: RaRecord): ReactNode;
  /** The number of the first row, where rows are numbered. */
  numberedFrom: number | undefined;
  /** The ids of the ticked rows, where rows can be ticked. */
  ticked: ReadonlySet<RaRecord['id']> | undefined;
}
