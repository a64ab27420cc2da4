/** The users and admins of an application (docs/behaviour.md 2 §1, §5). */
export default {
  title: 'Users',
  empty: 'No users yet',
  emptyHint: 'Find a user above and add them.',
  find: 'User',
  add: 'Add user',
  added: '%{name} has been added to %{application}.',
  removed: '%{name} has been removed from %{application}.',
  ask: 'Remove %{name} from this application?',
  askText:
    '%{name} will no longer be a user of %{application}. Their account, roles and subscriptions are not affected.',
  admins: {
    title: 'Administrators',
    find: 'User',
    add: 'Add administrator',
    duplicate: 'This user is already an admin in Appliation',
    added: '%{name} now administers %{application}.',
    removed: '%{name} no longer administers %{application}.',
    ask: 'Remove %{name} as administrator?',
    askText:
      '%{name} will no longer be able to manage the users, roles and content of %{application}. Their account, roles and subscriptions are not affected.',
    empty: 'No administrators yet. Superadmins can still manage this application.',
    emptyAsk: 'No administrators yet. Ask a superadmin to add one.',
  },
  fields: { name: 'Name', email: 'Email', role: 'Role', active: 'Active' },
} as const;
