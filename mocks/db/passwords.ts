import { randomBytes, randomInt } from 'node:crypto';
import { argon2id, argon2Verify } from 'hash-wasm';

/** The cost of one argon2id hash; `memory` is in KiB. */
export interface PasswordCost {
  memory: number;
  rounds: number;
}
export const PASSWORD_COST: PasswordCost = { memory: 19_456, rounds: 2 };
/** Only for tests: these hashes do not protect passwords. */
export const CHEAP_PASSWORDS: PasswordCost = { memory: 64, rounds: 1 };

export const hashPassword = (password: string, cost: PasswordCost) =>
  argon2id({
    password,
    salt: randomBytes(16),
    parallelism: 1,
    iterations: cost.rounds,
    memorySize: cost.memory,
    hashLength: 32,
    outputType: 'encoded',
  });

/** False for a user without a password, who signs in with a provider. */
export const matchesPassword = async (password: string, hash: string) =>
  hash !== '' && password !== '' && (await argon2Verify({ password, hash }));

const LETTERS = 'abcdefghijkmnpqrstuvwxyz';
const CAPITALS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const pick = (from: string) => from[randomInt(from.length)]!;

/** A temporary password that satisfies the rule and is easy to copy by hand. */
export const randomPassword = () =>
  pick(CAPITALS) +
  Array.from({ length: 8 }, () => pick(LETTERS)).join('') +
  Array.from({ length: 3 }, () => pick(DIGITS)).join('');
