export default {
  title: 'Roles',
  notAuthorized: 'You are not authorized to view Roles.',
} as const;
