/** The main page (docs/decisions/home-page.md). */
export default {
  title: 'Home',
  dashboard: 'This is Your Dashboard',
  tabs: {
    label: 'Main page',
    defaults: 'Default App Config Management',
    notifications: 'Notification Center',
    misc: 'Misc',
  },
} as const;
