/** Ends a save of which nothing is left to tell: the person declined to overwrite, or knows what happened already. */
export class HandledError extends Error {
  constructor() {
    super('The save ended, and the person knows how.');
    this.name = 'HandledError';
  }
}
