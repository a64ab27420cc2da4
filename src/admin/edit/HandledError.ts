/** Ends a save without a notification: the user declined to overwrite, or was already told. */
export class HandledError extends Error {
  constructor() {
    super('The save ended, and the person knows how.');
    this.name = 'HandledError';
  }
}
