import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import type { ReactNode } from 'react';

interface Props {
  /** The id of the input, which is described by `<id>-error`. */
  id: string;
  /** Read aloud as soon as it stands there. */
  isAlert?: boolean;
  children: ReactNode;
}

/** What is wrong with what was filled in, below its input. */
export const FieldError = ({ id, isAlert = false, children }: Props) => (
  <p className="field-error" id={`${id}-error`} {...(isAlert && { role: 'alert' })}>
    <ErrorIcon fontSize="small" />
    {children}
  </p>
);
