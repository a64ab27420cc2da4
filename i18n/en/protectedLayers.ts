/** Groups of map layers that only named users may see, as an application has them (spec 2 §5). */
export default {
  rule: { groupName: 'Please enter Group Name', groupIndex: 'Please enter valid Group Index' },
} as const;
