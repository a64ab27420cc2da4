import { useLabelledInput } from '../../admin/index.ts';
import { isSameText } from '../../domain/billing/subscriptionTexts.tsx';
import { describing } from '../../ui/Field.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { formatInterval, formatMoney } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import styles from './fresh.module.css';
import type { OfferedPlan } from './planOffers.ts';

export function DurationInput({ plan }: { plan: OfferedPlan | undefined }) {
  const t = useText();
  const { field, fieldProps } = useLabelledInput({
    source: 'periodId',
    label: 'subscriptions.fresh.duration',
  });
  const { id, label, error } = fieldProps;
  return (
    <fieldset className="field" {...describing(id, error, undefined)}>
      <legend className={`label ${styles.legend}`}>{label}</legend>
      <div className={`${styles.options} ${error ? styles.wrong : ''}`}>
        {plan ? (
          plan.periods.map(({ _id, name, interval, times, price }, at) => (
            <label key={_id}>
              <input
                type="radio"
                className={styles.radio}
                name={id}
                {...(!at && { id, ref: field.ref })}
                checked={_id === field.value}
                onChange={() => field.onChange(_id)}
              />
              <span>
                {formatInterval(times, interval)}
                {name && !isSameText(name, formatInterval(times, interval)) ? (
                  <span className="secondary"> {name}</span>
                ) : null}
              </span>
              <span className="secondary numbers">{formatMoney(price)}</span>
            </label>
          ))
        ) : (
          <p>{t('subscriptions.fresh.planFirst')}</p>
        )}
      </div>
      {error ? (
        <FieldError id={id} isAlert>
          {error}
        </FieldError>
      ) : null}
    </fieldset>
  );
}
