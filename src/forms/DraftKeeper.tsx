import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { drafts, type Draft } from '../session/drafts.ts';

/** A draft is written when typing pauses for this long, milliseconds. */
const PAUSE = 300;

interface Props {
  user: string;
  form: string;
  texts: { found(time: Date): string; restore: string; discard: string };
}

/** Inside a form: keeps what is typed until it is saved, and offers back what an earlier visit left. */
export function DraftKeeper({ user, form, texts }: Props) {
  const { subscribe, setValue, setFocus, getValues } = useFormContext();
  const [found, setFound] = useState<Draft | undefined>(() => drafts.read(user, form));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waiting: Record<string, unknown> = {};
    const write = () => {
      clearTimeout(timer);
      if (Object.keys(waiting).length) drafts.keep(user, form, waiting);
      waiting = {};
    };
    const stop = subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {} }) => {
        waiting = Object.fromEntries(Object.entries(values).filter(([name]) => dirtyFields[name]));
        clearTimeout(timer);
        timer = setTimeout(write, PAUSE);
      },
    });
    return () => {
      stop();
      // Whoever leaves quickly loses nothing; after saving or cancelling nothing waits.
      write();
    };
  }, [subscribe, user, form]);

  if (!found) return null;
  const settle = () => setFound(undefined);
  return (
    <div className="note" role="status">
      <HistoryIcon />
      <span>{texts.found(new Date(found.time))}</span>
      <button
        type="button"
        className="button link"
        onClick={() => {
          const known = Object.entries(found.values).filter(([name]) => name in getValues());
          for (const [name, value] of known) setValue(name, value, { shouldDirty: true, shouldValidate: true });
          settle();
          if (known[0]) setFocus(known[0][0]);
        }}
      >
        {texts.restore}
      </button>
      <button
        type="button"
        className="button link"
        onClick={() => {
          drafts.drop(user, form);
          settle();
        }}
      >
        {texts.discard}
      </button>
    </div>
  );
}
