import { readdirSync } from 'node:fs';

// The areas of the product: their files, and the tests that check them. A file belongs to the first area
// whose pattern matches its path. Tests are named by the start of their path below `tests`; a name that ends
// with a dot is complete.

const named = {
  apiKeys: { files: /apiKeys/, tests: ['screens/apiKeys.', 'platform/apiKeys.'] },
  settings: {
    files: /settings\/|(?<!tables)\/settings\.ts|personRules|strength|StrengthMeter/i,
    tests: ['screens/settings.', 'screens/profile.'],
  },
  profile: {
    files: /profile|ownAccount/,
    tests: ['screens/profile.', 'platform/account.', 'platform/passwords.'],
  },
  account: {
    files:
      /src\/account\/|(?<!Own)account|oauth|(?<!User)signIn|(?<!Resend)verification|newUser\.ts|password/i,
    tests: ['screens/account', 'platform/account.', 'platform/passwords.'],
  },
  search: { files: /layout\/search\/|(en|es)\/search\.|recents?\.ts/, tests: ['screens/search'] },
  userImport: {
    files: /users\/import\/|userImport|importFile/,
    tests: ['screens/userImport.', 'screens/userImportChanges.', 'screens/userCreate.'],
  },
  userExport: { files: /userExport|admin\/export\//, tests: ['screens/userExport.', 'platform/userExport.'] },
  access: {
    files: /users\/access\/|catalogue\/access\/|en\/access|es\/access|\breach\b|roleReach|RoleAccess/,
    tests: ['screens/userAccess.', 'screens/roleAccess.'],
  },
  applicationParts: {
    files:
      /applications\/(users|overrideUsers|county|paths)\/|applicationUsers|applicationParts|overrideUsers|pathsAndCounty|useMembers\./,
    tests: [
      'screens/applicationParts.',
      'screens/applicationPaths.',
      'screens/applicationUsers.',
      'screens/county.',
      'platform/applicationParts.',
    ],
  },
  userSubscriptions: {
    files: /users\/\w*Subscription/,
    tests: ['screens/userSubscriptions.', 'screens/userSubscriptionChanges.', 'platform/subscriptions.'],
  },
  transfer: { files: /transfer|seededV4|v4Users/i, tests: ['screens/transfer', 'platform/transfer.'] },
  sessions: {
    files: /sessions?\.ts|Sessions|endSessions|UserSignIn/,
    tests: ['screens/userSignIn.', 'screens/userSessions.', 'platform/sessions.'],
  },
  bulk: { files: /[bB]ulk/, tests: ['screens/bulk'] },
  userRoles: {
    files:
      /users\/\w*(Role|Layer|Privilege|Admin)|src\/domain\/people\/|roleAssignments|assignedRoles(?!Table)|takenRoles|applicationAdmins/,
    tests: ['screens/userRole', 'screens/userLayers.', 'screens/userAdmins.', 'platform/roleAssignments.'],
  },
  users: {
    files: /users\/|\/users?(?!Cards)[A-Z\w]*\.ts|person\.ts|seededUsers|fillToScale/,
    tests: [
      'screens/userInfo.',
      'screens/userSessions.',
      'screens/userEdit.',
      'screens/userCreate.',
      'screens/userList.',
      'screens/userFilters.',
      'platform/user',
    ],
  },
  roles: { files: /\broles?\b|roles\/|role[A-Z]\w+\.ts/, tests: ['screens/role', 'platform/roles.'] },
  subscriptions: {
    files:
      /pages\/subscriptions|billing\/|subscriptions?\.ts|subscription(Renewals|Reply)|cards?\.ts|userCards|charging|testCards|money|invoices|cycles|seededSubscriptions?/,
    tests: [
      'screens/cards.',
      'screens/cardForm.',
      'screens/subscri',
      'platform/subscriptions.',
      'platform/subscriptionRenewals.',
      'platform/cards.',
    ],
  },
  plans: {
    files: /subscriptionPlans|applicationPlans|\/plans\/|plan[A-Z]\w+\.ts|seededPlans/i,
    tests: ['screens/plan', 'platform/subscriptionPlans.', 'platform/plans.'],
  },
  fieldApps: { files: /fieldApps?/, tests: ['screens/fieldApp', 'platform/applicationParts.'] },
  layers: {
    files:
      /^(?!src\/(editors|domain\/documents)\/).*(layers?\/|layers?\.ts|(?<!\/configs\/)Layer|mapServices?|arcgis|MapService)/i,
    tests: [
      'screens/layers.',
      'screens/protectedLayers.',
      'screens/excludedLayers.',
      'screens/mapServices.',
      'platform/layers.',
      'platform/protectedLayers.',
    ],
  },
  dailyImport: {
    files: /dailyImport|editors\/xml|xml\.ts|seededImport/,
    tests: ['screens/dailyImport', 'platform/dailyImport.'],
  },
  replace: { files: /\breplac/, tests: ['screens/replace.', 'screens/replaceUrls.'] },
  compare: { files: /compare\/|(en|es)\/compare\./, tests: ['screens/compare.'] },
  attention: { files: /attention/i, tests: ['screens/attention.'] },
  readiness: { files: /readiness/i, tests: ['screens/readiness.'] },
  workOrders: { files: /workOrders/, tests: ['screens/workOrders.', 'platform/workOrders.'] },
  applicationTools: {
    files: /applications\/tools\/|applicationTools/,
    tests: ['screens/applicationTools.', 'screens/applicationRoles.'],
  },
  review: {
    files: /(editors|documents)\/review|\/review\.ts|json\/(compar|merge)/,
    tests: ['screens/review.', 'screens/conflict.'],
  },
  configs: {
    files: /configs?\/|[cC]onfigs?\w*\.ts|symbols?|editors\/|domain\/documents\/|documents?\.ts|extraFields/,
    tests: [
      'screens/configs.',
      'screens/configForms.',
      'screens/editorAndAppConfigs.',
      'screens/symbolGroups.',
      'screens/configProblems.',
      'screens/treeBeside.',
      'screens/hostileDocuments.',
      'platform/configs.',
    ],
  },
  notifications: {
    files: /notifications|groupDate|seededNotifications/,
    tests: [
      'screens/notifications.',
      'screens/newsletter.',
      'screens/openEntries.',
      'platform/notifications.',
    ],
  },
  proxy: { files: /proxy/, tests: ['screens/proxy.', 'platform/proxy.'] },
  organizations: {
    files: /organizations?\/|pages\/home\/|\/home\.ts/,
    tests: ['screens/organizations', 'screens/home.'],
  },
  applications: {
    files: /applications?\/|application\w*\.ts|seededApplications|addApplications/i,
    tests: [
      'screens/applicationInfo.',
      'screens/applicationCreate.',
      'screens/applicationTab.',
      'platform/application',
    ],
  },
  catalogue: {
    files: /catalogue|assignedRolesTable|children|purposes?|toolgroups?|\btools?\b|areas\/members/i,
    tests: [
      'screens/catalogue',
      'screens/children.',
      'screens/assignedRoles.',
      'screens/purposeTree',
      'platform/catalogue.',
      'platform/purposes.',
      'platform/tool',
    ],
  },
  demo: {
    files: /pages\/demo|mocks\/demo|\/demo\.ts|faultInjection|faults|invalidReply|masking/,
    tests: ['screens/demoRoom.', 'platform/demo'],
  },
};

/** Shared rooms, each with the fewest tests that check it. */
const rooms = {
  journal: {
    files: /journal|src\/activity\/(actions\/|action|useUndoOffer|createActivity)|useUndoKeys/,
    tests: ['screens/journal.', 'screens/journalParts.', 'screens/undo.'],
  },
  notes: { files: /notes/, tests: ['screens/notes.'] },
  sockets: {
    files: /mocks\/(live|cluster)\.ts/,
    tests: ['screens/live.', 'platform/running/live.', 'platform/running/announcedChanges.'],
  },
  live: {
    files: /src\/activity\/live\/|src\/data\/refresh|marks/i,
    tests: ['screens/live.', 'screens/marks.'],
  },
  charts: { files: /charts/, tests: ['screens/pictures.'] },
  forms: {
    files: /src\/(admin\/(edit|form|input)|ui\/Field)\b/,
    tests: [
      'admin/',
      'screens/formChecks.',
      'screens/selectors.',
      'screens/saves.',
      'screens/filledButtons.',
      'screens/tags.',
    ],
  },
  layout: {
    files: /src\/admin\/layout\//,
    tests: ['admin/layout.', 'admin/admin.', 'screens/shell.', 'screens/broken.', 'screens/undo.'],
  },
  admin: {
    files: /src\/admin\/|src\/(defaultProps|createUserStore)\.ts/,
    tests: ['admin/', 'screens/tags.', 'screens/roleList.'],
  },
  views: { files: /views|savedQueries|SavedQueries/, tests: ['screens/views.'] },
  lists: {
    files: /src\/ui\/(find|url|sorting|useOpenEntry)|\/lists?\.ts|dialect/,
    tests: [
      'screens/lists.',
      'screens/openEntries.',
      'screens/lateAnswers.',
      'platform/listShapes.',
      'platform/scale.',
    ],
  },
  drafts: {
    files: /[dD]rafts?\b|DraftNote|useRefill/,
    tests: ['screens/drafts.', 'screens/unsavedChanges.'],
  },
  leaving: { files: /unsaved|LeaveGuard|FormDialog/, tests: ['screens/leaving.', 'screens/unsavedChanges.'] },
  references: { files: /\bref(erence)?s?\.ts|Reference/, tests: ['screens/references.', 'platform/refs.'] },
  calls: {
    files: /src\/(data|activity)\//,
    tests: [
      'screens/deleted.',
      'screens/faults.',
      'screens/retry.',
      'screens/kinds.',
      'screens/lostUpdates.',
      'screens/saves.',
    ],
  },
  storage: {
    files: /src\/storage\//,
    tests: [
      'screens/drafts.',
      'screens/unsavedChanges.',
      'screens/views.',
      'screens/journal.',
      'screens/shell.',
    ],
  },
  auth: {
    files: /src\/auth\/|http\/tokens|audience|rights/,
    tests: ['screens/opening.', 'screens/accountLogin.', 'screens/userSignIn.', 'platform/rights.'],
  },
  opening: {
    files:
      /src\/[\w.-]+\.(tsx?|css)$|src\/\w+\/index\.ts|src\/resources\/\w+\.ts|i18n\/(en|es)\/(core|ra|index|same)|i18n\/\w+\.ts/,
    tests: ['screens/opening.'],
  },
  shell: {
    files: /src\/(layout|ui)\/|i18n\//,
    tests: ['screens/shell.', 'screens/broken.', 'screens/focus.'],
  },
  contract: { files: /src\/platform\/|openapi\/|conformance\//, tests: ['platform/contract/'] },
  platform: {
    files: /mocks\//,
    tests: ['platform/limits.', 'platform/hostile.', 'platform/rights.', 'platform/tables.'],
  },
  server: {
    files: /server\/|deploy\//,
    tests: ['platform/running/settings.', 'platform/running/headers.', 'platform/running/forward.'],
  },
};

/** The resources that are in no area above: their files and tests contain their name. */
const resources = Object.fromEntries(
  readdirSync(new URL('../../src/resources', import.meta.url), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
    .filter(name => !Object.values(named).some(({ files }) => files.test(`src/resources/${name}/`)))
    .map(name => [
      name,
      {
        files: new RegExp(String.raw`/(seeded)?${name}(/|\.\w+$)`, 'i'),
        tests: [`screens/${name}`, `platform/${name}.`],
      },
    ]),
);

export const areas = { ...resources, ...named, ...rooms };

const CODE = /^(src|mocks|i18n|openapi|conformance|server|deploy)\//;
const isTestOf = (names, path) => names.some(name => path.startsWith(`tests/${name}`));

/** The area of a file; undefined for a file that no tests check, such as documentation. */
export const areaOf = path =>
  CODE.test(path) ? Object.keys(areas).find(name => areas[name].files.test(path)) : undefined;

export const testsOf = (names, files) =>
  files.filter(file => names.some(name => isTestOf(areas[name].tests, file)));
