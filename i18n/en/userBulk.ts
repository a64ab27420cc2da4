/** The bulk actions for users. */
export default {
  action: {
    activate: 'Activate',
    deactivate: 'Deactivate',
    assignRole: 'Assign role',
    removeRole: 'Remove role',
    assignLayers: 'Assign protected layers',
  },
  ask: {
    activate: 'Activate %{smart_count} user? |||| Activate %{smart_count} users?',
    deactivate: 'Deactivate %{smart_count} user? |||| Deactivate %{smart_count} users?',
    assignRole: 'Assign a role to %{smart_count} user? |||| Assign a role to %{smart_count} users?',
    removeRole: 'Remove a role from %{smart_count} user? |||| Remove a role from %{smart_count} users?',
    assignLayers:
      'Assign protected layers to %{smart_count} user? |||| Assign protected layers to %{smart_count} users?',
  },
  nobody: {
    activate: 'No users to activate',
    deactivate: 'No users to deactivate',
    assignRole: 'All selected users already have this role',
    removeRole: 'None of these users has this role there',
    assignLayers: 'All selected users already have these layers',
  },
  running: {
    activate: 'Activating users: %{done} of %{total}',
    deactivate: 'Deactivating users: %{done} of %{total}',
    assignRole: 'Assigning the role: %{done} of %{total}',
    removeRole: 'Removing the role: %{done} of %{total}',
    assignLayers: 'Assigning layers: %{done} of %{total}',
  },
  done: {
    activate: '%{count} user activated |||| %{count} users activated',
    deactivate: '%{count} user deactivated |||| %{count} users deactivated',
    assignRole: 'Role assigned to %{count} user |||| Role assigned to %{count} users',
    removeRole: 'Role removed from %{count} user |||| Role removed from %{count} users',
    assignLayers: 'Layers assigned to %{count} user |||| Layers assigned to %{count} users',
  },
  changes: {
    activate: '%{names} will be able to sign in again. |||| %{names} will be able to sign in again.',
    deactivate:
      '%{names} will no longer be able to sign in. |||| %{names} will no longer be able to sign in.',
    assignRole:
      '%{names} will get %{role} in %{application}. |||| %{names} will get %{role} in %{application}.',
    removeRole:
      '%{names} will lose %{role} in %{application}. |||| %{names} will lose %{role} in %{application}.',
    assignLayers:
      '%{names} will see %{layers} in %{application}. |||| %{names} will see %{layers} in %{application}.',
  },
  stay: {
    activate: '%{names} is already active. |||| %{names} are already active.',
    deactivate: '%{names} is already inactive. |||| %{names} are already inactive.',
    assignRole: '%{names} already has the role. |||| %{names} already have the role.',
    removeRole: '%{names} does not have the role there. |||| %{names} do not have the role there.',
    assignLayers: '%{names} already sees these layers. |||| %{names} already see these layers.',
  },
  told: {
    activate: '%{names} can sign in again. |||| %{names} can sign in again.',
    deactivate: '%{names} can no longer sign in. |||| %{names} can no longer sign in.',
    assignRole:
      '%{names} now has %{role} in %{application}. |||| %{names} now have %{role} in %{application}.',
    removeRole:
      '%{names} no longer has %{role} in %{application}. |||| %{names} no longer have %{role} in %{application}.',
    assignLayers:
      '%{names} can now see %{layers} in %{application}. |||| %{names} can now see %{layers} in %{application}.',
  },
  undone: {
    assignRole:
      '%{names} no longer has %{role} in %{application}. |||| %{names} no longer have %{role} in %{application}.',
    removeRole:
      '%{names} has %{role} in %{application} again. |||| %{names} have %{role} in %{application} again.',
    assignLayers:
      '%{names} no longer sees these layers in %{application}. |||| %{names} no longer see these layers in %{application}.',
  },
  admins:
    '%{smart_count} of these users is an admin: %{names}. |||| %{smart_count} of these users are admins: %{names}.',
  back: 'You can activate the user again. |||| You can activate the users again.',
  you: 'You are one of these users. Someone else will have to activate you again.',
  refused:
    '%{names} will not change: only a superadmin can change admins. |||| %{names} will not change: only a superadmin can change admins.',
} as const;
