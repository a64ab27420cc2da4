import { area } from './area.ts';
import { frame } from './frame.ts';
import { icons } from './icons.ts';
import type { Modules } from './modules.ts';
import { page } from './page.ts';
import { pathMatcher } from './pathMatcher.ts';
import * as beforeSignIn from './paths/beforeSignIn.ts';
import * as data from './paths/data.ts';
import * as forms from './paths/forms.ts';
import { sidebar } from './paths/frame.ts';
import * as list from './paths/list.ts';
import * as packages from './paths/packages.ts';
import { recordCore } from './paths/record.ts';
import * as texts from './paths/texts.ts';
import { record } from './record.ts';

interface Group {
  name: string | ((id: string, modules: Modules) => string | undefined);
  test?: (id: string) => boolean;
  tags?: ['$initial'];
  includeDependenciesRecursively?: false;
}

/** The modules at these paths, with their imports. */
const withImports = (name: string, paths: string[]): Group => ({ name, test: pathMatcher(paths) });
/** The modules at these paths. */
const alone = (name: string, paths: string[]): Group => ({
  ...withImports(name, paths),
  includeDependenciesRecursively: false,
});

const groups: Group[] = [
  // The login page.
  { name: 'start', tags: ['$initial'] },
  withImports('opening', beforeSignIn.opening),
  withImports('shared', beforeSignIn.shared),
  withImports('around', beforeSignIn.around),
  alone('note', beforeSignIn.note),
  withImports('account', beforeSignIn.account),
  withImports('fold', data.fold),
  alone('writing', data.writing),
  withImports('contract', data.contract),
  { name: area, includeDependenciesRecursively: false },
  alone('sidebar', sidebar),
  alone('filterPopover', list.filterPopover),
  alone('admin', list.admin),
  alone('recordCore', recordCore),
  alone('recordForms', forms.recordForms),
  alone('partForms', forms.partForms),
  withImports('core', packages.core),
  { name: frame },
  { name: icons, includeDependenciesRecursively: false },
  { name: record },
  withImports('forms', forms.forms),
  withImports('es-applications', texts.spanishApplications),
  withImports('validation', texts.validation),
  withImports('mui', packages.mui),
  { name: page },
];

/**
 * The files of the built console: a module is in the first group that takes it. Few files rather than many, because on a slow machine
 * each one costs more than its bytes; but no screen loads code of another area.
 */
export const chunks = groups.map((group, at) => ({ ...group, priority: groups.length - at }));
