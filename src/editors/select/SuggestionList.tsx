interface Props {
  /** The value of the input's `list`. */
  id: string | undefined;
  names: readonly string[] | undefined;
}

/** Suggestions for an input that also accepts other text. */
export const SuggestionList = ({ id, names = [] }: Props) =>
  id === undefined ? null : (
    <datalist id={id}>
      {names.map(name => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );

/** Returns the id of an input's suggestions, if there are any. */
export const suggestionListId = (field: string, names: readonly string[] | undefined) =>
  names?.length ? `${field}-offered` : undefined;
