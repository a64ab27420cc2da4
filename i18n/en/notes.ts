/** Notices about the connection, the platform, a new version of the console, and concurrent users. */
export default {
  offline: 'You are offline and see data from %{time}. You cannot save until you are back online.',
  sick: 'The platform is not responding properly. Retrying; the data you see may be out of date.',
  newBuild: {
    text: 'A new version of the console is available.',
    typed: 'A new version of the console is available. You can restore your drafts after reloading.',
    reload: 'Reload',
  },
  row: {
    once: 'Changed just now',
    often: 'Being changed',
    tab: 'Changed in another tab',
    edited: 'Edited in another tab',
  },
  page: {
    once: 'Someone else just changed this. You see the latest version.',
    often: 'Someone else is changing this. You see the latest version.',
    tab: 'You just changed this in another tab. You see the latest version.',
    edited: 'You have unsaved changes to this in another tab.',
  },
  form: {
    once: 'Someone else just changed this. Your changes are kept. If there are conflicts, you can resolve them when you save.',
    often:
      'Someone else is changing this. Your changes are kept. If there are conflicts, you can resolve them when you save.',
    tab: 'You just changed this in another tab. Your changes here are kept. If there are conflicts, you can resolve them when you save.',
    edited: 'You have unsaved changes to this in another tab.',
  },
};
