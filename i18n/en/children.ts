/** What a purpose or toolgroup holds: its order, and how one is added and taken out. */
export default {
  only: 'only here',
  alsoIn: 'also in %{name}',
  also: {
    purposes: 'also in %{smart_count} purpose |||| also in %{smart_count} purposes',
    toolgroups: 'also in %{smart_count} toolgroup |||| also in %{smart_count} toolgroups',
  },
  tools: '%{smart_count} tool |||| %{smart_count} tools',
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
    lifted: '%{name} is lifted, %{position} of %{total}. Arrow keys move it, space puts it down, escape puts it back.',
    usage: 'Space lifts it. Then arrow keys move it, space puts it down, and escape puts it back.',
    drag: 'Drag %{name}',
    up: 'Move %{name} up',
    down: 'Move %{name} down',
  },
  add: {
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
    error: { purposes: 'There was an error removing the data', toolgroups: 'There was an error removing tool' },
  },
} as const;
