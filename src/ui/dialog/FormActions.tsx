import { createContext, useContext, type ReactNode } from 'react';
import styles from './FormActions.module.css';

export const InDialog = createContext(false);

interface Props {
  /** What is filled, and sends. */
  primary?: ReactNode;
  /** The others, such as Cancel. */
  children?: ReactNode;
}

/** The buttons that end a form. In a dialog they are its foot, at the right with the primary last; on a page a row that begins with it. */
export const FormActions = ({ primary, children }: Props) =>
  useContext(InDialog) ? (
    <div className={styles.foot} data-foot>
      {children}
      {primary}
    </div>
  ) : (
    <div className="row">
      {primary}
      {children}
    </div>
  );
