import { PASSWORD_POINTS_MAX, passwordPoints } from '../platform/rules.ts';

const STEP = 10;
const steps = Array.from({ length: PASSWORD_POINTS_MAX / STEP }, (_, i) => (i + 1) * STEP);

interface Props {
  password: string;
  texts: { label: string; points(points: number, max: number): string; parts: string };
}

/** Ten points for each criterion of spec 1 §5, as a bar and in words. Both halves use it, so it knows React only. */
export function StrengthMeter({ password, texts }: Props) {
  const points = passwordPoints(password);
  const words = texts.points(points, PASSWORD_POINTS_MAX);
  return (
    <div className="strength">
      <div
        className="strength-bar"
        role="meter"
        aria-label={texts.label}
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
        <span>{texts.label}</span>
        <span className="numbers">{words}</span>
      </p>
      <p>{texts.parts}</p>
    </div>
  );
}
