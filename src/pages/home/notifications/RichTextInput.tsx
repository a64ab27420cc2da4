import { StarterKit } from '@tiptap/starter-kit';
import { useMemo } from 'react';
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
  return (
    <Mui>
      <div className={styles.text}>
        <Input source={source} label={false} helperText={false} editorOptions={options} toolbar={<RichTextToolbar />} />
      </div>
    </Mui>
  );
}
