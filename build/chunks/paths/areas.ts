/** Modules that load with an area although they are in no folder of its name. */
export const areasModules = {
  /** Purposes, toolgroups and tools contain each other: their contracts, texts and the common parts of their lists load together. */
  catalogue: [
    'i18n/en/purposes.ts',
    'i18n/en/toolgroups.ts',
    'i18n/en/tools.ts',
    'src/domain/catalogue/kinds.ts',
    'src/domain/catalogue/memoizeByKey.ts',
    'src/domain/catalogue/lazyRecordParts.ts',
    'src/platform/assignedRoles.ts',
    'src/platform/purposes.ts',
    'src/platform/toolgroups.ts',
    'src/platform/tools.ts',
  ],
  /** The list of roles and the page of a role show this component. */
  roles: ['src/domain/catalogue/roles/RecordRoleUses.tsx'],
  /** The default configs have the shapes of an application's own. */
  configs: ['src/platform/defaultConfigs.ts', 'src/platform/verbatim.ts'],
  /** Every page with tabs loads the file of applications, too. */
  applications: ['src/ui/tabs/'],
};
