import { except } from '../pathMatcher.ts';

/** Loads the first page and its data while the frame is loading. */
export const openingModules = [
  'src/openConsole.ts',
  'src/SignOutQuestion.tsx',
  'src/auth/authProvider.ts',
  'src/auth/identity.ts',
  'src/auth/permissions.ts',
  'src/auth/signOut.ts',
  'src/platform/adminRole.ts',
  'src/platform/fieldKind.ts',
  'src/platform/embeddedEntities.ts',
  'src/platform/schema.ts',
  'src/platform/signIn.ts',
  'src/storage/items.ts',
  'src/storage/storageKeys.ts',
  'src/storage/removeLongTexts.ts',
  'src/storage/useItem.ts',
  'src/storage/userItems.ts',
];

/** Pages before sign-in share these modules with screens, and load no screen for them. */
export const sharedModules = [
  'i18n/en/personRules.ts',
  'i18n/en/strength.ts',
  'src/data/useEmailTaken.ts',
  'src/platform/formatPhone.ts',
  'src/platform/password.ts',
  'src/ui/StrengthMeter.tsx',
];

/** The surroundings of the form load on their own, in one file. */
export const aroundModules = [
  'i18n/en/preferences.ts',
  'src/account/SiteLinks.tsx',
  'src/account/Surroundings.tsx',
];

/** Parts of a failure's note that load later: the login page names one file instead of two. */
export const noteModules = [
  'src/account/AccountRequestId.tsx',
  'src/account/WaitCountdown.tsx',
  'src/account/note.css',
];

/** The other pages before sign-in are small: the first one loads them all, with their texts. */
export const accountModules = [
  'src/account/',
  ...except(noteModules),
  '!src/account/ParcelDrawing.tsx',
  '!src/account/spanish.ts',
];
