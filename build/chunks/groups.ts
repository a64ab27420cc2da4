import { areaChunk } from './area.ts';
import { frameChunk } from './frame.ts';
import { iconsChunk } from './icons.ts';
import type { Modules } from './modules.ts';
import { pageChunk } from './page.ts';
import { pathMatcher } from './pathMatcher.ts';
import * as beforeSignIn from './paths/beforeSignIn.ts';
import * as data from './paths/data.ts';
import * as forms from './paths/forms.ts';
import { sidebarModules } from './paths/frame.ts';
import * as list from './paths/list.ts';
import * as packages from './paths/packages.ts';
import { recordCoreModules } from './paths/record.ts';
import * as texts from './paths/texts.ts';
import { recordChunk } from './record.ts';

interface Group {
  name: string | ((id: string, modules: Modules) => string | undefined);
  test?: (id: string) => boolean;
  tags?: ['$initial'];
  includeDependenciesRecursively?: false;
}

/** The modules at these paths and their imports. */
const withImports = (name: string, paths: string[]): Group => ({ name, test: pathMatcher(paths) });
/** The modules at these paths without their imports. */
const alone = (name: string, paths: string[]): Group => ({
  ...withImports(name, paths),
  includeDependenciesRecursively: false,
});

const groups: Group[] = [
  { name: 'start', tags: ['$initial'] },
  withImports('opening', beforeSignIn.openingModules),
  withImports('shared', beforeSignIn.sharedModules),
  withImports('around', beforeSignIn.aroundModules),
  alone('note', beforeSignIn.noteModules),
  withImports('account', beforeSignIn.accountModules),
  withImports('fold', data.foldModules),
  alone('writing', data.writingModules),
  withImports('contract', data.contractModules),
  { name: areaChunk, includeDependenciesRecursively: false },
  alone('sidebar', sidebarModules),
  alone('filterPopover', list.filterPopoverModules),
  alone('admin', list.adminModules),
  alone('recordCore', recordCoreModules),
  alone('recordForms', forms.recordFormsModules),
  alone('partForms', forms.partFormsModules),
  withImports('core', packages.coreModules),
  { name: frameChunk },
  { name: iconsChunk, includeDependenciesRecursively: false },
  { name: recordChunk },
  withImports('forms', forms.formsModules),
  withImports('es-applications', texts.spanishApplicationsModules),
  withImports('validation', texts.validationModules),
  withImports('mui', packages.muiModules),
  { name: pageChunk },
];

/**
 * The files of the built console: a module is in the first group that takes it. There are few files, because
 * on a slow machine each file costs more than its bytes. But no screen loads code of another area.
 */
export const chunks = groups.map((group, at) => ({ ...group, priority: groups.length - at }));
