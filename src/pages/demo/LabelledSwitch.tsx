import styles from './LabelledSwitch.module.css';

interface Props {
  label: string;
  on: boolean;
  turn(on: boolean): void;
}

export const LabelledSwitch = ({ label, on, turn }: Props) => (
  <label className={styles.switchLine}>
    <input
      type="checkbox"
      role="switch"
      className={styles.switch}
      checked={on}
      aria-checked={on}
      onChange={({ target }) => turn(target.checked)}
    />
    <span>{label}</span>
  </label>
);
