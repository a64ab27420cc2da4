import { language } from '../../i18n/language.ts';
import { withBase } from './base.ts';
import { formatCount } from './formats.ts';
import { MAX_NAMES } from './useJoinNames.ts';
import { useText } from './useText.ts';

/** Joins links to one phrase, like `useJoinNames`. They open in a new tab, so that the open question stays. */
export function JoinedLinks({ links }: { links: { name: string; to: string }[] }) {
  const t = useText();
  const rest = links.length > MAX_NAMES + 1 ? links.length - MAX_NAMES : 0;
  const named = rest ? links.slice(0, MAX_NAMES) : links;
  const parts = new Intl.ListFormat(language.get() === 'en' ? 'en-GB' : language.get()).formatToParts([
    ...named.map((_, at) => String(at)),
    ...(rest ? [t('ui.more', { count: formatCount(rest) })] : []),
  ]);
  return parts.map(({ type, value }, at) => {
    const link = type === 'element' ? named[Number(value)] : undefined;
    if (!link) return value;
    return (
      // oxlint-disable-next-line react/no-array-index-key
      <a key={at} href={withBase(link.to)} target="_blank" rel="noreferrer">
        {link.name}
      </a>
    );
  });
}
