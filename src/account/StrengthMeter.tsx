import { PASSWORD_POINTS_MAX, passwordPoints } from '../platform/rules.ts';
import { useText } from './text.ts';

const STEP = 10;
const steps = Array.from({ length: PASSWORD_POINTS_MAX / STEP }, (_, i) => (i + 1) * STEP);

/** Ten points for each criterion of spec 1 §5, as a bar and in words. */
export function StrengthMeter({ password }: { password: string }) {
  const t = useText();
  const points = passwordPoints(password);
  const words = t('person.strength.points', { points, max: PASSWORD_POINTS_MAX });
  return (
    <div className="strength">
      <div
        className="strength-bar"
        role="meter"
        aria-label={t('person.strength.label')}
        aria-valuemin={0}
        aria-valuemax={PASSWORD_POINTS_MAX}
        aria-valuenow={points}
        aria-valuetext={words}
      >
        {steps.map(step => (
          <span key={step} className={points >= step ? 'on' : undefined} />
        ))}
      </div>
      <p className="strength-points">
        <span>{t('person.strength.label')}</span>
        <span className="numbers">{words}</span>
      </p>
      <p>{t('person.strength.parts')}</p>
    </div>
  );
}
