import { useCallback } from 'react';
import { isolate } from '../../../i18n/isolate.ts';
import { areaSentenceKey, fieldTextArea, type JournalEntry } from '../../activity/journal/journalEntry.ts';
import { formatCount, formatTime } from '../../ui/formats.ts';
import { formatPlain } from '../../ui/formatValue.ts';
import { useJoinNames } from '../../ui/useJoinNames.ts';
import { useText, type TextKey } from '../../ui/useText.ts';

/** Encloses the record's name in a sentence, so that it can be emphasized. */
export const NAME_MARK = '\u2063';

/** Formats the hour and minute of epoch milliseconds. */
export const formatHour = (ms: number) => formatTime(new Date(ms));

/** Formats a journal entry: its sentence, and the details below it. */
export function useJournalSentence() {
  const t = useText();
  const formatList = useJoinNames();
  const fieldName = useCallback(
    ({ of = 'users' }: Pick<JournalEntry, 'of'>, field: string) => {
      const key = `${fieldTextArea(of)}.fields.${field}`;
      const name = t(key as TextKey);
      // A field without a text is shown by its API name.
      return name === key ? field : name;
    },
    [t],
  );

  const sentence = useCallback(
    (entry: JournalEntry, mark = '') => {
      const { said: sentenceName, of, names, more = 0, gaps: interpolation, fields = [] } = entry;
      const [
        first = of === 'notifications' || sentenceName === 'newsDeleted'
          ? t('resources.notifications.undated')
          : '',
      ] = names;
      const field =
        fields.length === 1
          ? fieldName(entry, fields[0]!)
          : t('journal.fields', { smart_count: fields.length });
      const values = {
        ...interpolation,
        field,
        name: `${mark}${first}${mark}`,
        smart_count: Math.max(1, names.length + more),
      };
      const key = areaSentenceKey(entry) as TextKey | undefined;
      const text = key && t(key, values);
      // A general sentence is shown until the texts of the area are loaded, and if they do not include this one.
      return text && text !== key ? text : t(`journal.did.${sentenceName}` as TextKey, values);
    },
    [fieldName, t],
  );

  const details = useCallback(
    (entry: JournalEntry): string[] => {
      const { where, names, more, fields = [], values, kind } = entry;
      const [from, to] = (values ?? []).map(value => formatPlain(kind, value) || t('ui.none'));
      return [
        isolate(where ?? ''),
        names.length > 1
          ? formatList(
              more ? [...names, t('journal.more', { smart_count: more, count: formatCount(more) })] : names,
            )
          : '',
        fields.length > 1 ? formatList(fields.map(field => fieldName(entry, field))) : '',
        from && to ? t('journal.fromTo', { from, to }) : '',
      ].filter(Boolean);
    },
    [fieldName, formatList, t],
  );
  return { sentence, details, fieldName };
}
