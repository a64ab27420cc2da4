import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import type { ReactNode } from 'react';

interface Props {
  /** The id of the input. The error gets the id `<id>-error`. */
  id: string;
  /** Whether screen readers announce the error immediately. */
  isAlert?: boolean;
  children: ReactNode;
}

export const FieldError = ({ id, isAlert = false, children }: Props) => (
  <p className="field-error" id={`${id}-error`} {...(isAlert && { role: 'alert' })}>
    <ErrorIcon fontSize="small" />
    {children}
  </p>
);
