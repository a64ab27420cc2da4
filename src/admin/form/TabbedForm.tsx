import { Children, useState } from 'react';
import {
  FormGroupContextProvider,
  useFormGroup,
  useTranslate,
  type FormTabProps as RaFormTabProps,
  type TabbedFormProps as RaTabbedFormProps,
} from 'react-admin';
import styles from '../../ui/tabs/HashTabs.module.css';
import { useHashTab } from '../../ui/tabs/HashTabs.tsx';
import { isTab, TabView, type TabItem, type TabSelection } from '../../ui/tabs/TabView.tsx';
import { Form, type FormProps } from './Form.tsx';
import { Toolbar } from './Toolbar.tsx';

/** The dot beside the label of a tab with invalid fields. */
const InvalidMark = ({ title }: { title: string }) => (
  <>
    <span className={`${styles.unsaved} ${styles.invalid}`} title={title} aria-hidden />
    <span className="visually-hidden">{title}</span>
  </>
);

interface ViewProps extends Pick<RaTabbedFormProps, 'children' | 'syncWithLocation' | 'toolbar'> {
  /** Accessible name of the tabs: a text or its key. */
  tabsLabel?: string;
}

export type TabbedFormProps = FormProps & ViewProps;

export interface FormTabProps extends Pick<
  RaFormTabProps,
  'children' | 'className' | 'contentClassName' | 'count' | 'icon' | 'label'
> {
  /** The hash that selects the tab. Defaults to its index, and to no hash for the first tab. */
  path?: string;
}

/**
 * react-admin's `TabbedForm`, with the selected tab in the hash of the URL. The inputs of all tabs are mounted. A tab with errors is
 * marked.
 */
function TabsForm({
  children,
  className = 'stack',
  syncWithLocation,
  tabsLabel,
  toolbar: customToolbar,
  ...props
}: TabbedFormProps) {
  return (
    <Form noValidate className={className} {...props}>
      <View syncWithLocation={syncWithLocation} tabsLabel={tabsLabel}>
        {children}
      </View>
      {customToolbar === undefined ? <Toolbar /> : customToolbar}
    </Form>
  );
}

const View = ({ syncWithLocation = true, ...props }: ViewProps) =>
  syncWithLocation ? <ViewInHash {...props} /> : <LocalView {...props} />;

const ViewInHash = (props: ViewProps) => <Tabs {...props} {...useHashTab()} />;

function LocalView(props: ViewProps) {
  const [selected, select] = useState('');
  return <Tabs {...props} selected={selected} select={select} />;
}

function Tabs({ children, tabsLabel, ...selection }: ViewProps & TabSelection) {
  const translate = useTranslate();
  const tabs = Children.toArray(children)
    .filter(isTab<FormTabProps>)
    .map((tab, index): TabItem => {
      const { label, count, icon, className, path = index ? String(index) : '' } = tab.props;
      return {
        path,
        label: typeof label === 'string' ? translate(label, { _: label }) : label,
        count,
        icon,
        className,
        mark: <TabErrors group={path} />,
        content: () => <FormGroupContextProvider name={path}>{tab}</FormGroupContextProvider>,
      };
    });
  return (
    <TabView
      {...selection}
      mountAll
      label={tabsLabel && translate(tabsLabel, { _: tabsLabel })}
      tabs={tabs}
    />
  );
}

function TabErrors({ group }: { group: string }) {
  const translate = useTranslate();
  return useFormGroup(group).isValid ? null : <InvalidMark title={translate('ra.message.invalid_form')} />;
}

const Tab = ({ children, contentClassName = 'stack' }: FormTabProps) => (
  <div className={contentClassName}>{children}</div>
);

export const TabbedForm = Object.assign(TabsForm, { Tab });
