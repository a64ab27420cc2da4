import type { Catalogue } from '../en/index.ts';
import access from './access.ts';
import apiKeys from './apiKeys.ts';
import failure from './failure.ts';
import home from './home.ts';
import list from './list.ts';
import notBuilt from './notBuilt.ts';
import person from './person.ts';
import profile from './profile.ts';
import ra from './ra.ts';
import roles from './roles.ts';
import sessions from './sessions.ts';
import settings from './settings.ts';
import shell from './shell.ts';
import tags from './tags.ts';
import ui from './ui.ts';
import users from './users.ts';

/** The Spanish catalogue, held to the English one by the compiler; loaded when it is chosen. */
export const es: Catalogue = { access, apiKeys, failure, home, list, notBuilt, person, profile, ra, roles, sessions, settings, shell, tags, ui, users };
