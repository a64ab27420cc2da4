import AddIcon from '@mui/icons-material/AddOutlined';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { describing, Field } from '../../../../ui/Field.tsx';
import { TextButton } from '../../../../ui/TextButton.tsx';
import { useText } from '../../../../ui/useText.ts';
import { excludedName, type Excluded } from '../excludedNames.ts';
import styles from './excluded.module.css';

interface Props {
  /** The names that the list already contains. */
  names: readonly string[];
  /** Suggestions while typing. */
  parents: readonly string[];
  layers: readonly string[];
  add(name: string): void;
}

const nothing: Excluded = { parent: '', layer: '' };

/** Adds a layer to the list. The parent stays in its field for the next layer. */
export function AddExcluded({ names, parents, layers, add }: Props) {
  const t = useText();
  const id = useId();
  const layerField = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(nothing);
  const [errors, setErrors] = useState<Partial<Excluded>>({});
  const fault = ({ parent, layer }: Excluded): Partial<Excluded> => ({
    ...(!parent.trim()
      ? { parent: t('resources.layers.excluded.needParent') }
      : parent.includes('@')
        ? { parent: t('resources.layers.excluded.noMark') }
        : {}),
    ...(!layer.trim()
      ? { layer: t('resources.layers.excluded.needLayer') }
      : names.includes(excludedName({ parent, layer }))
        ? { layer: t('resources.layers.excluded.twice') }
        : {}),
  });
  const submit = () => {
    const found = fault(typed);
    setErrors(found);
    if (Object.keys(found).length) return;
    add(excludedName(typed));
    setTyped({ ...typed, layer: '' });
    layerField.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter must not submit the surrounding form of the list.
    if (event.key !== 'Enter') return;
    event.preventDefault();
    submit();
  };
  const input = (name: keyof Excluded, known: readonly string[]) => (
    <Field
      id={`${id}-${name}`}
      label={t(`resources.layers.excluded.${name}`)}
      required
      error={errors[name]}
      isAlert
    >
      <input
        id={`${id}-${name}`}
        ref={name === 'layer' ? layerField : undefined}
        className="input"
        autoComplete="off"
        list={`${id}-${name}-known`}
        value={typed[name]}
        aria-invalid={errors[name] !== undefined}
        aria-required
        {...describing(`${id}-${name}`, errors[name], undefined)}
        onChange={({ target }) => {
          setTyped({ ...typed, [name]: target.value });
          setErrors({});
        }}
        onKeyDown={onKeyDown}
      />
      <datalist id={`${id}-${name}-known`}>
        {known.map(one => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </Field>
  );
  return (
    <div className={styles.add}>
      {input('parent', parents)}
      {input('layer', layers)}
      <TextButton onClick={submit}>
        <AddIcon />
        {t('resources.layers.excluded.add')}
      </TextButton>
    </div>
  );
}
