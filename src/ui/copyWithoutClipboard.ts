import en from '../../i18n/en/copyByHand.ts';
import es from '../../i18n/es/copyByHand.ts';
import { language } from '../../i18n/language.ts';

/** Copies with the older method, or shows the text selected. Returns whether it was copied. */
export function copyWithoutClipboard(text: string): boolean {
  const isCopied = copyFromField(text);
  if (!isCopied) showSelected(text);
  return isCopied;
}

function copyFromField(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const field = document.createElement('textarea');
  field.className = 'visually-hidden';
  field.value = text;
  field.readOnly = true;
  // A dialog traps the focus, so the field must be inside of it.
  (focused?.closest('[role=dialog]') ?? document.body).append(field);
  field.focus();
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    focused?.focus();
  }
}

/** A native dialog, because the pages before sign-in also copy and have no dialog component. */
function showSelected(text: string) {
  const copyByHand = language.get() === 'es' ? es : en;
  const dialog = document.createElement('dialog');
  const title = document.createElement('h2');
  const sentence = document.createElement('p');
  const field = document.createElement('textarea');
  const closeDialog = document.createElement('button');

  // Inline styles, because a style sheet would be preloaded by the pages before sign-in.
  Object.assign(dialog.style, {
    width: 'min(480px, 100vw - 32px)',
    padding: '20px',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    background: 'var(--surface)',
    color: 'var(--text)',
  });
  Object.assign(field.style, { display: 'block', height: 'auto', margin: '12px 0' });
  title.id = 'copy-by-hand';
  dialog.setAttribute('aria-labelledby', title.id);
  title.textContent = copyByHand.title;
  sentence.textContent = copyByHand.text;
  sentence.setAttribute('role', 'status');
  field.className = 'input mono';
  field.setAttribute('aria-label', copyByHand.label);
  field.readOnly = true;
  field.rows = 6;
  field.value = text;
  closeDialog.type = 'button';
  closeDialog.className = 'button';
  closeDialog.textContent = copyByHand.close;

  dialog.append(title, sentence, field, closeDialog);
  closeDialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  // Keeps the keys from the page below.
  dialog.addEventListener('keydown', event => event.stopPropagation());
  document.body.append(dialog);
  dialog.showModal();
  field.focus();
  field.select();
}
