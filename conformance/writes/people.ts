import { randomBytes } from 'node:crypto';
import type { Made, Making } from '../making.ts';
import { makeRecord } from './crud.ts';

/** Roles, a key and a user: what stands by itself. */
export async function peopleWrites(
  making: Making,
): Promise<{ user: Made | undefined; role: Made | undefined }> {
  const { run } = making;
  await making.make('the API key', 'apiKeys.create', { body: {} }, 'apiKeys.remove');

  const role = await makeRecord(making, 'roles');
  const other = await making.make(
    'the role',
    'roles.create',
    { body: { roleName: `${run}-2` } },
    'roles.remove',
  );
  if (role && other) await making.act('roles.copy', { body: { from: role._id, to: other._id } });

  // This run alone signs in with it.
  const password = `Aa1${randomBytes(18).toString('base64url')}`;
  const person = {
    firstName: 'Conformance',
    lastName: run,
    email: `${run}@conformance.invalid`,
    phone: '(555) 123-4567',
  };
  const user = await making.make(
    'the user',
    'users.create',
    { body: { ...person, password } },
    'users.remove',
    { lastName: run },
  );
  if (user) {
    const { mailError: _, ...whole } = user;
    await making.act(
      'users.update',
      { path: { id: user._id }, body: { ...whole, ...person, firstName: 'Changed' } },
      { firstName: 'Changed' },
    );
    const token = await making.signIn(person.email, password);
    if (token)
      await making.act(
        'users.markFirstLogin',
        { path: { id: user._id }, body: { _id: user._id, email: person.email, isLoggedinYet: true } },
        { isLoggedinYet: true },
        token,
      );
    // Some let others choose a password, too.
    await making.act(
      'users.changePassword',
      { path: { id: user._id }, body: { oldPassword: password, newPassword: `${password}2` } },
      {},
      token,
    );
    const { done } = await making.act('users.setAdmin', { body: { _id: user._id } }, { role: 'admin' });
    if (done) await making.act('users.removePrivilege', { body: { _id: user._id } }, { role: 'user' });
    if (role) {
      const given = await making.act('roles.assign', { body: { _id: user._id, roleId: role._id } });
      if (given.done)
        await making.act('roles.unassignEverywhere', { path: { userId: user._id, roleId: role._id } });
    }
  }
  return { user, role };
}
