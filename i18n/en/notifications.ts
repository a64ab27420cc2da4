/** The news of each day, for everybody who uses the maps (spec 2 §1). */
export default {
  rule: { group: 'Please set a notification group name', title: 'A title is required' },
} as const;
