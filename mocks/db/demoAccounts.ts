import { seededId } from './ids.ts';

export const DEMO_PASSWORD = 'Assessor1';
export const TEMPORARY_PASSWORD = 'Temporary1';

const USER = 1;
export const seededUserId = (n: number) => seededId(USER, n);

interface DemoAccount {
  email: string;
  firstName: string;
  lastName: string;
  role: 'user' | 'admin' | 'superadmin';
  /** What this account demonstrates. */
  shows: string;
  provider?: 'google' | 'facebook';
  firstLoginPending?: true;
  temporaryPassword?: true;
  unverified?: true;
  inactive?: true;
  /** How many of the first seeded applications this account administers. */
  administers?: number;
}

/** The accounts to try the console with. The index of an account determines its id. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'superadmin@map.example',
    firstName: 'Sofía',
    lastName: 'Reyes',
    role: 'superadmin',
    shows: 'superadmin',
  },
  {
    email: 'admin@map.example',
    firstName: 'Daniel',
    lastName: 'Okafor',
    role: 'admin',
    shows: 'admin of two applications',
    administers: 2,
  },
  { email: 'user@map.example', firstName: 'Grace', lastName: 'Lindqvist', role: 'user', shows: 'user' },
  {
    email: 'keeper@map.example',
    firstName: 'Walter',
    lastName: 'Amari',
    role: 'user',
    shows: 'user who administers an application',
    administers: 1,
  },
  {
    email: 'first.login@map.example',
    firstName: 'Priya',
    lastName: 'Raman',
    role: 'admin',
    shows: 'admin before the first login',
    firstLoginPending: true,
    administers: 1,
  },
  {
    email: 'temporary@map.example',
    firstName: 'Tomás',
    lastName: 'Herrera',
    role: 'user',
    shows: 'temporary password',
    temporaryPassword: true,
    firstLoginPending: true,
  },
  {
    email: 'unverified@map.example',
    firstName: 'Uma',
    lastName: 'Petersen',
    role: 'user',
    shows: 'e-mail not verified',
    unverified: true,
  },
  {
    email: 'inactive@map.example',
    firstName: 'Ian',
    lastName: 'Castellanos',
    role: 'user',
    shows: 'inactive, refused',
    inactive: true,
  },
  {
    email: 'google@map.example',
    firstName: 'Mei',
    lastName: 'Tanaka',
    role: 'admin',
    shows: 'signs in with Google',
    provider: 'google',
    administers: 3,
  },
  {
    email: 'facebook@map.example',
    firstName: 'Felix',
    lastName: 'Bauer',
    role: 'user',
    shows: 'signs in with Facebook',
    provider: 'facebook',
  },
  {
    email: 'second.superadmin@map.example',
    firstName: 'Naomi',
    lastName: 'Whitfield',
    role: 'superadmin',
    shows: 'another superadmin',
  },
];
