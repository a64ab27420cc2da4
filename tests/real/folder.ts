/** Documents that are in use somewhere. They are nobody's to copy: they stand beside the repository, or these tests are no part of the run. */
export const REAL = '../shared/real-data';
