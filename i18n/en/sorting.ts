/** Putting rows in another order by dragging, with the pointer and the keyboard. */
export default {
  now: '%{name} is now %{position} of %{total}.',
  stays: '%{name} stays %{position} of %{total}.',
  lifted: '%{name} is lifted, %{position} of %{total}. Arrow keys move it, space puts it down, escape puts it back.',
  usage: 'Space lifts it. Then arrow keys move it, space puts it down, and escape puts it back.',
  drag: 'Drag %{name}',
} as const;
