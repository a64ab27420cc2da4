import type { DefaultProps } from './admin/useDefaultProps.ts';

/** The props that the product's screens have unless they say otherwise; react-admin's own defaults hold for all else. */
export const defaultProps: DefaultProps = {
  CardList: { clickTarget: 'link' },
  DataTable: { clickTarget: 'link' },
  // All that matches.
  ExportButton: { maxResults: 0 },
  SimpleList: { clickTarget: 'link' },
};
