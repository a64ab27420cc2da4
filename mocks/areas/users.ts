import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isPassword } from '../../src/platform/password.ts';
import { users as calls, NewUser } from '../../src/platform/users.ts';
import { foldForIndex } from '../db/folding.ts';
import { hashPassword, matchesPassword, randomPassword } from '../db/passwords.ts';
import { usersTable } from '../db/tables/users.ts';
import { visibleUsers } from '../http/access.ts';
import type { AnswerRoute } from '../http/answer.ts';
import { emitEndedSessions, endSessionsOfPassword } from '../http/endSessions.ts';
import type { Environment } from '../http/environment.ts';
import { clientAddress } from '../http/limits.ts';
import { listReply, windowOf } from '../http/lists.ts';
import { welcomeEmail } from '../http/mail.ts';
import { HttpRefusal, invalid, notAllowed } from '../http/refusal.ts';
import { PASSWORD_RULE } from '../http/ruleTexts.ts';
import { mergeExtra } from './extraFields.ts';
import { storeNewUser } from './newUser.ts';
import { countEmail, withPasswordLimits } from './passwordLimits.ts';
import { applyAllDueCharges, applyDueCharges } from './subscriptionRenewals.ts';
import { changeUser, removeUserRow, requireVisibleUser, setRole, storeChange } from './userChanges.ts';
import { userCounts } from './userCount.ts';
import { exportUsers } from './userExport.ts';
import { KNOWN_USER_FIELDS } from './userFields.ts';
import { orderedIds, pageOfIds, searchCondition, userFilterCondition, usersByIds } from './userList.ts';
import { findUser, populatedReply, userReplies, userReply } from './userReply.ts';
import { sendVerification } from './verification.ts';

const FOUND = 20;
/** If staff create a user without a password, a temporary one is sent by email. */
const UserByStaff = z.extend(NewUser, {
  password: z.optional(z.string()),
  isActive: z.optional(z.boolean()),
  productEmailSubscription: z.optional(z.boolean()),
});

/** Users (docs/behaviour.md 1 §7). */
export function usersArea(answer: AnswerRoute, env: Environment) {
  const { db } = env;
  const counts = userCounts(env);

  answer(calls.list, 'staff', async ({ query, caller }) => {
    if (query.subscriptionFilter && query.subscriptionFilter !== 'all') await applyAllDueCharges(env);
    const where = userFilterCondition(db, visibleUsers(db, caller), query);
    const pageWindow = windowOf(env, query);
    const found = await counts.of(where, Boolean(query.query?.trim()));
    const ids = await pageOfIds(db, found, where, query, pageWindow);
    return listReply(env, 'paged', await userReplies(db, await usersByIds(db, ids), caller), found.total);
  });

  answer(calls.search, 'staff', async ({ query, caller }) => {
    const name = foldForIndex(query.name);
    if (name.length < 3) return listReply(env, 'array', []);
    const found = and(visibleUsers(db, caller), searchCondition(name));
    const ids = await orderedIds(db, found, {}, { limit: FOUND, offset: 0 });
    return listReply(env, 'array', await userReplies(db, await usersByIds(db, ids), caller));
  });

  answer(calls.newsSubscribed, 'staff', async ({ caller }) => {
    const subscribed = and(
      visibleUsers(db, caller),
      eq(usersTable.productEmailSubscription, true),
      eq(usersTable.isActive, true),
    );
    const ids = await orderedIds(db, subscribed, {}, { limit: undefined, offset: 0 });
    return listReply(env, 'array', await userReplies(db, await usersByIds(db, ids), caller));
  });

  answer(calls.exportCsv, 'staff', async ({ query, caller, c }) =>
    exportUsers(env, caller, query, c.req.method === 'HEAD'),
  );

  answer(calls.info, 'signedIn', async ({ path, caller }) => {
    const user = await requireVisibleUser(db, caller, path.id);
    await applyDueCharges(env, user.id);
    return populatedReply(db, user, caller);
  });

  answer(
    calls.create,
    'staff',
    async ({ body, caller }) => {
      if (body.password && !isPassword(body.password)) throw invalid({ password: PASSWORD_RULE });
      const temporary = body.password ? undefined : randomPassword();
      const { isActive, productEmailSubscription } = body as z.infer<typeof UserByStaff>;
      const user = await storeNewUser(env, body, body.password || temporary!, {
        ...(isActive !== undefined && { isActive }),
        ...(productEmailSubscription !== undefined && { productEmailSubscription }),
        passwordIsTemporary: temporary !== undefined,
        createdBy: caller.id,
        extra: mergeExtra(body, KNOWN_USER_FIELDS),
      });
      const welcomed = await env.mail(welcomeEmail(user.email, temporary));
      const sent = (await sendVerification(env, user)) && welcomed;
      return { ...(await userReply(db, user, caller)), ...(!sent && { mailError: true }) };
    },
    { body: UserByStaff },
  );

  answer(
    calls.markFirstLogin,
    'signedIn',
    async ({ path, caller }) => {
      if (path.id !== caller.id) throw notAllowed('You are not authorized to change this user');
      const user = await storeChange(env, caller.id, { isLoggedinYet: true });
      env.emitChange('users', 'save', user.id);
      return userReply(db, user, caller);
    },
    {
      when: (_, body) =>
        !!body && typeof body === 'object' && !('firstName' in body) && 'isLoggedinYet' in body,
    },
  );
  answer(calls.update, 'signedIn', async ({ path, body, caller }) =>
    userReply(db, await changeUser(env, caller, path.id, body), caller),
  );
  answer(calls.remove, 'staff', async ({ path, caller }) => removeUserRow(env, caller, path.id));

  answer(calls.setSuperadmin, 'superadmin', async ({ body, caller }) =>
    userReply(db, await setRole(env, caller, body._id, 'superadmin'), caller),
  );
  answer(calls.setAdmin, 'superadmin', async ({ body, caller }) =>
    userReply(db, await setRole(env, caller, body._id, 'admin'), caller),
  );
  answer(calls.removePrivilege, 'superadmin', async ({ body, caller }) =>
    userReply(db, await setRole(env, caller, body._id, 'user'), caller),
  );

  answer(calls.changePassword, 'signedIn', async ({ path, body, caller, c }) => {
    if (path.id !== caller.id) throw notAllowed('You are not authorized to change this password');
    const user = await findUser(db, caller.id);
    const right = await withPasswordLimits(
      env,
      { account: user.emailKey, address: clientAddress(c, env) },
      async () => (await matchesPassword(body.oldPassword, user.passwordHash)) || undefined,
    );
    if (!right) throw invalid({ oldPassword: 'The current password is not correct' }, 403);
    if (!isPassword(body.newPassword)) throw invalid({ password: PASSWORD_RULE });
    const passwordHash = await hashPassword(body.newPassword, env.passwordCost);
    const ended = await db.transaction(async tx => {
      await tx
        .update(usersTable)
        .set({ passwordHash, passwordIsTemporary: false })
        .where(eq(usersTable.id, caller.id));
      return endSessionsOfPassword(tx, env.now(), caller.id, caller.sessionId);
    });
    emitEndedSessions(env, ended);
  });

  answer(calls.resendVerification, 'signedIn', async ({ caller }) => {
    const user = await findUser(db, caller.id);
    await countEmail(env, user.email);
    if (!(await sendVerification(env, user)))
      throw new HttpRefusal(500, 'There was an error sending the email', { mailError: true });
    return {};
  });
}
