import { useEffect, useRef, type ReactNode } from 'react';
import { useEndpointQuery } from '../../../data/useEndpointQuery.ts';
import { EditorPlaceholder } from '../../../editors/EditorPlaceholder.tsx';
import type { Verbatim } from '../../../platform/verbatim.ts';
import { FailedState } from '../../../ui/failure/FailedState.tsx';
import { UnsavedMark, useUnsavedByTab } from '../../../ui/tabs/UnsavedMark.tsx';
import { StaysOnPage, UnsavedContext, useHasUnsaved } from '../../../ui/unsaved/unsaved.ts';
import { usePrefixedParams } from '../../../ui/url/usePrefixedParams.ts';
import { useText } from '../../../ui/useText.ts';
import { ConfigPart } from './ConfigPart.tsx';
import type { ConfigSource } from './configSource.ts';
import styles from './parts.module.css';
import { DOCUMENT_PARTS, type DocumentPart } from './storedParts.ts';

const PARAMETER = 'part';

/**
 * Edits the documents of an application, or the default documents. Visited documents stay mounted, so that
 * unsaved text is kept. The URL contains which document is shown. `children` are links beside the names.
 */
export function ConfigEditors({
  source,
  enabled = true,
  children,
}: {
  source: ConfigSource;
  enabled?: boolean;
  children?: ReactNode;
}) {
  const t = useText();
  const { own, hrefOf, go } = usePrefixedParams('config');
  const partInUrl = own.get(PARAMETER);
  const shown: DocumentPart = DOCUMENT_PARTS.find(part => part === partInUrl) ?? DOCUMENT_PARTS[0];
  const visited = useRef(new Set<DocumentPart>());
  visited.current.add(shown);
  const unsavedIn = useUnsavedByTab();
  const keep = useHasUnsaved();
  const query = useEndpointQuery(source.read, source.path ? { path: source.path } : {}, { enabled });
  const stored = query.data as Verbatim<unknown> | null | undefined;

  const parts = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Scrolls the selected name into view on narrow screens.
    const pressed = parts.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (pressed) parts.current!.scrollLeft = pressed.offsetLeft;
  }, [shown]);
  const show = (part: DocumentPart) => {
    const next = new URLSearchParams(own);
    if (part === DOCUMENT_PARTS[0]) next.delete(PARAMETER);
    else next.set(PARAMETER, part);
    void go(hrefOf(next));
  };
  return (
    <>
      <div className={styles.head}>
        <div ref={parts} className="segments" role="group" aria-label={t('configs.parts')}>
          {DOCUMENT_PARTS.map(part => (
            <button key={part} type="button" aria-pressed={part === shown} onClick={() => show(part)}>
              {source.labels[part]} <UnsavedMark unsaved={unsavedIn(part)} />
            </button>
          ))}
        </div>
        <span className="secondary">{t(`configs.about.${shown}`)}</span>
        {children}
      </div>
      {query.error && !(keep && stored !== undefined) ? (
        <div className="panel">
          <FailedState heading="h3" error={query.error} loadError="error.load" retry={query.refetch} />
        </div>
      ) : stored === undefined ? (
        <div className="panel">
          <EditorPlaceholder
            label={source.labels[shown]}
            beside={shown !== 'app'}
            checks={shown === 'app' || source.appId}
          />
        </div>
      ) : (
        // Changing the document does not discard unsaved changes, because each document stays mounted.
        <StaysOnPage value>
          {DOCUMENT_PARTS.filter(part => visited.current.has(part)).map(part => (
            <div key={part} hidden={part !== shown}>
              <UnsavedContext value={unsavedIn(part)}>
                <ConfigPart source={source} part={part} stored={stored?.text ?? null} />
              </UnsavedContext>
            </div>
          ))}
        </StaysOnPage>
      )}
    </>
  );
}
