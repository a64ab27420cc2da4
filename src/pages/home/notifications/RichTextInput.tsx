import { Extension } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { RichTextInput as Input } from 'ra-input-rich-text';
import { useMemo, useRef, useState } from 'react';
import { Mui } from '../../../ui/theme/Mui.tsx';
import { useText } from '../../../ui/useText.ts';
import { readPasted } from './readPasted.ts';
import styles from './richText.module.css';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { trimEmptyParagraphs } from './sanitizeHtml.ts';

const ALLOWED = /^(https?:\/\/|mailto:)/i;

/**
 * Keeps texts that the form inserts out of the editor's undo history. `put` receives the editor's HTML of
 * such a text.
 */
const trackSetContent = (put: (html: string) => void) =>
  Extension.create({
    name: 'puttingIn',
    dispatchTransaction({ transaction, next }) {
      const isPutIn = !!transaction.getMeta('preventUpdate');
      next(isPutIn ? transaction.setMeta('addToHistory', false) : transaction);
      if (isPutIn) put(this.editor.getHTML());
    },
  });

/** The editor supports headings, inline styles, lists, and links to web and email addresses. */
const starterKit = StarterKit.configure({
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: url => ALLOWED.test(url),
    HTMLAttributes: { target: null, rel: null },
  },
});

export default function RichTextInput({ source, label }: { source: string; label: string }) {
  // The form must not write typed text back into the editor, because the delayed update would move words.
  // Only a text from elsewhere, such as a restored draft, is inserted. If the editor's HTML equals the
  // inserted one, the value stays the original text.
  const t = useText();
  const [isPasteCut, setPasteCut] = useState(false);
  const given = useRef('');
  const setContentHtml = useRef<string>(undefined);
  const written = useRef<string>(undefined);
  const parse = (html: string) =>
    (written.current =
      trimEmptyParagraphs(html) === setContentHtml.current ? given.current : trimEmptyParagraphs(html));
  const format = (html: string) => {
    if (html !== written.current) given.current = html;
    return given.current;
  };
  // The options are stable, because the editor is recreated when they change. It must not inject its own
  // style tag, which would have no nonce.
  const options = useMemo(
    () => ({
      extensions: [starterKit, trackSetContent(html => (setContentHtml.current = trimEmptyParagraphs(html)))],
      injectCSS: false,
      editorProps: {
        transformPastedHTML(html: string) {
          const pasted = readPasted(html);
          setPasteCut(pasted.isCut);
          return pasted.html;
        },
        handlePaste(_: unknown, { clipboardData: data }: ClipboardEvent) {
          if (data?.files.length && !data.types.includes('text/html')) setPasteCut(true);
        },
        attributes: {
          'aria-label': label,
          'aria-multiline': 'true',
          role: 'textbox',
          class: `ProseMirror ${styles.rich}`,
        },
      },
    }),
    [label],
  );
  return (
    <Mui>
      {isPasteCut ? (
        <p className="note warn" role="status">
          {t('resources.notifications.pasteCut')}
        </p>
      ) : null}
      <div className={styles.text}>
        <Input
          source={source}
          parse={parse}
          format={format}
          label={false}
          helperText={false}
          editorOptions={options}
          toolbar={<RichTextToolbar />}
        />
      </div>
    </Mui>
  );
}
