/** Components and hooks for screens. A name from react-admin keeps react-admin's contract. Lazily loaded components have their own index: bulk/. */
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
} from 'react-admin';

export { ExportButton } from './button/ExportButton.tsx';
export { ColumnsButton } from './datatable/ColumnsButton.tsx';
export { DataTable, type DataTableProps } from './datatable/DataTable.tsx';
export { RowButton } from './datatable/RowButton.tsx';
export { RowHeightButton } from './datatable/RowHeightButton.tsx';
export { BooleanField } from './field/BooleanField.tsx';
export { DateField } from './field/DateField.tsx';
export { FunctionField } from './field/FunctionField.tsx';
export { NumberField } from './field/NumberField.tsx';
export { TextField } from './field/TextField.tsx';
export { CardList } from './list/CardList.tsx';
export { FilterButton } from './list/FilterButton.tsx';
export { FilterForm } from './list/FilterForm.tsx';
export { useInlineEdit } from './list/InlineEdit.tsx';
export { List, type ListProps } from './list/List.tsx';
export { ListViews } from './list/ListViews.tsx';
export { Pagination } from './list/Pagination.tsx';
export { SearchInput } from './list/SearchInput.tsx';
export { SimpleList } from './list/SimpleList.tsx';
export { SingleFieldList } from './list/SingleFieldList.tsx';
export { SortButton } from './list/SortButton.tsx';
export { useListAddressContext } from './list/useListAddress.ts';
export { ViewTools } from './list/ViewTools.tsx';
export { DefaultPropsContext, useDefaultProps, type DefaultProps } from './useDefaultProps.ts';
