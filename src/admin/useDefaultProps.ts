import { createContext, useContext } from 'react';

/** Default props by component name. */
export type DefaultProps = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The product's default props. Without a provider, components use react-admin's defaults. */
export const DefaultPropsContext = createContext<DefaultProps>({});

/**
 * Merges a component's props over the app's default props for it, like MUI's `theme.components.RaList.defaultProps`. `queryOptions` are
 * merged option by option: a page that sets `meta` keeps the default `retry`.
 */
export function useDefaultProps<Props extends object>(component: string, props: Props): Props {
  const defaults = useContext(DefaultPropsContext)[component];
  if (!defaults) return props;
  const merged = { ...defaults, ...props };
  const { queryOptions } = props as { queryOptions?: object };
  return queryOptions
    ? { ...merged, queryOptions: { ...(defaults.queryOptions as object | undefined), ...queryOptions } }
    : merged;
}
