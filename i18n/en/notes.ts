/** What is to be known of the connection, the platform, this console and the others at work. */
export default {
  offline: 'You are offline. Showing what was read at %{time}. Nothing can be saved.',
  sick: 'The platform does not answer as it should. It is asked again; what you see may be old.',
  newBuild: {
    text: 'A new version of the console is there.',
    typed: 'A new version of the console is there. Drafts are offered again after reloading.',
    reload: 'Reload',
  },
  row: {
    once: 'Changed just now',
    often: 'Being changed',
    tab: 'Changed in another tab',
    edited: 'Edited in another tab',
  },
  page: {
    once: 'Changed just now by somebody else. This is how it is now.',
    often: 'Somebody else is changing this. This is how it is now.',
    tab: 'Changed just now in another tab of yours. This is how it is now.',
    edited: 'This is being edited in another tab of yours, and not saved there yet.',
  },
  form: {
    once: 'Just changed by somebody else. What you typed stays; saving asks where both differ.',
    often: 'Somebody else is changing this. What you typed stays; saving asks where both differ.',
    tab: 'Just changed in another tab. What you typed stays; saving asks where both differ.',
    edited: 'This is being edited in another tab of yours, and not saved there yet.',
  },
};
