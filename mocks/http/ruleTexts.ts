import { en } from '../../i18n/en/index.ts';
import { textOf } from '../../i18n/translate.ts';

/** The rules of the contract are keys of the catalogue; the platform replies with their English sentences. */
export const ruleText = (rule: string) => textOf(en, rule) ?? rule;

export const EMAIL_TAKEN = en.personRules.emailTaken;
export const ONE_LINE = en.personRules.oneLine;
export const PASSWORD_RULE = en.personRules.passwordWhole;
export const PHONE_RULE = en.personRules.phone;
