import { useListContext } from 'react-admin';

/** Whether the list still shows the records of the previous page or filter while it requests the next ones. */
export function useIsRefreshing() {
  const { isPlaceholderData, isFetching } = useListContext();
  return !!isPlaceholderData && !!isFetching;
}
