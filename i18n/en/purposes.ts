export default {
  field: { purposeName: 'Name', helpInfo: 'Help', id: 'Id' },
  rule: { purposeName: 'Purpose Name is required' },
} as const;
