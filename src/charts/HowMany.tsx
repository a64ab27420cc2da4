interface Props {
  label: string;
  options: { value: number; text: string }[];
  chosen: number;
  choose(value: number): void;
}

/** Selects how many values the chart shows. */
export const HowMany = ({ label, options, chosen, choose }: Props) => (
  <div className="segments" role="group" aria-label={label}>
    {options.map(({ value, text }) => (
      <button key={value} type="button" aria-pressed={value === chosen} onClick={() => choose(value)}>
        {text}
      </button>
    ))}
  </div>
);
