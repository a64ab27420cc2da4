/** What a purpose or toolgroup holds: its order, and how one is added and taken out. */
export default {
  field: { toolgroup: 'Toolgroup', tool: 'Tool' },
  rule: { toolgroup: 'Choose a toolgroup', tool: 'Choose a tool' },
  only: 'only here',
  alsoIn: 'also in %{name}',
  also: {
    purposes: 'also in %{smart_count} purpose |||| also in %{smart_count} purposes',
    toolgroups: 'also in %{smart_count} toolgroup |||| also in %{smart_count} toolgroups',
  },
  empty: { purposes: 'No toolgroups yet', toolgroups: 'No tools yet' },
  emptyHint: {
    purposes: 'A purpose opens the tools of its toolgroups.',
    toolgroups: 'A toolgroup opens its tools, in this order.',
  },
  order: {
    meaning: 'in the order of the map’s toolbar',
    hint: 'Drag, or use the arrows on a row.',
    searching: 'The order can be changed once the search is cleared.',
    saving: 'Saving order…',
    error: 'There was an error saving sort order',
    now: '%{name} is now %{position} of %{total}.',
    stays: '%{name} stays %{position} of %{total}.',
    lifted:
      '%{name} is lifted, %{position} of %{total}. Arrow keys move it, space puts it down, escape puts it back.',
    usage: 'Space lifts it. Then arrow keys move it, space puts it down, and escape puts it back.',
    drag: 'Drag %{name}',
    up: 'Move %{name} up',
    down: 'Move %{name} down',
  },
  add: {
    title: { purposes: 'Add toolgroup', toolgroups: 'Add tool' },
    place: 'to %{name}, as number %{position}',
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
    keys: 'Up and Down choose',
    in: {
      purposes: 'in %{smart_count} purpose |||| in %{smart_count} purposes',
      toolgroups: 'in %{smart_count} toolgroup |||| in %{smart_count} toolgroups',
    },
    nowhere: 'used nowhere yet',
    shared: {
      purposes: 'Shared with %{names}. Its tools and their order are the same everywhere.',
      toolgroups: 'Shared with %{names}. It is the same tool everywhere.',
    },
    done: { purposes: 'Toolgroup added successfully', toolgroups: 'Tool added successfully' },
    createError: {
      purposes: 'There was an error saving toolgroup',
      toolgroups: 'There was an error adding Tool',
    },
    error: { purposes: 'There was an error saving purpose', toolgroups: 'There was an error adding Tool' },
  },
  remove: {
    ask: 'Remove %{name} from %{from}?',
    text: {
      purposes: 'Whoever has %{from} no longer gets the tools of %{name} by it. The toolgroup itself stays.',
      toolgroups: 'Whoever has %{from} no longer gets %{name} by it. The tool itself stays.',
    },
    done: '%{name} has been removed from %{from}.',
    back: '%{name} is in %{from} again.',
    error: {
      purposes: 'There was an error removing the data',
      toolgroups: 'There was an error removing tool',
    },
  },
} as const;
