/** Texts that the pages of purposes, toolgroups and tools share. */
export default {
  details: {
    title: 'Details',
    toolsIn: '%{tools} in %{toolgroups}',
    both: '%{roles} in %{applications}',
  },
  uses: {
    title: 'Where used',
    counting: 'Checking where %{name} is used…',
    unknown: 'Could not check where %{name} is used.',
    none: 'Not used yet',
    noneHint: 'Purposes, toolgroups and plans that use it are listed here.',
    noPlan: 'Not in any plan yet',
    noPlanHint: 'Plans that include this purpose are listed here.',
    nowhere: '%{name} is not used anywhere and has no roles assigned.',
    purposes: 'Used in %{smart_count} purpose |||| Used in %{smart_count} purposes',
    toolgroups: 'Used in %{smart_count} toolgroup |||| Used in %{smart_count} toolgroups',
    plans: 'Included in %{smart_count} plan |||| Included in %{smart_count} plans',
    roles: '%{smart_count} role assigned |||| %{smart_count} roles assigned',
  },
} as const;
