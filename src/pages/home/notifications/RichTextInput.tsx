import { Extension } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { RichTextInput as Input } from 'ra-input-rich-text';
import { useMemo, useRef, useState } from 'react';
import { Mui } from '../../../ui/theme/Mui.tsx';
import { useText } from '../../../ui/useText.ts';
import { trimmed } from './html.ts';
import { readPasted } from './pasted.ts';
import styles from './richText.module.css';
import { RichTextToolbar } from './RichTextToolbar.tsx';

const ALLOWED = /^(https?:\/\/|mailto:)/i;

/** What is put into the editor is no step that Undo could take back; `put` is told how the editor would write it. */
const puttingIn = (put: (html: string) => void) =>
  Extension.create({
    name: 'puttingIn',
    dispatchTransaction({ transaction, next }) {
      const isPutIn = !!transaction.getMeta('preventUpdate');
      next(isPutIn ? transaction.setMeta('addToHistory', false) : transaction);
      if (isPutIn) put(this.editor.getHTML());
    },
  });

/** What the editor knows: headings, bold and the like, lists, links to the web and to mail addresses. */
const known = StarterKit.configure({
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: url => ALLOWED.test(url),
    HTMLAttributes: { target: null, rel: null },
  },
});

/** Text with headings, lists and links, as HTML. */
export default function RichTextInput({ source, label }: { source: string; label: string }) {
  // It would put the text back into the editor after each key, a moment late, and words would land elsewhere: only a text
  // that did not come from there, such as a restored draft, is put in. Written as it was put in, it is what was given.
  const t = useText();
  const [isPasteCut, setPasteCut] = useState(false);
  const given = useRef('');
  const putIn = useRef<string>(undefined);
  const written = useRef<string>(undefined);
  const parse = (html: string) =>
    (written.current = trimmed(html) === putIn.current ? given.current : trimmed(html));
  const format = (html: string) => {
    if (html !== written.current) given.current = html;
    return given.current;
  };
  // The editor is made anew where its options are others; its own style tag would have no nonce.
  const options = useMemo(
    () => ({
      extensions: [known, puttingIn(html => (putIn.current = trimmed(html)))],
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
