import { useMemo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useText } from '../../ui/useText.ts';
import { JsonEditor } from '../JsonEditor.tsx';
import type { Editing } from '../json/Editor.tsx';
import { LoadDefault } from './LoadDefault.tsx';
import type { ConfigSource } from './source.ts';
import { partIn, type Part } from './stored.ts';
import { useOpenedPart } from './useOpenedPart.ts';
import { useSavePart } from './useSavePart.ts';

interface Props {
  source: ConfigSource;
  part: Part;
  /** All that is stored, as text; null: nothing yet. */
  stored: string | null;
}

/** One document in its editor, with what saves it. */
export function ConfigPart({ source, part, stored }: Props) {
  const t = useText();
  const text = useMemo(() => partIn(stored, source.names, part), [stored, source.names, part]);
  const { opened, note, saved } = useOpenedPart(text);
  /** What somebody else has stored meanwhile, to be looked at in Diff. */
  const [theirs, setTheirs] = useState<string>();
  return (
    <div className="panel">
      <JsonEditor
        key={opened.key}
        label={source.labels[part]}
        value={opened.text}
        saved={opened.saved}
        {...(theirs !== undefined && { compare: { label: t('configs.overtaken.theirs'), text: theirs } })}
        draft={`${source.draft} ${part}`}
        file={`${source.file} ${source.names[part]}`}
        about={stored === null ? <span className="secondary">{t('configs.none')}</span> : null}
        tools={editing => {
          note(editing.unsaved);
          return (
            <>
              {source.path ? <LoadDefault part={part} editing={editing} /> : null}
              <SaveButton
                source={source}
                part={part}
                base={opened.saved}
                editing={editing}
                saved={now => {
                  setTheirs(undefined);
                  saved(now);
                }}
                overtaken={setTheirs}
              />
            </>
          );
        }}
      />
    </div>
  );
}

interface SaveProps {
  source: ConfigSource;
  part: Part;
  base: string;
  editing: Editing;
  saved(text: string): void;
  overtaken(theirs: string): void;
}

function SaveButton({ source, part, editing, ...saving }: SaveProps) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const save = useSavePart(source, part, saving);
  const press = async () => {
    if (busy) return;
    const text = editing.read();
    if (text === undefined) return;
    setBusy(true);
    await save(text).finally(() => setBusy(false));
  };
  return (
    <Button variant="primary" small pending={busy} onClick={press}>
      {t('ui.save')}
    </Button>
  );
}
