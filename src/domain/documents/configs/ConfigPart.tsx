import { useMemo, useRef, useState } from 'react';
import { EditDocument } from '../../../admin/index.ts';
import { useTextDraft } from '../../../auth/useTextDraft.ts';
import { EditorPlaceholder } from '../../../editors/EditorPlaceholder.tsx';
import { isSameDocument } from '../../../editors/json/changes.ts';
import { parseValue } from '../../../editors/json/findSyntaxError.ts';
import type { Path } from '../../../editors/json/path.ts';
import type { EditorHandle } from '../../../editors/text/documentEditor.ts';
import { useOpenedText } from '../../../editors/useOpenedText.ts';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import { usePrefixedParams } from '../../../ui/url/usePrefixedParams.ts';
import { useText } from '../../../ui/useText.ts';
import { useReview } from '../review/useReview.tsx';
import { AppForm, EditorForm, ResultsForm } from './configForms.tsx';
import type { ConfigSource } from './configSource.ts';
import { ConfigTools } from './ConfigTools.tsx';
import { FactsContext } from './services/FactsContext.ts';
import { LiveCheck } from './services/LiveCheck.tsx';
import { useLiveCheck } from './services/useLiveCheck.ts';
import { readPart, type DocumentPart } from './storedParts.ts';
import { useStoredPart, type PartRecord, type StoredPart } from './useStoredPart.ts';

const ConfigEditor = lazyComponent(() => import('./ConfigEditor.tsx'), ['editors'], EditorPlaceholder);
const EntryList = lazyComponent(() => import('./EntryList.tsx'), ['configs', 'editors', 'symbols']);
const FORMS = { app: AppForm, results: ResultsForm, editor: EditorForm };
/** The URL parameter that contains the name of the edited config in a list. */
const ENTRY = 'entry';

interface Props {
  source: ConfigSource;
  part: DocumentPart;
  /** The stored text of all documents, or null if there is no stored text. */
  stored: string | null;
}

/** Returns the index of the config with this name, or 0 for an unknown name. */
const entryIndex = (text: string, name: unknown): number =>
  name === null ? 0 : Math.max(0, namesIn(text).indexOf(name));
function namesIn(text: string): unknown[] {
  const list = parseValue(text);
  return Array.isArray(list) ? list.map(one => (one as { name?: unknown } | null)?.name) : [];
}

/**
 * Edits one document: a list of configs with its selected one, or the config of the map. Saving opens a
 * review first.
 */
export function ConfigPart({ source, part, stored }: Props) {
  const t = useText();
  const text = useMemo(() => readPart(stored, source.names, part), [stored, source.names, part]);
  const { opened, setUnsaved: note, markSaved, setDraftBase } = useOpenedText(text, isSameDocument);
  const { own, hrefOf, go } = usePrefixedParams('config');
  const [at, setAt] = useState(() => (part === 'app' ? 0 : entryIndex(text, own.get(ENTRY))));
  /** The document to which the index `at` belongs. */
  const [lastOpened, setLastOpened] = useState(opened);
  if (lastOpened !== opened) setLastOpened(opened);
  if (lastOpened.key !== opened.key && part !== 'app')
    setAt(entryIndex(opened.text, namesIn(lastOpened.saved)[at]));
  const choose = (index: number, name: string) => {
    setAt(index);
    const next = new URLSearchParams(own);
    next.set(ENTRY, name);
    void go(hrefOf(next), { replace: true });
  };
  const editor = useRef<EditorHandle>(null);
  const doc = useStoredPart(source, part, opened.saved);
  const { review, closeReview, preloadProps, dialog } = useReview({
    read: doc.read,
    label: source.labels[part],
    ...(source.of && { of: source.of }),
    base: opened.saved,
    openedAt: opened.savedAt,
  });
  const onSaved = ({ text: now }: PartRecord) => {
    markSaved(now);
    if (editor.current?.readText() !== now) editor.current?.replace(now);
    closeReview();
  };
  const openDraft = useTextDraft(`${source.draft} ${part}`);
  const live = useLiveCheck(part, source.appId);
  /** Selects the config that contains the path. */
  const lead = ([index]: Path) => {
    if (part === 'app' || typeof index !== 'number' || index === at) return;
    setAt(index);
  };
  const Form = source.forms?.[part] ?? FORMS[part];
  return (
    <EditDocument<PartRecord, StoredPart>
      {...doc}
      onSaved={onSaved}
      successMessage="configs.saved"
      errorMessage={stored === null ? 'error.save' : 'error.update'}
    >
      <div className="panel">
        <FactsContext value={live.facts}>
          <ConfigEditor
            key={opened.key}
            part={part}
            facts={live.facts}
            label={source.labels[part]}
            value={opened.text}
            saved={opened.saved}
            openDraft={openDraft}
            onDraftBase={setDraftBase}
            file={`${source.file} ${source.names[part]}`}
            about={stored === null ? <span className="secondary">{t('configs.none')}</span> : null}
            select={{
              form: props => <Form key={at} {...props} />,
              preloadProps: FORMS[part].preloadProps,
              revealPath: lead,
            }}
            problemTools={
              part === 'app' || source.appId ? doc => <LiveCheck document={doc} live={live} /> : () => null
            }
            path={part === 'app' ? [] : [at, 'config']}
            {...(part !== 'app' && {
              beside: (doc, isRead) => (
                <EntryList
                  document={doc}
                  isRead={isRead}
                  part={part}
                  label={source.labels[part]}
                  at={at}
                  choose={choose}
                />
              ),
            })}
            ref={editor}
            onUnsavedChange={note}
            tools={
              <ConfigTools
                part={part}
                canLoadDefault={!!source.path}
                review={review}
                preloadProps={preloadProps}
              />
            }
          />
        </FactsContext>
        {dialog}
      </div>
    </EditDocument>
  );
}
