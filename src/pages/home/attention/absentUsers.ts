import { dayRange, listSearch, listState, PAGE_SIZES } from '../../../platform/lists.ts';
import { paths } from '../../../ui/paths.ts';

/** The number of days without a sign-in after which a user needs attention. */
export const ABSENT_DAYS = 90;

/**
 * Users who have never signed in have no date or the epoch, which some platforms count as a day. A later first
 * day leaves them out on every platform.
 */
const FIRST_DAY = '2000-01-01';

const padTwo = (number: number) => String(number).padStart(2, '0');
const toLocalDay = (date: Date) =>
  [date.getFullYear(), padTwo(date.getMonth() + 1), padTwo(date.getDate())].join('-');

/** Returns the days of the last sign-in of users who are absent, as the list's filter: `from,to`. */
export const absentDays = (now: Date) =>
  `${FIRST_DAY},${toLocalDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() - ABSENT_DAYS - 1))}`;

/** Returns the query of the first page of absent users, with the largest page size of the list. */
export const absentQuery = (days: string) => ({
  page: 1,
  pageSize: PAGE_SIZES.at(-1)!,
  sortBy: 'firstName',
  sortDirection: 'asc' as const,
  lastLoggedIn: dayRange(days),
});

/** Returns the URL of the list of absent users. */
export const absentPath = (days: string) =>
  `${paths.users.list}?${listSearch('users', listState('users', new URLSearchParams({ lastLoggedIn: days })))}`;
