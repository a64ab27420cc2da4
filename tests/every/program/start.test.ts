import { expect, test } from 'vitest';
import { startProgram, temporaryFolder } from '../../platform/running/program.ts';

test('at its start the program prints its address, the data folder and how to stop it', async () => {
  const folder = temporaryFolder();
  const { origin, output } = await startProgram({ DATA_DIR: folder });
  await expect.poll(output).toContain('Stop it with Ctrl+C.');
  const lines = output().split('\n');
  expect(lines[0]).toBe('Preparing the data; the first time takes up to half a minute…');
  expect(lines).toContain(`The console is at ${origin}/`);
  expect(lines).toContain(`Mail that the platform sends: ${origin}/demo/outbox`);
  expect(lines).toContain(
    `What you change is kept in ${folder}. To start afresh, stop the console and delete that folder.`,
  );
});
