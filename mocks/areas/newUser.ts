import { foldedKeys } from '../db/folding.ts';
import { newId } from '../db/ids.ts';
import { hashPassword } from '../db/passwords.ts';
import { usersTable } from '../db/tables/users.ts';
import type { Environment } from '../http/environment.ts';
import { invalid, isUniqueViolation } from '../http/refusal.ts';
import { EMAIL_TAKEN } from '../http/ruleTexts.ts';
import { detailsOf } from './userFields.ts';
import type { UserRow } from './userReply.ts';

type Further = Partial<
  Pick<
    UserRow,
    'isLoggedinYet' | 'passwordIsTemporary' | 'isActive' | 'productEmailSubscription' | 'createdBy' | 'extra'
  >
>;

/** Stores a new user. Reads only the user's own details from the body. Throws if the email is taken. */
export async function storeNewUser(
  env: Environment,
  body: Parameters<typeof detailsOf>[0],
  password: string,
  further: Further,
): Promise<UserRow> {
  const details = detailsOf(body);
  const passwordHash = await hashPassword(password, env.passwordCost);
  try {
    const [row] = await env.db
      .insert(usersTable)
      .values({ ...further, ...details, ...foldedKeys(details), id: newId(env.now()), passwordHash })
      .returning();
    env.emitChange('users', 'save', row!.id);
    return row!;
  } catch (error) {
    if (isUniqueViolation(error)) throw invalid({ email: EMAIL_TAKEN });
    throw error;
  }
}
