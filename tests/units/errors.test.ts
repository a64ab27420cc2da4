import { describe, expect, it } from 'vitest';
import { readError } from '../../src/platform/errors.ts';

describe('error replies in any shape', () => {
  it('an error reply that is nested 20,000 levels deep has no field errors', () => {
    const depth = 20_000;
    const body: unknown = JSON.parse(`{"errors":${'{"a":'.repeat(depth)}"No"${'}'.repeat(depth)}}`);
    expect(readError(400, body)).toMatchObject({ status: 400, body: { errors: {} } });
  });

  it.each([
    [{ message: 'Said' }, 'Said'],
    [{ error: 'Said' }, 'Said'],
    [{ error: { message: 'Said' } }, 'Said'],
    ['Said', 'Said'],
    ['<html>proxy page</html>', ''],
    ['{"message":"No di', ''],
    [' [{"message":', ''],
    ['x'.repeat(500), ''],
    [undefined, ''],
    [null, ''],
    [[], ''],
    [{ message: 7 }, ''],
  ])('the error reply %j has the message “%s”', (body, message) =>
    expect(readError(400, body).serverMessage).toBe(message),
  );

  it.each([
    [{ errors: { email: 'Taken' } }, { email: 'Taken' }],
    [{ errors: { email: { message: 'Taken' } } }, { email: 'Taken' }],
    [{ errors: { email: { code: 7 } } }, {}],
    [{ errors: ['Taken'] }, {}],
    [{ errors: null }, {}],
    [{ errors: { email: null, phone: '', name: 7 } }, {}],
    [
      { errors: { 'paths[0].path': 'No', 'links[1][rel]': { message: 'Bad' } } },
      { 'paths.0.path': 'No', 'links.1.rel': 'Bad' },
    ],
    [
      { errors: { paths: { 0: { path: { message: 'No', kind: 'url', reason: null } }, 1: null } } },
      { 'paths.0.path': 'No' },
    ],
    [
      { errors: { county: { code: 'None', 'links[0]': { rel: 'Bad' } } } },
      { 'county.code': 'None', 'county.links.0.rel': 'Bad' },
    ],
    [{ errors: 'Taken' }, {}],
    [{ errors: { paths: ['Taken'] } }, {}],
    [{}, {}],
  ])('the error reply %j has the field errors %j', (body, errors) =>
    expect(readError(422, body).body.errors).toEqual(errors),
  );

  it.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [500, 'rejected'],
  ])('an error with the status %d counts as %s', (httpStatus, failure) =>
    expect(readError(httpStatus, {}).failure).toBe(failure),
  );
});
