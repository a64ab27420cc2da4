import accountPages from '../../i18n/en/accountPages.ts';
import { learnEnglish } from './text.ts';

// What the pages other than login say is loaded with the first of them, to keep the login page light.
learnEnglish({ accountPages });
