import { createContext, useContext } from 'react';

/** Props that components of the kit have unless they are given, by the name of the component. */
export type DefaultProps = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Without a provider every component has react-admin's defaults. */
export const DefaultPropsContext = createContext<DefaultProps>({});

/** A component's props over the app's defaults for it, as MUI's `theme.components.RaList.defaultProps`. */
export function useDefaultProps<Props extends object>(component: string, props: Props): Props {
  const defaults = useContext(DefaultPropsContext)[component];
  return defaults ? ({ ...defaults, ...props } as Props) : props;
}
