interface Props {
  /** What the `list` of the field names. */
  id: string | undefined;
  names: readonly string[] | undefined;
}

/** What may be meant in a field: it is offered, and something else may be typed. */
export const Offers = ({ id, names = [] }: Props) =>
  id === undefined ? null : (
    <datalist id={id}>
      {names.map(name => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );

/** The id of what is offered, where anything is. */
export const offersOf = (field: string, names: readonly string[] | undefined) =>
  names?.length ? `${field}-offered` : undefined;
