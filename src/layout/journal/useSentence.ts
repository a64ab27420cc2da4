import { useCallback } from 'react';
import { isolate } from '../../../i18n/isolate.ts';
import { areaSentenceKey, fieldTextArea, type JournalEntry } from '../../activity/journal/journalEntry.ts';
import { count, formatTime } from '../../ui/formats.ts';
import { formatPlain } from '../../ui/formatValue.ts';
import { useListed } from '../../ui/useListed.ts';
import { useText, type TextKey } from '../../ui/useText.ts';

/** Around what a sentence is about, so that it can be drawn stronger. */
export const MARK = '\u2063';

/** The hour and minute of epoch milliseconds. */
export const hour = (ms: number) => formatTime(new Date(ms));

/** Says an entry in words: the sentence, and what stands below it. */
export function useJournalSentence() {
  const t = useText();
  const listed = useListed();
  const fieldName = useCallback(
    ({ of = 'users' }: Pick<JournalEntry, 'of'>, field: string) => {
      const key = `${fieldTextArea(of)}.fields.${field}`;
      const said = t(key as TextKey);
      // A field that no form has is called as the platform calls it.
      return said === key ? field : said;
    },
    [t],
  );

  const sentence = useCallback(
    (entry: JournalEntry, mark = '') => {
      const { said, of, names, more = 0, gaps, fields = [] } = entry;
      const [
        first = of === 'notifications' || said === 'newsDeleted' ? t('resources.notifications.undated') : '',
      ] = names;
      const field =
        fields.length === 1
          ? fieldName(entry, fields[0]!)
          : t('journal.fields', { smart_count: fields.length });
      const words = {
        ...gaps,
        field,
        name: `${mark}${first}${mark}`,
        smart_count: Math.max(1, names.length + more),
      };
      const key = areaSentenceKey(entry) as TextKey | undefined;
      const text = key && t(key, words);
      // Until the texts of the area are loaded, and if it has no such sentence, a general one is shown.
      return text && text !== key ? text : t(`journal.did.${said}` as TextKey, words);
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
          ? listed(more ? [...names, t('journal.more', { smart_count: more, count: count(more) })] : names)
          : '',
        fields.length > 1 ? listed(fields.map(field => fieldName(entry, field))) : '',
        from && to ? t('journal.fromTo', { from, to }) : '',
      ].filter(Boolean);
    },
    [fieldName, listed, t],
  );
  return { sentence, details, fieldName };
}
