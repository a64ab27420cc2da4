import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadTexts } from '../../i18n/index.ts';
import { diffXml } from '../../src/editors/xml/diffXml.ts';
import { DocumentPage } from '../editors/DocumentPage.tsx';
import { REAL } from './folder.ts';

const documents = ['', 'public']
  .flatMap(folder => readdirSync(join(REAL!, folder)).map(name => join(folder, name)))
  .filter(name => name.endsWith('.xml'))
  .map(name => [name, readFileSync(join(REAL!, name), 'utf8')] as const);

beforeAll(() => loadTexts(['editors', 'children']));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Opens an import as text and as elements. Returns the text that is sent when it is saved. */
async function opened(text: string, edit: () => void | Promise<void>): Promise<string> {
  let sent: string | undefined;
  render(<DocumentPage xml text={text} standard={text} saved={now => (sent = now)} />);
  await screen.findByRole('button', { name: 'Raw XML' });
  press('Raw XML');
  await screen.findByRole('textbox', { name: 'Widget config, XML' });
  press('Structured');
  await screen.findByRole('group', { name: 'Widget config, elements' });
  await edit();
  press('Save');
  await waitFor(() => expect(sent).toBeDefined());
  return sent!;
}

describe.each(documents)('%s', (_, text) => {
  it('a real import opens as text and as elements, and is saved unchanged if it was not edited', async () => {
    // Compares to a boolean, because a failure would otherwise print two long texts.
    expect((await opened(text, () => {})) === text).toBe(true);
  });

  it('one edit in an element of a real import is one difference', async () => {
    const sent = await opened(text, () => {
      const field = screen
        .getAllByRole<HTMLInputElement>('textbox')
        .filter(({ readOnly }) => !readOnly)
        .at(-1)!;
      fireEvent.change(field, { target: { value: 'another & "one"' } });
      fireEvent.blur(field);
    });
    expect(diffXml(text, sent)).toHaveLength(1);
  });
});
