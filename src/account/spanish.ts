import account from '../../i18n/es/account.ts';
import failure from '../../i18n/es/failure.ts';
import person from '../../i18n/es/person.ts';
import type { Same } from '../../i18n/translate.ts';
import type { English } from './text.ts';

export default { account, person, failure } satisfies Same<English>;
