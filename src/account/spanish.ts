import account from '../../i18n/es/account.ts';
import accountPages from '../../i18n/es/accountPages.ts';
import failure from '../../i18n/es/failure.ts';
import person from '../../i18n/es/person.ts';
import personRules from '../../i18n/es/personRules.ts';
import preferences from '../../i18n/es/preferences.ts';
import siteLinks from '../../i18n/es/siteLinks.ts';
import strength from '../../i18n/es/strength.ts';

export default {
  account,
  accountPages,
  person,
  personRules,
  preferences,
  failure,
  siteLinks,
  strength,
};
