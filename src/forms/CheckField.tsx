import { useId } from 'react';
import { useFormContext } from 'react-hook-form';

export function CheckField({ source, label }: { source: string; label: string }) {
  const id = useId();
  const { register } = useFormContext();
  return (
    <div className="check">
      <input id={id} className="checkbox" type="checkbox" {...register(source)} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
