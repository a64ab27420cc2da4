export default {
  field: { toolName: 'Name', helpInfo: 'Help', id: 'Id' },
  rule: { toolName: 'Tool Name is required' },
} as const;
