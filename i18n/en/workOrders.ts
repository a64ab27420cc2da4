/** The members of an application's work order departments (docs/behaviour.md 2 §3). */
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
  user: 'User',
  userType: 'User type',
  typeOf: { admins: 'Admin', users: 'User', workers: 'Worker' },
  addMember: 'Add member',
  already: '%{name} is already one of the %{type} of this department',
  empty: 'No departments yet',
  emptyHint: 'Departments with work orders are listed here.',
  noSuch: 'Department not found',
  nobody: 'No members yet',
  nobodyHint: 'To add a member, choose a user and a user type above.',
} as const;
