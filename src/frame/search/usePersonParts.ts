import { PERSON_SEARCH_LENGTH } from '../../access/personSource.ts';
import { USER_TABS } from '../../access/userTabs.ts';
import { useMay } from '../../calls/MeContext.tsx';
import { KINDS } from '../../catalogue/kinds.ts';
import { foldText } from '../../platform/fold.ts';
import { userName } from '../../platform/userName.ts';
import type { User } from '../../platform/users.ts';
import { paths } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import { has, MOST_PARTS, wordsOf, type Found } from './found.ts';

/** Opened most, and offered where no other is named. */
const USUAL = ['roles', 'sessions'];

/** Who is meant: the text without the words that only name a page of a person. */
export function usePersonIn(text: string): string {
  const t = useText();
  const pages = Object.values(USER_TABS).map(page => foldText(t(page)).split(/\s+/));
  const isPage = (word: string) =>
    word.length >= PERSON_SEARCH_LENGTH && pages.flat().some(one => one.startsWith(foldText(word)));
  const who = text
    .split(/\s+/)
    .filter(word => !isPage(word))
    .join(' ');
  return who.length >= PERSON_SEARCH_LENGTH ? who : text;
}

/** Pages of a person where a word names one; else the usual ones of the person that fits best. */
export function usePersonParts(text: string): (people: readonly User[], first: User | undefined) => Found[] {
  const t = useText();
  const may = useMay();
  const words = wordsOf(text);
  const hashes = (Object.keys(USER_TABS) as (keyof typeof USER_TABS)[]).filter(
    hash => hash !== 'access' || KINDS.every(kind => may(kind)),
  );
  return (people, first) =>
    people
      .flatMap(one =>
        hashes.flatMap((hash): Found[] => {
          const [name, page] = [userName(one), t(USER_TABS[hash])];
          const wanted =
            has(`${name} ${page}`, words) &&
            (!has(name, words) || (one._id === first?._id && USUAL.includes(hash)));
          const label = t('search.within', { name, page });
          return wanted
            ? [
                {
                  key: `part ${one._id} ${hash}`,
                  kind: 'page',
                  group: t('search.pages'),
                  section: 'pages of records',
                  label,
                  note: t('resources.users.name', { smart_count: 2 }),
                  to: `${paths.user(one._id)}#${hash}`,
                },
              ]
            : [];
        }),
      )
      .slice(0, MOST_PARTS);
}
