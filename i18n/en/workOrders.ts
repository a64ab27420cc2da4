/** Who does work orders in the departments of an application (spec 2 §3). */
export default {
  departments: 'Departments',
  department: 'Department',
  types: { admins: 'admins', users: 'users', workers: 'workers' },
  counted: {
    admins: '%{smart_count} admin |||| %{smart_count} admins',
    users: '%{smart_count} user |||| %{smart_count} users',
    workers: '%{smart_count} worker |||| %{smart_count} workers',
  },
  noAdmin: 'No admin',
  people: '%{smart_count} member |||| %{smart_count} members',
  person: 'Member',
  caption: 'Members of %{department}',
  add: 'Add %{name} to %{type}',
  remove: 'Remove %{name} from %{type}',
  addShort: 'Add',
  removeShort: 'Remove…',
  adding: 'Adding…',
  removing: 'Removing…',
  added: '%{name} has been added to %{type}.',
  removed: '%{name} has been removed from %{type}.',
  ask: 'Remove %{name} from %{type}?',
  consequence: {
    admins:
      '%{name} will no longer direct the work orders of %{department}. Other user types and departments are not affected.',
    users:
      '%{name} will no longer see the work orders of %{department}. Other user types and departments are not affected.',
    workers:
      '%{name} will no longer receive work orders of %{department}. Other user types and departments are not affected.',
  },
  notAdded: 'Not added',
  newest: 'Show latest list',
  find: 'Add a member',
  findHint: 'Type at least 3 characters. The user becomes a member when you select a user type in the list.',
  choose: 'Show in list',
  empty: 'No departments yet',
  emptyHint: 'Departments with work orders are listed here.',
  noSuch: 'Department not found',
  nobody: 'No members yet',
  nobodyHint: 'Find a user above and choose their user type in this department.',
} as const;
