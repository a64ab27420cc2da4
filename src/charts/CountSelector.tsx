interface Props {
  label: string;
  options: { value: number; text: string }[];
  value: number;
  onChange(value: number): void;
}

/** Selects how many values the chart shows. */
export const CountSelector = ({ label, options, value: selectedValue, onChange }: Props) => (
  <div className="segments" role="group" aria-label={label}>
    {options.map(({ value, text }) => (
      <button
        key={value}
        type="button"
        aria-pressed={value === selectedValue}
        onClick={() => onChange(value)}
      >
        {text}
      </button>
    ))}
  </div>
);
