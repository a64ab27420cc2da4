/** The main page (docs/decisions/home-page.md). */
export default {
  title: 'Home',
  dashboard: 'This is Your Dashboard',
  attention: 'What needs attention',
  tabs: {
    label: 'Main page',
    defaults: 'Default App Config Management',
    notifications: 'Notification Center',
    misc: 'Misc',
  },
} as const;
