import { account } from './account.ts';
import { apiKeys } from './apiKeys.ts';
import { sessions } from './sessions.ts';
import { tags } from './tags.ts';
import { users } from './users.ts';

/** Every area of the platform that the console asks and the stand-in answers. */
export const platform = { account, apiKeys, sessions, tags, users };
