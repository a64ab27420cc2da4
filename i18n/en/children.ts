/** The toolgroups of a purpose and the tools of a toolgroup: order, adding and removing. */
export default {
  fields: { toolgroup: 'Toolgroup', tool: 'Tool' },
  rule: { toolgroup: 'Choose a toolgroup', tool: 'Choose a tool' },
  only: 'only here',
  alsoIn: 'also in %{name}',
  also: {
    purposes: 'also in %{smart_count} purpose |||| also in %{smart_count} purposes',
    toolgroups: 'also in %{smart_count} toolgroup |||| also in %{smart_count} toolgroups',
  },
  empty: { purposes: 'No toolgroups yet', toolgroups: 'No tools yet' },
  emptyHint: {
    purposes: 'Add toolgroups to make their tools available in this purpose.',
    toolgroups: 'Add tools. The map shows them in the order of this list.',
  },
  order: {
    hint: 'To change the order, drag a row or move it with its buttons.',
    searching: 'Clear the search to change the order.',
    saving: 'Saving order…',
    error: 'There was an error saving sort order',
    now: '%{name} is now at position %{position} of %{total}.',
    stays: '%{name} stays at position %{position} of %{total}.',
    lifted:
      'Picked up %{name} at position %{position} of %{total}. Use the arrow keys to move it, Space to drop it and Escape to cancel.',
    usage:
      'Press Space to pick it up. Then use the arrow keys to move it, Space to drop it and Escape to cancel.',
    drag: 'Drag %{name}',
    up: 'Move %{name} up',
    down: 'Move %{name} down',
  },
  add: {
    title: { purposes: 'Add toolgroup', toolgroups: 'Add tool' },
    create: { purposes: 'Create New', toolgroups: 'Add new tool' },
    existing: 'Use existing',
    already: {
      purposes: 'Toolgroup already exists in the purpose',
      toolgroups: 'Tool already exists in the toolgroup',
    },
    found: {
      purposes: '%{smart_count} toolgroup found |||| %{smart_count} toolgroups found',
      toolgroups: '%{smart_count} tool found |||| %{smart_count} tools found',
    },
    keys: 'Use Up and Down to choose',
    in: {
      purposes: 'in %{smart_count} purpose |||| in %{smart_count} purposes',
      toolgroups: 'in %{smart_count} toolgroup |||| in %{smart_count} toolgroups',
    },
    nowhere: 'not used yet',
    shared: {
      purposes: 'Also used in %{names}. Changes to its tools or their order apply everywhere.',
      toolgroups: 'Also used in %{names}. Changes to the tool apply everywhere.',
    },
    done: { purposes: 'Toolgroup added successfully', toolgroups: 'Tool added successfully' },
    createError: 'There was an error saving toolgroup',
    error: 'There was an error saving purpose',
  },
  remove: {
    ask: 'Remove %{name} from %{from}?',
    text: {
      purposes:
        'Users of %{from} will no longer get the tools of %{name} through it. The toolgroup itself is not deleted.',
      toolgroups: 'Users of %{from} will no longer get %{name} through it. The tool itself is not deleted.',
    },
    done: '%{name} has been removed from %{from}.',
    back: '%{name} has been added back to %{from}.',
    error: 'There was an error removing tool',
  },
} as const;
