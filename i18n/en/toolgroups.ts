export default {
  field: { toolGroupName: 'Name', helpInfo: 'Help', id: 'Id' },
  rule: { toolGroupName: 'Tool Group Name is required' },
} as const;
