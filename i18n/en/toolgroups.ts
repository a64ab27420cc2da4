import type { ListTexts } from './ListTexts.ts';

export default {
  search: 'Search toolgroups',
  action: { add: 'Create toolgroup' },
  empty: 'No toolgroups yet',
  invite: 'A toolgroup is an ordered set of tools. Purposes can share it, and roles give users access to it.',
  noSuch: 'Toolgroup not found',
  loadError: 'There was an error loading the data',
  saveError: 'There was an error saving toolgroup',
  deleteError: 'There was an error deleting',
  journal: {
    created: 'Toolgroup %{name} created |||| %{smart_count} toolgroups created',
    deleted: 'Toolgroup %{name} deleted |||| %{smart_count} toolgroups deleted',
  },
  notifications: {
    created: 'The toolgroup %{name} has been created.',
    updated: 'The toolgroup %{name} has been saved.',
    undone: 'Changes to the toolgroup %{name} have been undone.',
    deleted: 'The toolgroup %{name} has been deleted.',
  },
  message: {
    delete_title: 'Delete %{name}?',
    delete_content: 'Are you sure to delete toolgroup? It will be removed from all related purposes !',
  },
  fields: { toolGroupName: 'Name', helpInfo: 'Help', tools: 'Tools', rolesAssigned: 'Roles', id: 'ID' },
  rule: { toolGroupName: 'Tool Group Name is required' },
} as const satisfies ListTexts;
