/** The configs of an application, and the default ones. */
export default {
  parts: 'Configs',
  ofApplication: { app: 'App Config', results: 'Result Configs', editor: 'Editor Configs' },
  ofDefaults: { app: 'App Default Config', results: 'Default Result Configs', editor: 'Default Editor Configs' },
  about: {
    app: 'What the map opens with: its layers, in their order, and everything around them.',
    results: 'One config per searchable layer: what is found, how it is listed and drawn.',
    editor: 'One config per layer that is edited: its form, section by section.',
  },
  none: 'There is no config yet. The first one saved is the first there is.',
  saved: 'Config updated successfully',
  loadError: 'There was an error loading the data',
  saveError: 'There was an error saving the data',
  updateError: 'There was an error updating the data',
  loadDefault: 'Load Default',
  noDefault: 'There is no default config yet. Home has a tab for them.',
  defaultError: 'There was an error loading the data',
  overtaken: {
    title: 'Somebody else has changed this config',
    text: 'Since you opened it another one was saved as %{label}. Saving yours puts it in that place.',
    mine: 'Save mine',
    look: 'Look at theirs',
    theirs: 'what somebody else saved',
  },
};
