import type { JournalEntry } from '../../activity/journal/journalEntry.ts';

interface NoteLine {
  day: string;
  text: string;
}

/** The journal as plain text: who, then each day with its changes. */
export function asNote(head: string[], lines: NoteLine[]): string {
  const text = [...head];
  let day: string | undefined;
  for (const line of lines) {
    if (line.day !== day) text.push('', line.day);
    day = line.day;
    text.push(`  ${line.text}`);
  }
  return `${text.join('\r\n')}\r\n`;
}

/** The name of the file: the day on which it is written. */
export const noteName = (now: Date) =>
  `my-activity-${[now.getFullYear(), now.getMonth() + 1, now.getDate()].map(part => String(part).padStart(2, '0')).join('-')}.txt`;

/** Entries of one day together, in their order. */
export function byDay(
  all: JournalEntry[],
  dayOf: (time: number) => string,
): { day: string; entries: JournalEntry[] }[] {
  const days: { day: string; entries: JournalEntry[] }[] = [];
  for (const entry of all) {
    const day = dayOf(entry.time);
    if (days.at(-1)?.day === day) days.at(-1)!.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
