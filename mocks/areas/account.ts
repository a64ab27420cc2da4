import { and, eq, ne } from 'drizzle-orm';
import * as z from 'zod/mini';
import { account } from '../../src/platform/account.ts';
import { accountBodies } from '../../src/platform/accountBodies.ts';
import { ownAccount } from '../../src/platform/ownAccount.ts';
import { isPassword } from '../../src/platform/password.ts';
import { isEmail } from '../../src/platform/rules.ts';
import { NewUser } from '../../src/platform/users.ts';
import { emailKey } from '../db/folding.ts';
import { hashPassword, matchesPassword } from '../db/passwords.ts';
import { usersTable } from '../db/tables/users.ts';
import type { AnswerRoute } from '../http/answer.ts';
import { emitEndedSessions, endSessionsOfPassword } from '../http/endSessions.ts';
import type { Environment } from '../http/environment.ts';
import { clientAddress } from '../http/limits.ts';
import { passwordResetEmail } from '../http/mail.ts';
import { HttpRefusal, invalid, notFound, notSignedIn } from '../http/refusal.ts';
import { PASSWORD_RULE } from '../http/ruleTexts.ts';
import { createLink, linkOwner, retireLink } from '../http/tokens.ts';
import { storeNewUser } from './newUser.ts';
import { countEmail, withPasswordLimits } from './passwordLimits.ts';
import { openSession, signInReply, WRONG_PASSWORD } from './signIn.ts';
import { applyDueCharges } from './subscriptionRenewals.ts';
import { findUser, subscribedReply } from './userReply.ts';
import { sendVerification } from './verification.ts';

const badLink = () => new HttpRefusal(400, 'The link is invalid or expired');

/** The calls before sign-in, and the caller's own account (docs/behaviour.md 1 §7 Auth). */
export function accountArea(answer: AnswerRoute, env: Environment) {
  const { db } = env;
  const userOf = async (email: string) =>
    (
      await db
        .select()
        .from(usersTable)
        .where(eq(usersTable.emailKey, emailKey(email)))
    )[0];
  // Passwords for an unknown email are compared against this hash, so that the response time does not reveal
  // which accounts exist.
  const unusedHash = hashPassword('unused', env.passwordCost);

  answer(
    account.signIn,
    'public',
    async ({ body, c }) => {
      if (!body.email.trim() || !body.password)
        throw new HttpRefusal(422, 'Please enter your email and password.');
      if (!isEmail(body.email.trim())) throw new HttpRefusal(422, 'Please enter a valid email.');
      const user = await withPasswordLimits(
        env,
        { account: emailKey(body.email), address: clientAddress(c, env) },
        async () => {
          const found = await userOf(body.email);
          const right = await matchesPassword(body.password, found?.passwordHash || (await unusedHash));
          return found?.passwordHash && right ? found : undefined;
        },
      );
      if (!user) throw notSignedIn(WRONG_PASSWORD);
      if (!user.isActive) throw notSignedIn('This account is not active.');
      return signInReply(env, user);
    },
    { body: accountBodies.signIn },
  );

  answer(
    account.signUp,
    'public',
    async ({ body, c }) => {
      if (!isPassword(body.password)) throw invalid({ password: PASSWORD_RULE });
      await env.limits.count(['signUpsOfAddress', clientAddress(c, env)]);
      const user = await storeNewUser(env, body, body.password, { isLoggedinYet: true });
      const sent = await sendVerification(env, user);
      return { token: await openSession(env, user.id), ...(!sent && { mailError: true }) };
    },
    { body: NewUser, when: c => !c.req.header('Authorization') },
  );

  answer(
    account.forgotPassword,
    'public',
    async ({ body }) => {
      await countEmail(env, body.email);
      const user = await userOf(body.email);
      if (!user?.isActive || user.provider !== 'local') throw notFound('There is no account with this email');
      const sent = await env.mail(
        passwordResetEmail(user.email, await createLink(db, 'reset', user.id, env.now())),
      );
      if (!sent) throw new HttpRefusal(500, 'There was an error sending the email', { mailError: true });
      return {};
    },
    { body: accountBodies.forgotPassword },
  );

  answer(account.verifyResetToken, 'public', async ({ path }) => {
    if (!(await linkOwner(db, 'reset', path.token, env.now()))) throw badLink();
    return {};
  });

  answer(
    account.resetPassword,
    'public',
    async ({ path, body }) => {
      const id = await linkOwner(db, 'reset', path.token, env.now());
      if (!id) throw badLink();
      if (!isPassword(body.password)) throw invalid({ password: PASSWORD_RULE });
      const passwordHash = await hashPassword(body.password, env.passwordCost);
      const ended = await db.transaction(async tx => {
        // The user chose this password, which counts as a first login (docs/decisions/first-login.md).
        await tx
          .update(usersTable)
          .set({ passwordHash, passwordIsTemporary: false, isLoggedinYet: true })
          .where(eq(usersTable.id, id));
        // If two requests use the link at the same time, the second one finds no link.
        if (!(await linkOwner(tx, 'reset', path.token, env.now()))) throw badLink();
        return endSessionsOfPassword(tx, env.now(), id);
      });
      emitEndedSessions(env, ended);
      if (!ended.userIds.includes(id)) env.emitChange('users', 'save', id);
      return {};
    },
    { body: accountBodies.resetPassword },
  );

  answer(account.verifyEmail, 'public', async ({ path }) => {
    const id = await linkOwner(db, 'verify', path.uniqId, env.now());
    const user = id ? await findUser(db, id) : undefined;
    if (!user?.isActive) throw badLink();
    await db.update(usersTable).set({ emailVerified: true }).where(eq(usersTable.id, user.id));
    await retireLink(db, path.uniqId, env.now());
    env.emitChange('users', 'save', user.id);
    return { token: await openSession(env, user.id) };
  });

  answer(
    account.checkEmail,
    'public',
    async ({ query }) => {
      const taken = and(
        eq(usersTable.emailKey, emailKey(query.email)),
        query.id ? ne(usersTable.id, query.id) : undefined,
      );
      return {
        available: (await db.select({ id: usersTable.id }).from(usersTable).where(taken)).length === 0,
      };
    },
    { query: z.object({ email: z.string(), id: z.optional(z.string()) }) },
  );

  answer(ownAccount.me, 'signedIn', async ({ caller }) => {
    await applyDueCharges(env, caller.id);
    return subscribedReply(db, await findUser(db, caller.id), caller);
  });
}
