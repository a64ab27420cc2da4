import { isSameWord } from '../../billing/words.tsx';
import { describing } from '../../forms/Field.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { money, span } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import styles from './fresh.module.css';
import type { OfferedPlan } from './offers.ts';

interface Props {
  /** Of its first choice. */
  id: string;
  plan: OfferedPlan | undefined;
  chosen: string | undefined;
  choose(period: string): void;
  error: string | undefined;
}

/** How long: the periods of a plan, each with its price beside it. */
export function DurationField({ id, plan, chosen, choose, error }: Props) {
  const t = useText();
  return (
    <fieldset className="field" {...describing(id, error, undefined)}>
      <legend className={`label ${styles.legend}`}>{t('subscriptions.fresh.duration')}</legend>
      <div className={`${styles.options} ${error ? styles.wrong : ''}`}>
        {plan ? (
          plan.periods.map(({ _id, name, interval, times, price }, at) => (
            <label key={_id}>
              <input
                type="radio"
                className={styles.radio}
                name={id}
                {...(!at && { id })}
                checked={_id === chosen}
                onChange={() => choose(_id)}
              />
              <span>
                {span(times, interval)}
                {name && !isSameWord(name, span(times, interval)) ? (
                  <span className="secondary"> {name}</span>
                ) : null}
              </span>
              <span className="secondary numbers">{money(price)}</span>
            </label>
          ))
        ) : (
          <p>{t('subscriptions.fresh.planFirst')}</p>
        )}
      </div>
      {error ? (
        <FieldError id={id} alert>
          {error}
        </FieldError>
      ) : null}
    </fieldset>
  );
}
