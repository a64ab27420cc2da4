import { StarterKit } from '@tiptap/starter-kit';
import { useMemo, useRef } from 'react';
import { RichTextInput as Input } from 'ra-input-rich-text';
import { Mui } from '../../../ui/theme/Mui.tsx';
import styles from './notifications.module.css';
import { RichTextToolbar } from './RichTextToolbar.tsx';

const ALLOWED = /^(https?:\/\/|mailto:)/i;

/** What the editor knows: headings, bold and the like, lists, links to the web and to mail addresses. */
const extensions = [StarterKit.configure({ link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: url => ALLOWED.test(url) } })];

/** Text with headings, lists and links, as HTML. */
export default function RichTextInput({ source, label }: { source: string; label: string }) {
  // The editor is made anew where its options are others; its own style tag would have no nonce.
  const options = useMemo(
    () => ({ extensions, injectCSS: false, editorProps: { attributes: { 'aria-label': label, 'aria-multiline': 'true', role: 'textbox', class: `ProseMirror ${styles.rich}` } } }),
    [label],
  );
  // It would put the text back into the editor after each key, a moment late, and words would land elsewhere: only a text
  // that did not come from there, such as a restored draft, is put in.
  const written = useRef<string>(undefined);
  const given = useRef('');
  const parse = (html: string) => (written.current = html);
  const format = (html: string) => {
    if (html !== written.current) given.current = html;
    return given.current;
  };
  return (
    <Mui>
      <div className={styles.text}>
        <Input source={source} parse={parse} format={format} label={false} helperText={false} editorOptions={options} toolbar={<RichTextToolbar />} />
      </div>
    </Mui>
  );
}
