import { createContext, useContext, type ReactNode } from 'react';
import styles from './FormActions.module.css';

export const InDialog = createContext(false);

interface Props {
  /** The filled button that submits. */
  primary?: ReactNode;
  /** The other buttons, such as Cancel. */
  children?: ReactNode;
}

/**
 * The buttons at the end of a form. In a dialog they are its footer with the primary one last; on a page they
 * are a row with the primary one first.
 */
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
