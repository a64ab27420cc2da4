import type { JournalEntry } from '../../activity/journal/journalEntry.ts';

interface NoteLine {
  day: string;
  text: string;
}

/** Formats the journal as plain text: the head, then each day with its changes. */
export function formatJournalNote(head: string[], lines: NoteLine[]): string {
  const text = [...head];
  let day: string | undefined;
  for (const line of lines) {
    if (line.day !== day) text.push('', line.day);
    day = line.day;
    text.push(`  ${line.text}`);
  }
  return `${text.join('\r\n')}\r\n`;
}

/** The name of the exported file, with the date. */
export const noteFileName = (now: Date) =>
  `my-activity-${[now.getFullYear(), now.getMonth() + 1, now.getDate()].map(part => String(part).padStart(2, '0')).join('-')}.txt`;

/** Groups consecutive entries of the same day. */
export function groupByDay(
  all: JournalEntry[],
  dayName: (time: number) => string,
): { day: string; entries: JournalEntry[] }[] {
  const days: { day: string; entries: JournalEntry[] }[] = [];
  for (const entry of all) {
    const day = dayName(entry.time);
    if (days.at(-1)?.day === day) days.at(-1)!.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
