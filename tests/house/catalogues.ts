import { areasOf } from '../../i18n/areas.ts';
import enAccount from '../../i18n/en/account.ts';
import enAccountPages from '../../i18n/en/accountPages.ts';
import enCopyByHand from '../../i18n/en/copyByHand.ts';
import { en } from '../../i18n/en/index.ts';
import enPreferences from '../../i18n/en/preferences.ts';
import enSiteLinks from '../../i18n/en/siteLinks.ts';
import esAccount from '../../i18n/es/account.ts';
import esAccountPages from '../../i18n/es/accountPages.ts';
import esCopyByHand from '../../i18n/es/copyByHand.ts';
import { core, files } from '../../i18n/es/index.ts';
import esPreferences from '../../i18n/es/preferences.ts';
import esSiteLinks from '../../i18n/es/siteLinks.ts';
import type { Texts } from '../../i18n/translate.ts';

const flattenTexts = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flattenTexts(value, `${prefix}${key}.`),
  );

const loaded = await Promise.all(
  Object.entries(areasOf(files)).map(async ([area, load]) => [area, (await load()).default] as const),
);

/** All texts by dotted key, including those of the pages before sign-in. */
export const english = Object.fromEntries(
  flattenTexts({
    ...en,
    account: enAccount,
    accountPages: enAccountPages,
    preferences: enPreferences,
    siteLinks: enSiteLinks,
    copyByHand: enCopyByHand,
  }),
);
export const spanish = Object.fromEntries(
  flattenTexts({
    ...core,
    ...Object.fromEntries(loaded),
    account: esAccount,
    accountPages: esAccountPages,
    preferences: esPreferences,
    siteLinks: esSiteLinks,
    copyByHand: esCopyByHand,
  }),
);
