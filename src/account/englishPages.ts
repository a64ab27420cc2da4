import accountPages from '../../i18n/en/accountPages.ts';
import personRules from '../../i18n/en/personRules.ts';
import strength from '../../i18n/en/strength.ts';
import { learnEnglish } from './text.ts';

// What the login form does not say is loaded with whoever says it, to keep that page light.
learnEnglish({ accountPages, personRules, strength });
