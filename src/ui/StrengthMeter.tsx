import { PASSWORD_STRENGTH_MAX, passwordRules, passwordStrength } from '../platform/password.ts';

const STEP = 10;
const steps = Array.from({ length: PASSWORD_STRENGTH_MAX / STEP }, (_, i) => (i + 1) * STEP);
const rules = Object.entries(passwordRules) as [keyof typeof passwordRules, (text: string) => boolean][];

type MeterText = keyof typeof passwordRules | 'needs' | 'met' | 'missing' | 'label' | 'points' | 'parts';
interface Props {
  password: string;
  t(key: `strength.${MeterText}`, values?: Record<string, number>): string;
}

/**
 * Shows the requirements of a password and ten points for each criterion of docs/behaviour.md 1 §5. The pages
 * before sign-in and the console share it, so it depends only on React.
 */
export function StrengthMeter({ password, t }: Props) {
  const points = passwordStrength(password);
  const label = t('strength.label');
  const valueText = t('strength.points', { points, max: PASSWORD_STRENGTH_MAX });
  return (
    <div className="strength">
      <ul className="strength-needs" aria-label={t('strength.needs')}>
        {rules.map(([name, has]) => (
          <Need key={name} met={has(password)} word={t(`strength.${has(password) ? 'met' : 'missing'}`)}>
            {t(`strength.${name}`)}
          </Need>
        ))}
      </ul>
      <div
        className="strength-bar"
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={PASSWORD_STRENGTH_MAX}
        aria-valuenow={points}
        aria-valuetext={valueText}
      >
        {steps.map(step => (
          <span key={step} className={points >= step ? 'on' : undefined} />
        ))}
      </div>
      <p className="strength-points">
        <span>{label}</span>
        <span className="numbers">{valueText}</span>
      </p>
      <p>{t('strength.parts')}</p>
    </div>
  );
}

const Need = ({ met, word, children }: { met: boolean; word: string; children: string }) => (
  <li className={met ? 'met' : undefined}>
    <svg
      width="12"
      height="12"
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {met ? <path d="m2 6.5 2.5 2.5L10 3" /> : <circle cx="6" cy="6" r="3.5" />}
    </svg>
    {children}
    <span className="visually-hidden">: {word}</span>
  </li>
);
