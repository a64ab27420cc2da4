import type { DefaultProps } from './admin/useDefaultProps.ts';

/** The product's default props by component. Everything else has react-admin's defaults. */
export const defaultProps: DefaultProps = {
  CardList: { clickTarget: 'link' },
  DataTable: { clickTarget: 'link' },
  // 0 exports all matching records.
  ExportButton: { maxResults: 0 },
  SimpleList: { clickTarget: 'link' },
};
