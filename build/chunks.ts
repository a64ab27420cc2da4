import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Which module is in which file of the built console. Few files rather than many: on a slow machine each one costs more
 * than its bytes. But nothing of an area is in what every screen loads.
 */
interface Modules {
  getModuleInfo(id: string): { importers: string[]; dynamicImporters: string[] } | null;
}
interface Group {
  name: string | ((id: string, modules: Modules) => string | undefined);
  test?: RegExp;
  tags?: ['$initial'];
  includeDependenciesRecursively?: false;
}

const parts = (id: string) =>
  /\/(i18n\/en|src\/platform|src\/resources|src\/pages)\/(\w+)[./]/
    .exec(id.replaceAll('\\', '/'))
    ?.slice(1) ?? [];
const isThere = (path: string) => existsSync(new URL(`../${path}`, import.meta.url));
/** Its page has its contract and texts to itself; subscriptions are on the pages of users, too. */
const isPage = (area = '') => isThere(`src/pages/${area}`) && area !== 'subscriptions';

/** The modules that bring this one along, each loaded when it is asked for. */
function broughtBy(id: string, modules: Modules, seen = new Set<string>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {};
  return [
    ...(dynamicImporters.length ? [id] : []),
    ...importers.flatMap(importer => broughtBy(importer, modules, seen)),
  ];
}

/** Purposes, toolgroups and tools stand in each other: contract and texts of one are those of all, with what their lists have alike. */
const CATALOGUE =
  /(i18n\/en\/(purposes|toolgroups|tools)|src\/platform\/(purposes|toolgroups|tools|assignedRoles)|src\/domain\/catalogue\/(kinds|memoize|NameEditor|RecordUses))\.ts$/;

/** Every page with tabs loads the file of applications, too. */
const TABS = /src\/ui\/tabs\/(?!InvalidMark)/;

/** The default configs have the shapes of an application's own. */
const CONFIGS = /src\/platform\/(defaultConfigs|verbatim)\.ts$/;

/** The English texts of an area with its contract, and what its list shares with its other screens. */
function area(id: string, modules: Modules): string | undefined {
  if (CATALOGUE.test(id)) return 'catalogue';
  if (id.endsWith('src/domain/catalogue/roles/RecordRoleUses.tsx')) return 'roles';
  if (CONFIGS.test(id)) return 'configs';
  if (TABS.test(id)) return 'applications';
  const [folder, name] = parts(id);
  if (folder === 'src/resources') {
    const screens = broughtBy(id, modules);
    return screens.length > 1 && screens.some(one => one.endsWith('List.tsx')) ? name : undefined;
  }
  return folder !== 'src/pages' && isThere(`i18n/en/${name}.ts`) && !isPage(name) ? name : undefined;
}

/** What a page opens, over itself or in its place. */
const OPENED = /(Dialog|Tab|ComparePage|ReplacePage|RichTextInput)\.tsx$/;

/** A page that is no resource, with all that it has to itself; what it opens comes when it is opened. */
function page(id: string, modules: Modules): string | undefined {
  const [folder, name] = parts(id);
  if (folder === 'src/resources' || !isPage(name)) return undefined;
  return broughtBy(id, modules).every(one => OPENED.test(one)) ? undefined : name;
}

const FRAME =
  /@mui\/icons-material\/esm\/(AccountTree|ArrowDownward|ArrowUpward|Delete)Outlined\.|src\/(App\.tsx|admin\/(field\/\w+|list\/(list\.module|tableLayout|PaginationFooter|PaginationFooter\.module|useKeptRow|skeleton|InlineEditContext|useResourceText|InlineEditProvider)|datatable\/(columnWidths|SelectAllCheckbox)|savedQueries\/(SavedQueries|savedQueries\.module)|export\/ExportProgressButton)\.(tsx?|css)|auth\/useUserPreference\.ts|data\/progress\.ts|ui\/(actionIcons|formatValue|Address|useNarrow|url\/\w+|OddRows|PageHead|fieldLabel|createSvgIcon|useListed|useCounted|dialog\/DialogButton|unsaved\/(?!useLeaveGuard)\w+)\.(tsx?|css)|ui\/(failure\/\w+|lazy\/PreloadContext|useRecordName|Refused)\.tsx?|data\/useEndpointQuery\.ts|layout\/useSignOut\.ts|activity\/(?:ActivityContext|createActivity)\.tsx?|activity\/(?:live\/(?:changes|recordMarks)|journal\/journalObserver)\.ts)$/;
const RECORD =
  /src\/(activity\/(action|performAction|useAction|actions\/(roles|rules|users))\.|domain\/people\/(?!\w+Inputs?\.|AddRolesForm|useInvisibleHint)|admin\/(panel|small)\/|admin\/show\/Tabbed|admin\/form\/(AddForm\.module|AddOne|LazyAddForm)\.|ui\/find\/useSearchField\.|admin\/select\/(?!LoadedCombobox)|ui\/(PendingRows|QueryState)|auth\/useAdministered|data\/useEndpointList)/;
const ICON = /node_modules\/@mui\/icons-material\//;

/** It names all modules of the kit: a screen that imports it need not bring an icon of one of them. */
const KIT_INDEX = fileURLToPath(new URL('../src/admin/index.ts', import.meta.url)).replaceAll('\\', '/');

/** The screens that bring an icon along, where several do, and how many areas they are of. */
const showing = (id: string, modules: Modules) => {
  const screens = ICON.test(id) ? broughtBy(id, modules, new Set([KIT_INDEX])) : [];
  return { screens, areas: new Set(screens.length > 1 ? screens.map(screen => parts(screen)[1] ?? '') : []) };
};

/** What is loaded with the first list, and the lists themselves. */
const FIRST = /(App|Notes|SavedQueries|List|HomePage)\.tsx$/;

/** What is around every screen, with the parts of lists and the icons that several areas have, a list or the frame among them. */
function frame(id: string, modules: Modules): string | undefined {
  const { screens, areas } = showing(id, modules);
  return FRAME.test(id) ||
    (areas.size > 1 && screens.some(screen => FIRST.test(screen))) ||
    // The home page is the first screen of most people: one file less.
    (areas.size === 1 && areas.has('home'))
    ? 'frame'
    : undefined;
}

/** What the pages of records share, with the icons that those of several areas have. */
const record = (id: string, modules: Modules) =>
  RECORD.test(id) || showing(id, modules).areas.size > 1 ? 'record' : undefined;

/** The icons that several screens of one area have. */
function icons(id: string, modules: Modules): string | undefined {
  const [area, ...others] = showing(id, modules).areas;
  return area && !others.length ? `${area}Icons` : undefined;
}

/** The kit's lists, with what of ra-core they alone stand on. What its composition asks for is in the frame. */
const ADMIN =
  /src\/(admin\/(?!(app|auth|bulk|edit|field|filter\/popover|form|input|layout|panel|reference|select|show|small)\/|list\/(list\.module|tableLayout|PaginationFooter|useKeptRow|skeleton|InlineEditContext|InlineEditLayout|useResourceText|InlineEditProvider)|datatable\/(columnWidths|SelectAllCheckbox|RowExpansion(Provider|\.module))|savedQueries\/|export\/|routing\/(?!useDocumentedPath)|useDefaultProps)|activity\/useRecordMarks)|@mui\/icons-material\/esm\/(DensityMedium|DensitySmall|GridView|TableRows|ViewColumn)Outlined\.|node_modules\/ra-core\/dist\/(dataTable\/|export\/|controller\/list\/(FilterContext|useFilterContext|useListFilterContext|useRecordSelection)|i18n\/useTranslateLabel|util\/(getFieldLabel|removeEmpty|shallowEqual))/;
/** The kit's forms and its pages of records, with what of ra-core they alone stand on. */
const RECORD_FORMS =
  /src\/(admin\/(edit\/(?!CreateDialog|CreatePart|DeleteButton|EditDocument|EditPart|HandledError|InlineEditForm|RowDelete|useDeleteRecord|useFailureNotification|usePartUpdate|useSaveMutation|useEditMode|useSaveField|useSuccessNotification|useVersionReview)|input\/(?!ArrayInput|Item|SimpleFormIterator|useInputLabel)|form\/(?!AddForm\.module|AddOne\.|DiscardContext|FilterInputs|FormContext|LazyAddForm|SaveIconButtons|defineForm|fieldErrors|fieldRules|formValues))|domain\/people\/AddRolesForm|platform\/invisibleNames\.|ui\/(dialog\/Foot|useLaterTexts)\.)|node_modules\/ra-core\/dist\/(controller\/(create|edit)\/|dataProvider\/(useCreate|useUpdate)\.|dataProvider\/HttpError|form\/(getFormInitialValues|sanitizeEmptyValues|useAugmentedForm|useFormIsDirty|useRecordFromLocation|validation\/(setSubmissionErrors|useNotify|ValidationError)))/;

/** The kit's forms of parts of records, which neither a list nor the page of a record has. */
const PART_FORMS =
  /src\/(ui\/Shortcuts|admin\/edit\/(CreatePart|EditDocument|EditPart|usePartUpdate|useSaveMutation|useVersionReview))\./;

/** What of ra-core the pages of records stand on, with and without a form. */
const RECORD_CORE =
  /@mui\/icons-material\/esm\/(CalendarToday|Visibility)|src\/(activity\/useUndoOffer|admin\/(show\/(?!Tabbed)|edit\/(DeleteButton|HandledError|useDeleteRecord|useEditMode|useFailureNotification|useSuccessNotification)|form\/(DiscardContext|defineForm|fieldErrors|fieldRules|formValues)|input\/useInputLabel)|ui\/(Field(Error)?\.|thenGo|lazy\/preloadElement|unsaved\/useLeaveGuard|Facts|CopyButton))|node_modules\/ra-core\/dist\/(controller\/(record\/Optional|saveContext|show\/)|auth\/(useAuthState|useAuthenticated|useCanAccess|useIsAuthPending|useRequireAccess)\.|dataProvider\/(useDelete|useGetOne|useMutationWithMutationMode)\.|dataProvider\/undo\/useAdd|routing\/(useParams|useRedirect)\.)/;

const first: Group[] = [
  // All that the login page needs.
  { name: 'start', tags: ['$initial'] },
  // What asks for the first page and its calls, while the frame is on its way.
  {
    name: 'opening',
    test: /src\/(opening\.ts$|SignOutQuestion\.|auth\/(authProvider|identity|rights|signOut)\.|platform\/(adminRole|fieldKind|partsOfRecord|schema|signIn)\.|storage\/(items|keys|userItems|useItem|removeLongTexts)\.)/,
  },
  // What pages before sign-in share with screens: they load no screen for it.
  {
    name: 'shared',
    test: /src\/(ui\/StrengthMeter|data\/useEmailTaken|platform\/(asPhone|password))\.|i18n\/en\/(personRules|strength)\./,
  },
  // What stands around the form comes by itself, in one file.
  {
    name: 'around',
    test: /src\/account\/(SiteLinks|Surroundings)\.tsx$|i18n\/en\/preferences\.ts$/,
  },
  // Parts of a failure's note that load later. The login page names one file instead of two.
  {
    name: 'note',
    test: /src\/account\/(Reference|WaitCountdown)\./,
    includeDependenciesRecursively: false,
  },
  // The other pages before sign-in are small: the first one brings them all, with their texts.
  {
    name: 'account',
    test: /src\/account\/(\w+Page|pages|EnterForm|NewPasswordField|checks|useAnswer)\.tsx?$/,
  },
  // Lists, forms, pages of records and the journal search and compare by it, and none of them brings the others along.
  { name: 'fold', test: /src\/(platform\/fold|data\/(isEquivalent|isSameJson))\.ts$/ },
  // Comes with the first form or the first record that is written.
  {
    name: 'writing',
    test: /src\/data\/(asSent|inTurn|mergeRecord|recordWrites|safeWrite|toPayload|verifiedUpdate)\.ts$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'contract',
    test: /node_modules\/zod\/|src\/platform\/(crud|filterQuery|ref|nameBy|unchecked|users|webAddress|noneYet)\.ts$/,
  },
  { name: area, includeDependenciesRecursively: false },
  // The frame names each file that it loads on demand: one rather than two.
  {
    name: 'sidebar',
    test: /src\/(admin\/layout\/Sidebar|layout\/DrawerPanel)\.(tsx|module)/,
    includeDependenciesRecursively: false,
  },
  // The popover of a list's filters, with their inputs.
  {
    name: 'filterPopover',
    test: /src\/admin\/filter\/popover\/(?!FilterMenuButton)/,
    includeDependenciesRecursively: false,
  },
  { name: 'admin', test: ADMIN, includeDependenciesRecursively: false },
  { name: 'recordCore', test: RECORD_CORE, includeDependenciesRecursively: false },
  { name: 'recordForms', test: RECORD_FORMS, includeDependenciesRecursively: false },
  { name: 'partForms', test: PART_FORMS, includeDependenciesRecursively: false },
  {
    name: 'core',
    test: /node_modules\/(react-admin|ra-core(?!\/dist\/(dataProvider\/(combineDataProviders|defaultDataProvider|fetch|HttpError|useGetOne)|form\/|controller\/(input\/|list\/(useExpanded|useSavedQueries))|util\/(FieldTitle|getFieldLabel|useDebouncedEvent)|i18n\/useTranslateLabel))|react-router|react-router-dom|@tanstack(?!.*\/(useQueries|queriesObserver)\.)|react-error-boundary)\//,
  },
  { name: frame },
  { name: icons, includeDependenciesRecursively: false },
  { name: record },
  {
    name: 'forms',
    test: /build\/lodashForms|src\/(admin\/(edit\/useSaveField|form\/(FormContext|SaveIconButtons)|list\/InlineEditLayout)|ui\/DraftNote)\.tsx?$|node_modules\/(react-hook-form|ra-core\/dist\/(form|controller\/input|util\/useDebouncedEvent))\//,
  },
  // Few are of one area alone who speak Spanish.
  {
    name: 'es-applications',
    test: /i18n\/es\/(application[A-Z]\w+|compare|fieldApps|layers|mapServices|overrideUsers|protectedLayers|readiness|workOrders)\.ts$/,
  },
  // What validators say, in both languages: everybody loads the name of each file of texts.
  { name: 'validation', test: /i18n\/(en|es)\/validation\.ts$/ },
  // Only what floats needs it.
  { name: 'mui', test: /node_modules\/(@mui\/(?!icons|x-)|@emotion)/ },
  { name: page },
];

/** A module is in the first of these that takes it, with what it imports. */
export const chunks = first.map((group, at) => ({ ...group, priority: first.length - at }));

const ALWAYS = /\/(index|rolldown-runtime)-[\w-]+\.\w+$/;
const WITH_THE_FRAME = /\/(opening|core|frame)-[\w-]+\.\w+$/;

/**
 * The files to ask for beside one that is loaded on demand: without those that are on their way in any case. The entry names
 * only what opens the console, and styles: what else it asks for is small and brings its own along, and each name is loaded by everybody.
 */
export function beside(
  file: string,
  files: string[],
  { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return files;
  const needed = files.filter(one => !ALWAYS.test(one));
  if (WITH_THE_FRAME.test(file)) return needed;
  const own = needed.filter(one => !WITH_THE_FRAME.test(one));
  return ALWAYS.test(`/${hostId}`) ? own.filter(one => one.endsWith('.css')) : own;
}
