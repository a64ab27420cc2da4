import { fireEvent, screen } from '@testing-library/react';
import type { startPlatform } from './platform.ts';
import { visit } from './visit.tsx';

export const IMPORT_URL = '/users/new?from=csv';
export const IMPORT_HEADERS = 'First name,Last name,Email,Phone';

export const chooseImportFile = (content: BlobPart, name = 'people.csv') => {
  const input = document.querySelector('input[type=file]')!;
  fireEvent.change(input, { target: { files: [new File([content], name)] } });
};

/** Opens the import and checks the rows of a file. */
export async function checkImport(
  standIn: ReturnType<typeof startPlatform>,
  text: string,
  as = 'superadmin',
) {
  const page = await visit(standIn, as, IMPORT_URL);
  await page.settled();
  await screen.findByRole('button', { name: 'Choose a file' });
  chooseImportFile(text);
  await page.press('Check rows');
  return page;
}
