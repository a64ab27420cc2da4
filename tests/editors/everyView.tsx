import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { DocumentPage } from './DocumentPage.tsx';

/** Opens a document in each view. Returns the text that is sent when it is saved unedited. */
export async function inEveryView(text: string): Promise<string> {
  let sent: string | undefined;
  render(<DocumentPage form="app" text={text} standard="{}" saved={now => (sent = now)} />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  await screen.findByRole('button', { name: 'Select', pressed: true });
  press('Raw JSON');
  await screen.findByRole('textbox', { name: 'Widget config, JSON' });
  press('Tree View');
  const tree = await screen.findByRole('tree');
  await waitFor(() => {
    if (!tree.querySelector('.object-key-val, .variable-row')) throw new Error('nothing is drawn yet');
  });
  press('Diff');
  await screen.findByRole('textbox', { name: 'Widget config, differences' });
  press('Select');
  // A list has no layers, and the form says so.
  await screen.findByText(/^Operational layers|^Widget config has the type/);
  press('Save');
  await waitFor(() => {
    if (sent === undefined) throw new Error('not saved yet');
  });
  return sent!;
}
