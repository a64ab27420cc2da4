import bulk from './bulk.ts';
import error from './error.ts';
import failure from './failure.ts';
import list from './list.ts';
import person from './person.ts';
import ra from './ra.ts';
import resources from './resources.ts';
import select from './select.ts';
import shell from './shell.ts';
import ui from './ui.ts';

/** The texts that every screen needs. They load with the first screen. */
export const core = { bulk, error, failure, list, person, ra, resources, select, shell, ui };
