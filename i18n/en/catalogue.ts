/** What the pages of purposes, toolgroups and tools say alike. */
export default {
  loadError: 'There was an error loading the data',
  details: {
    title: 'Details',
    toolsIn: '%{tools} in %{toolgroups}',
    rolesIn: '%{smart_count} application |||| %{smart_count} applications',
    both: '%{roles} in %{applications}',
  },
  uses: {
    title: 'Where used',
    counting: 'Looking up where %{name} is used',
    unknown: 'Where %{name} is used could not be read.',
    none: 'Used nowhere yet',
    noneHint: 'The purposes, toolgroups and plans that have it are listed here.',
    noPlan: 'In no plan yet',
    noPlanHint: 'The plans that include the purpose are listed here.',
    nowhere: 'Nothing has %{name}, and no role carries it.',
    purposes: '%{smart_count} purpose has it |||| %{smart_count} purposes have it',
    toolgroups: '%{smart_count} toolgroup has it |||| %{smart_count} toolgroups have it',
    plans: '%{smart_count} plan includes it |||| %{smart_count} plans include it',
    roles: '%{smart_count} role carries it |||| %{smart_count} roles carry it',
  },
} as const;
