/** The main page (decision 2). */
export default {
  title: 'Home',
  dashboard: 'This is Your Dashboard',
  tabs: {
    label: 'Main page',
    organizations: 'Organizations',
    defaults: 'Default App Config Management',
    notifications: 'Notification Center',
    misc: 'Misc',
  },
  shortcuts: {
    label: 'Shortcuts',
    users: 'Find, edit and export people',
    newUser: 'Create a person’s account, with a welcome mail',
    purposes: 'Arrange what applications can do, and for whom',
    tags: 'Name what maps are marked with',
  },
} as const;
