/** The folder of documents that are in use elsewhere and may not be copied into the repository. Where it is not named, these tests are no part of the run. */
export const REAL = process.env.REAL_DATA;
