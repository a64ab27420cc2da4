import styles from './users.module.css';

/** What somebody is; those who may more than others bear a shield. Plain: a list draws many. */
export const RoleMark = ({ role = 'user', word }: { role?: string | undefined; word: string }) =>
  role === 'user' ? word : <span className={styles.privileged}>{word}</span>;
