import type { ReactNode } from 'react';
import { Form, type FormProps } from './Form.tsx';
import { Toolbar } from './Toolbar.tsx';

export type SimpleFormProps = FormProps & { toolbar?: ReactNode };

/** react-admin's `SimpleForm`: inputs in one column, then the toolbar. */
export const SimpleForm = ({
  children,
  className = 'stack',
  toolbar: customToolbar,
  ...props
}: SimpleFormProps) => (
  <Form noValidate className={className} {...props}>
    {children}
    {customToolbar === undefined ? <Toolbar /> : customToolbar}
  </Form>
);
