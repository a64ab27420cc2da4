import { account } from './account.ts';
import { apiKeys } from './apiKeys.ts';
import { applications } from './applications.ts';
import { protectedLayers } from './protectedLayers.ts';
import { roles } from './roles.ts';
import { sessions } from './sessions.ts';
import { tags } from './tags.ts';
import { transfer } from './transfer.ts';
import { users } from './users.ts';

/** Every area of the platform that the console asks and the stand-in answers. */
export const platform = { account, apiKeys, applications, protectedLayers, roles, sessions, tags, transfer, users };
