/** Documented error messages that several areas share. */
export default {
  load: 'There was an error loading the data',
  loadData: 'There was an error loading data',
  save: 'There was an error saving the data',
  saveUser: 'There was an error saving the user',
  update: 'There was an error updating the data',
  remove: 'There was an error removing the data',

  /** Deleting a record. Spanish has another word for removing an item from a record. */
  removeRecord: 'There was an error removing the data',
  addTool: 'There was an error adding Tool',
  conflict: 'Someone else changed this in the meantime.',
  wayOn: 'Check the current version and try again.',
  said: '%{message}',
} as const;
