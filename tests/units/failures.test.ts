import { expect, it } from 'vitest';
import { ConflictError, forbiddenError, notFoundError } from '../../src/data/failures.ts';
import { english } from '../house/catalogues.ts';

it.each([
  ['a conflict', new ConflictError({}), 'Someone else changed this in the meantime.'],
  ['a deleted record', notFoundError(), 'This no longer exists. It may have been deleted.'],
  ['a forbidden call', forbiddenError(), 'You are not authorized to do this.'],
])('the error for %s has a readable message for the notifications of react-admin', (_, error, text) =>
  expect(english[error.message]).toBe(text),
);
