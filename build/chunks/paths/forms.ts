import { except } from '../pathMatcher.ts';
import { addButtonModules } from './record.ts';

/** react-hook-form, and the modules of every form, including the one in a row of a list. */
export const formsModules = [
  'build/lodashForms.ts',
  'src/admin/edit/useSaveField.ts',
  'src/admin/form/FormContext.ts',
  'src/admin/form/SaveIconButtons.tsx',
  'src/admin/list/InlineEditLayout.*',
  'src/ui/DraftNote.tsx',
  'ra-core/dist/controller/input/',
  'ra-core/dist/form/',
  'ra-core/dist/util/useDebouncedEvent.js',
  'react-hook-form/',
];

/** The kit's forms and record pages, with the modules of ra-core that only they use. */
export const recordFormsModules = [
  'src/admin/edit/Create.tsx',
  'src/admin/edit/Differences.*',
  'src/admin/edit/Edit.tsx',
  'src/admin/edit/PartProviders.tsx',
  'src/admin/edit/RecordPart.ts',
  'src/admin/edit/useSafeCreate.ts',
  'src/admin/edit/useSafeUpdate.tsx',
  'src/admin/edit/useSavedNotificationWithUndo.ts',
  'src/admin/form/',
  '!src/admin/form/FilterInputs.tsx',
  ...except(addButtonModules),
  '!src/admin/form/FormContext.ts',
  '!src/admin/form/SaveIconButtons.tsx',
  'src/admin/input/',
  '!src/admin/input/ArrayInput.*',
  '!src/admin/input/Item*.tsx',
  '!src/admin/input/SimpleFormIterator.*',
  'src/domain/people/AddRolesForm.tsx',
  'src/ui/dialog/FormActions.*',
  'src/ui/useLoadTexts.ts',
  'ra-core/dist/controller/create/',
  'ra-core/dist/controller/edit/',
  'ra-core/dist/dataProvider/HttpError.js',
  'ra-core/dist/dataProvider/useCreate.js',
  'ra-core/dist/dataProvider/useUpdate.js',
  'ra-core/dist/form/getFormInitialValues.js',
  'ra-core/dist/form/sanitizeEmptyValues.js',
  'ra-core/dist/form/useAugmentedForm.js',
  'ra-core/dist/form/useFormIsDirty.js',
  'ra-core/dist/form/useRecordFromLocation.js',
  'ra-core/dist/form/validation/ValidationError.js',
  'ra-core/dist/form/validation/setSubmissionErrors.js',
  'ra-core/dist/form/validation/useNotifyIsFormInvalid.js',
];

/** The kit's forms of parts of records, which neither lists nor record pages need. */
export const partFormsModules = [
  'src/admin/edit/CreatePart.tsx',
  'src/admin/edit/EditDocument.tsx',
  'src/admin/edit/EditPart.tsx',
  'src/admin/edit/usePartUpdate.ts',
  'src/admin/edit/useSaveMutation.ts',
  'src/admin/edit/useVersionReview.ts',
  'src/ui/Shortcuts.*',
];
