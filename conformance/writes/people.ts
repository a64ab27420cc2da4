import { randomBytes } from 'node:crypto';
import type { CreatedRecord, WriteRun } from '../WriteRun.ts';
import { writeRecord } from './crud.ts';

/** Writes roles, an API key and a user, which depend on no other records. */
export async function peopleWrites(
  writeRun: WriteRun,
): Promise<{ user: CreatedRecord | undefined; role: CreatedRecord | undefined }> {
  const { prefix } = writeRun;
  await writeRun.create('the API key', 'apiKeys.create', { body: {} }, 'apiKeys.remove');

  const role = await writeRecord(writeRun, 'roles');
  const otherRole = await writeRun.create(
    'the role',
    'roles.create',
    { body: { roleName: `${prefix}-2` } },
    'roles.remove',
  );
  if (role && otherRole) await writeRun.write('roles.copy', { body: { from: role._id, to: otherRole._id } });

  const password = `Aa1${randomBytes(18).toString('base64url')}`;
  const userDetails = {
    firstName: 'Conformance',
    lastName: prefix,
    email: `${prefix}@conformance.invalid`,
    phone: '(555) 123-4567',
  };
  const user = await writeRun.create(
    'the user',
    'users.create',
    { body: { ...userDetails, password } },
    'users.remove',
    { lastName: prefix },
  );
  if (user) {
    const { mailError: _, ...fields } = user;
    await writeRun.write(
      'users.update',
      { path: { id: user._id }, body: { ...fields, ...userDetails, firstName: 'Changed' } },
      { firstName: 'Changed' },
    );
    const token = await writeRun.signIn(userDetails.email, password);
    if (token)
      await writeRun.write(
        'users.markFirstLogin',
        { path: { id: user._id }, body: { _id: user._id, email: userDetails.email, isLoggedinYet: true } },
        { isLoggedinYet: true },
        token,
      );
    // Some platforms let other users change the password, too.
    await writeRun.write(
      'users.changePassword',
      { path: { id: user._id }, body: { oldPassword: password, newPassword: `${password}2` } },
      {},
      token,
    );
    const { done } = await writeRun.write('users.setAdmin', { body: { _id: user._id } }, { role: 'admin' });
    if (done) await writeRun.write('users.removePrivilege', { body: { _id: user._id } }, { role: 'user' });
    if (role) {
      const assignment = await writeRun.write('roles.assign', { body: { _id: user._id, roleId: role._id } });
      if (assignment.done)
        await writeRun.write('roles.unassignEverywhere', { path: { userId: user._id, roleId: role._id } });
    }
  }
  return { user, role };
}
