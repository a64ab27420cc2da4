export default {
  notAuthorized: 'You are not authorized to view Roles.',
} as const;
