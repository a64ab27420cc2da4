import { useRef, useState } from 'react';
import { CoreAdminContext, memoryStore, type RaRecord } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { EditDocument } from '../../src/admin/edit/EditDocument.tsx';
import { AccessProvider } from '../../src/auth/AccessProvider.tsx';
import { cacheIdentity } from '../../src/auth/cacheIdentity.ts';
import { identityOf } from '../../src/auth/identity.ts';
import { useTextDraft } from '../../src/auth/useTextDraft.ts';
import { createQueryClient } from '../../src/data/queryClient.ts';
import { useReview } from '../../src/domain/documents/review/useReview.tsx';
import { JsonEditor, XmlEditor } from '../../src/editors/Editors.ts';
import { isSameDocument } from '../../src/editors/json/changes.ts';
import type { EditorHandle } from '../../src/editors/text/documentEditor.ts';
import type { User } from '../../src/platform/users.ts';
import { ConfirmProvider } from '../../src/ui/dialog/ConfirmProvider.tsx';
import { lazyComponent } from '../../src/ui/lazy/lazyComponent.tsx';
import { TextButton } from '../../src/ui/TextButton.tsx';
import { LeaveGuard } from '../../src/ui/unsaved/LeaveGuard.tsx';
import { useAppI18nProvider } from '../../src/useAppI18nProvider.ts';

const forms = {
  results: lazyComponent(
    () => import('../../src/domain/documents/configs/ResultsForm.tsx'),
    ['configForms', 'editors', 'symbols', 'children'],
  ),
  editor: lazyComponent(
    () => import('../../src/domain/documents/configs/EditorForm.tsx'),
    ['configForms', 'editors', 'children'],
  ),
  app: lazyComponent(
    () => import('../../src/domain/documents/configs/AppForm.tsx'),
    ['configForms', 'editors', 'children'],
  ),
};

export interface Given {
  /** The form of the document, and the path that it edits. */
  form?: keyof typeof forms;
  path?: (string | number)[];
  /** The fields that the form offers. */
  fields?: { name: string; alias?: string }[];
  layers?: { id: string; url: string }[];
  /** Whether the document is XML. */
  xml?: boolean;
  text: string;
  standard: string;
  saved(text: string): void;
  /** The stored document, which others may have changed. */
  stored?: { read(): Promise<string>; write(text: string): Promise<void> };
}

type TextRecord = RaRecord & { text: string };

const ME = { _id: 'me', firstName: 'Me', lastName: 'Me', email: 'me@map.example' } as User;

/** A page with one document, as in a screen: it can be saved, and filled from its default. */
function DocumentEditor({ text, standard, saved: done, stored, form, path, fields, layers, xml }: Given) {
  const [saved, save] = useState(text);
  const [openedAt] = useState(Date.now);
  const editor = useRef<EditorHandle>(null);
  const read = async () => ({ text: (await stored?.read()) ?? saved });
  const { review, closeReview, preloadProps, dialog } = useReview({
    label: 'Widget config',
    of: 'Cedar Ridge Property Viewer',
    base: saved,
    openedAt,
    read,
  });
  const onSaved = ({ text: next }: TextRecord) => {
    save(next);
    if (editor.current!.readText() !== next) editor.current!.replace(next);
    closeReview();
  };
  const Form = form && forms[form];
  const openDraft = useTextDraft('document');
  const given = {
    label: 'Widget config',
    value: text,
    saved,
    compare: { label: 'default', text: standard },
    openDraft,
    ref: editor,
    tools: (
      <>
        <TextButton small variant="quiet" onClick={() => editor.current!.replace(standard)}>
          Load Default
        </TextButton>
        <TextButton
          small
          variant="primary"
          onClick={() => {
            const now = editor.current!.readText();
            if (now === undefined) return;
            save(now);
            done(now);
          }}
        >
          Save
        </TextButton>
        <TextButton small {...preloadProps} onClick={() => review(editor.current!.readText())}>
          Review and save
        </TextButton>
      </>
    ),
    about: <span className="secondary">Saved for Cedar Ridge Property Viewer</span>,
  };
  return (
    <main style={{ maxWidth: 1000, margin: '24px auto', padding: '0 8px' }}>
      <h1>Buffer</h1>
      <div className="panel" style={{ overflow: 'hidden' }}>
        {xml ? (
          <XmlEditor {...given} />
        ) : (
          <JsonEditor
            {...given}
            {...(Form && {
              select: {
                form: props => <Form {...props} {...(fields && { fields })} {...(layers && { layers })} />,
                preloadProps: Form.preloadProps,
              },
              path: path ?? [],
            })}
          />
        )}
      </div>
      <EditDocument<TextRecord, { text: string }>
        resource="documents"
        id="document"
        read={read}
        overwrites={({ text: found }, _, agreedTo) => !isSameDocument(agreedTo?.text ?? saved, found)}
        merge={(_, { text: next }) => ({ text: next })}
        write={async ({ text: next }) => stored?.write(next)}
        isDone={({ text: found }, { text: next }) => isSameDocument(next, found)}
        onSaved={onSaved}
        errorMessage="error.save"
      >
        {dialog}
      </EditDocument>
      <p>
        <button type="button">After it</button>
      </p>
    </main>
  );
}

function Console(given: Given) {
  const [store] = useState(() => memoryStore());
  const [queryClient] = useState(() => cacheIdentity(createQueryClient(), identityOf(ME)));
  return (
    <CoreAdminContext queryClient={queryClient} i18nProvider={useAppI18nProvider(store)} store={store}>
      <AccessProvider>
        <ConfirmProvider>
          <LeaveGuard>
            <DocumentEditor {...given} />
          </LeaveGuard>
        </ConfirmProvider>
      </AccessProvider>
    </CoreAdminContext>
  );
}

export function DocumentPage(given: Given) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Console {...given} /> }]));
  return <RouterProvider router={router} />;
}
