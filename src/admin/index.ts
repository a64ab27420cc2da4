/**
 * Components and hooks for screens. An export with a name of react-admin keeps react-admin's contract. Lazily
 * loaded components have an index of their own: bulk/.
 */
export {
  Authenticated,
  CustomRoutes,
  FilterLiveForm,
  FormDataConsumer,
  RecordContextProvider,
  RecordRepresentation,
  RecordsIterator,
  Resource,
  WithListContext,
  WithRecord,
  useListContext,
  useListFilterContext,
  useListPaginationContext,
  useListSortContext,
  useRecordContext,
  useResourceContext,
  useSaveContext,
  useSavedQueries,
  useShowContext,
} from 'react-admin';

export { Admin } from './app/Admin.tsx';
export type { AdminProps } from './app/AdminContext.ts';
export { CanAccess, type CanAccessProps } from './auth/CanAccess.tsx';
export { useCanAccess } from './auth/useCanAccess.ts';
export { CreateButton } from './button/CreateButton.tsx';
export { CreateInDialogButton } from './button/CreateInDialogButton.tsx';
export { ExportButton } from './button/ExportButton.tsx';
export { ColumnsButton } from './datatable/ColumnsButton.tsx';
export { DataTable, type DataTableProps } from './datatable/DataTable.tsx';
export { cardFields, fieldColumns } from './datatable/fieldColumns.tsx';

export { RowActionLink, RowButton, type RowButtonProps } from './datatable/RowButton.tsx';
export { RowHeightButton } from './datatable/RowHeightButton.tsx';
export { TableTools } from './datatable/TableTools.tsx';
export { Create, type CreateProps } from './edit/Create.tsx';
export { default as CreateDialog } from './edit/CreateDialog.tsx';
export { CreatePart, type CreatePartProps } from './edit/CreatePart.tsx';
export { DeleteButton, type DeleteButtonProps } from './edit/DeleteButton.tsx';
export { Edit, type EditProps } from './edit/Edit.tsx';
export { EditDocument, type DocumentCalls, type EditDocumentProps } from './edit/EditDocument.tsx';
export { EditPart, type EditPartProps } from './edit/EditPart.tsx';
export { InlineEditForm } from './edit/InlineEditForm.tsx';
export { fieldsPart, type RecordPart } from './edit/RecordPart.ts';
export { useCreatedNotification, useSafeCreate } from './edit/useSafeCreate.ts';
export { useDeleteRecord } from './edit/useDeleteRecord.tsx';
export { useVersionReview } from './edit/useVersionReview.ts';
export { BooleanField } from './field/BooleanField.tsx';
export { DateField } from './field/DateField.tsx';
export { FunctionField } from './field/FunctionField.tsx';
export { NumberField } from './field/NumberField.tsx';
export { TextField } from './field/TextField.tsx';
export { defineFields, formSchemas } from './field/defineFields.ts';

export { FilterButton } from './filter/FilterButton.tsx';
export { FilterChips } from './filter/FilterChips.tsx';
export { FilterForm } from './filter/FilterForm.tsx';
export { listFilters } from './filter/listFilters.tsx';

export { SearchInput } from './filter/SearchInput.tsx';
export { DateRangeFilterInput, NumberFilterInput, SelectFilterInput } from './filter/filterInputs.tsx';
export { AddForm } from './form/AddForm.tsx';
export { AddChoice } from './form/AddChoice.tsx';
export { LazyAddForm } from './form/LazyAddForm.tsx';
export { DialogToolbar } from './form/DialogToolbar.tsx';
export { Form, type FormProps } from './form/Form.tsx';
export { submissionErrors } from './form/fieldErrors.ts';
export { NO_RECORD } from './form/FormContext.ts';
export { SaveButton, type SaveButtonProps } from './form/SaveButton.tsx';
export { SaveIconButtons } from './form/SaveIconButtons.tsx';
export { SimpleForm, type SimpleFormProps } from './form/SimpleForm.tsx';
export { TabbedForm, type FormTabProps, type TabbedFormProps } from './form/TabbedForm.tsx';
export { Toolbar } from './form/Toolbar.tsx';

export { useSharedForm, type SharedForm } from './form/useSharedForm.ts';
export { ArrayInput, type ArrayInputProps } from './input/ArrayInput.tsx';

export {
  AutocompleteArrayInput,
  AutocompleteInput,
  type AutocompleteArrayInputProps,
} from './input/AutocompleteInput.tsx';
export { BooleanInput, type BooleanInputProps } from './input/BooleanInput.tsx';
export { ChoiceInput } from './input/ChoiceInput.tsx';
export { DateInput, type DateInputProps } from './input/DateInput.tsx';
export { fieldInputs } from './input/fieldInputs.tsx';

export { MoneyInput, NumberInput, type NumberInputProps } from './input/NumberInput.tsx';
export { PasswordInput, type PasswordInputProps } from './input/PasswordInput.tsx';
export { RadioButtonGroupInput, type RadioButtonGroupInputProps } from './input/RadioButtonGroupInput.tsx';
export { SelectInput, type SelectInputProps } from './input/SelectInput.tsx';
export { SimpleFormIterator, type SimpleFormIteratorProps } from './input/SimpleFormIterator.tsx';

export {
  ReferenceArrayInput,
  ReferenceInput,
  type ReferenceArrayInputProps,
  type ReferenceInputProps,
} from './input/ReferenceInput.tsx';
export { TextInput, type TextInputProps } from './input/TextInput.tsx';
export { type AutocompleteInputProps } from './input/useAutocomplete.ts';
export { useComboboxInput } from './input/useComboboxInput.ts';
export { useLabelledInput } from './input/useLabelledInput.ts';
export { AppBar, type AppBarProps } from './layout/AppBar.tsx';
export { Layout, type LayoutProps } from './layout/Layout.tsx';
export { Menu, type MenuProps } from './layout/Menu.tsx';
export type { MenuItemLinkProps } from './layout/MenuItemLink.tsx';
export { Notification, type NotificationProps } from './layout/Notification.tsx';
export { CardList } from './list/CardList.tsx';
export { InlineEditProvider, useInlineEdit } from './list/InlineEditProvider.tsx';
export { List, type ListProps } from './list/List.tsx';
export { ListViews } from './list/ListViews.tsx';
export { Pagination } from './list/Pagination.tsx';
export { SavedQueriesList } from './list/SavedQueriesList.tsx';
export { SimpleList } from './list/SimpleList.tsx';
export { SingleFieldList } from './list/SingleFieldList.tsx';
export { SortButton } from './list/SortButton.tsx';
export { useListAddressContext } from './list/useListAddress.ts';
export { useReadSelectedRecords } from './list/useReadSelectedRecords.ts';
export { useSelectedRecords } from './list/useSelectedRecords.ts';
export { ViewTools } from './list/ViewTools.tsx';
export { GroupedRecords } from './panel/GroupedRecords.tsx';
export { ListPanel, type ListPanelProps } from './panel/ListPanel.tsx';
export { NameField, NamesField, type NamedRecord, type RecordGroup } from './panel/NameField.tsx';

export { RemoveButton } from './panel/RemoveButton.tsx';

export {
  ArrayField,
  ReferenceArrayField,
  type ArrayFieldProps,
  type ReferenceArrayFieldProps,
} from './reference/ReferenceArrayField.tsx';
export { ReferenceField, type ReferenceFieldProps } from './reference/ReferenceField.tsx';
export { ReferenceManyCount, type ReferenceManyCountProps } from './reference/ReferenceManyCount.tsx';
export { ReferenceManyField, type ReferenceManyFieldProps } from './reference/ReferenceManyField.tsx';

export { NoMatches, PanelSearch, useListSearch } from './embedded/ListSearch.tsx';
export { EmbeddedList } from './embedded/EmbeddedList.tsx';
export { EmbeddedPagination } from './embedded/EmbeddedPagination.tsx';
export { EmbeddedTable } from './embedded/EmbeddedTable.tsx';
export { TablePanel, type TablePanelProps } from './embedded/TablePanel.tsx';

export { useEndpointPages } from './embedded/useEndpointPages.ts';
export { useStableRecords } from './embedded/useStableRecords.ts';
export { Labeled, type LabeledProps } from './show/Labeled.tsx';
export { Show, type ShowProps } from './show/Show.tsx';
export { ShowRecord } from './show/ShowRecord.tsx';
export { fieldDetails } from './show/fieldDetails.tsx';
export { SimpleShowLayout, type SimpleShowLayoutProps } from './show/SimpleShowLayout.tsx';
export { TabbedShowLayout, type TabbedShowLayoutProps, type TabProps } from './show/TabbedShowLayout.tsx';
export { DefaultPropsContext, useDefaultProps, type DefaultProps } from './useDefaultProps.ts';
