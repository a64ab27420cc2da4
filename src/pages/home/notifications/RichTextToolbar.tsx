import BoldIcon from '@mui/icons-material/FormatBoldOutlined';
import ItalicIcon from '@mui/icons-material/FormatItalicOutlined';
import BulletsIcon from '@mui/icons-material/FormatListBulletedOutlined';
import NumbersIcon from '@mui/icons-material/FormatListNumberedOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import RedoIcon from '@mui/icons-material/RedoOutlined';
import StrikeIcon from '@mui/icons-material/StrikethroughSOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import { useEditorState, type Editor } from '@tiptap/react';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useId, useState, type MouseEvent } from 'react';
import { IconAction } from '../../../ui/IconAction.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './richText.module.css';

const LEVELS = [1, 2, 3] as const;

const formats = [
  {
    name: 'bold',
    Icon: BoldIcon,
    is: (editor: Editor) => editor.isActive('bold'),
    act: (editor: Editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    Icon: ItalicIcon,
    is: (editor: Editor) => editor.isActive('italic'),
    act: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'strike',
    Icon: StrikeIcon,
    is: (editor: Editor) => editor.isActive('strike'),
    act: (editor: Editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    name: 'bullets',
    Icon: BulletsIcon,
    is: (editor: Editor) => editor.isActive('bulletList'),
    act: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'numbers',
    Icon: NumbersIcon,
    is: (editor: Editor) => editor.isActive('orderedList'),
    act: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
] as const;

export function RichTextToolbar() {
  const editor = useTiptapEditor();
  return editor ? <Tools editor={editor} /> : <div className={styles.tools} />;
}

/**
 * Keeps the focus in the text when a tool is clicked. The editor would restore it a frame late, and keys
 * typed in between would press the tool again.
 */
function keepFocus(event: MouseEvent) {
  if ((event.target as Element).closest('button')) event.preventDefault();
}

function Tools({ editor }: { editor: Editor }) {
  const t = useText();
  const [linking, setLinking] = useState(false);
  const editorState = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      level: LEVELS.find(level => one.isActive('heading', { level })) ?? 0,
      active: formats.map(({ is }) => is(one)),
      isLink: one.isActive('link'),
      canUndo: one.can().undo(),
      canRedo: one.can().redo(),
    }),
  });
  const setBlockLevel = (level: number) => {
    const chain = editor.chain().focus();
    const found = LEVELS.find(one => one === level);
    (found ? chain.setHeading({ level: found }) : chain.setParagraph()).run();
  };
  return (
    // The keyboard reaches the tools; the toolbar only handles their clicks.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      className={styles.tools}
      role="toolbar"
      aria-label={t('resources.notifications.text.tools')}
      onMouseDown={keepFocus}
    >
      <select
        className="input small"
        aria-label={t('resources.notifications.text.style')}
        value={editorState.level}
        onChange={({ target }) => setBlockLevel(Number(target.value))}
      >
        <option value={0}>{t('resources.notifications.text.paragraph')}</option>
        {LEVELS.map(level => (
          <option key={level} value={level}>
            {t('resources.notifications.text.heading', { level })}
          </option>
        ))}
      </select>
      {formats.map(({ name, Icon, act }, at) => (
        <IconAction
          key={name}
          small
          label={t(`resources.notifications.text.${name}`)}
          aria-pressed={editorState.active[at]}
          onClick={() => act(editor)}
        >
          <Icon />
        </IconAction>
      ))}
      <IconAction
        small
        label={t('resources.notifications.text.link')}
        aria-pressed={editorState.isLink}
        aria-expanded={linking}
        onClick={() => setLinking(!linking)}
      >
        <LinkIcon />
      </IconAction>
      <IconAction
        small
        label={t('ui.undo')}
        disabled={!editorState.canUndo}
        onClick={() => editor.chain().focus().undo().run()}
      >
        <UndoIcon />
      </IconAction>
      <IconAction
        small
        label={t('ui.redo')}
        disabled={!editorState.canRedo}
        onClick={() => editor.chain().focus().redo().run()}
      >
        <RedoIcon />
      </IconAction>
      {linking ? <LinkRow editor={editor} onClose={() => setLinking(false)} /> : null}
    </div>
  );
}

/** Edits the URL of a link. It is not a form, because forms cannot be nested. */
function LinkRow({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const t = useText();
  const id = useId();
  const [address, setAddress] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [isRefused, setRefused] = useState(false);
  const set = () => {
    const href = address.trim();
    const link = editor.chain().extendMarkRange('link');
    if (href ? link.setLink({ href }).run() : link.unsetLink().run()) {
      editor.commands.focus();
      onClose();
    } else setRefused(true);
  };
  return (
    <div className={styles.link}>
      <label htmlFor={id} className="visually-hidden">
        {t('resources.notifications.text.address')}
      </label>
      <input
        id={id}
        className="input small"
        type="url"
        autoFocus
        placeholder="https://"
        value={address}
        aria-invalid={isRefused}
        {...(isRefused && { 'aria-describedby': `${id}-error` })}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter') set();
          else onClose();
        }}
      />
      <TextButton small onClick={set}>
        {t('resources.notifications.text.setLink')}
      </TextButton>
      {isRefused ? (
        <p id={`${id}-error`} role="alert" className="field-error">
          {t('resources.notifications.text.refused')}
        </p>
      ) : null}
    </div>
  );
}
