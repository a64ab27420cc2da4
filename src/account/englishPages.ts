import accountPages from '../../i18n/en/accountPages.ts';
import personRules from '../../i18n/en/personRules.ts';
import strength from '../../i18n/en/strength.ts';
import { addEnglishTexts } from './accountText.ts';

// Texts that the login form does not use load with the pages that use them, which keeps the login page small.
addEnglishTexts({ accountPages, personRules, strength });
