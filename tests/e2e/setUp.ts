import { RunningConsole } from './program.ts';

/** Runs `npm start` once, which builds missing files and starts with an empty data folder. */
export default async function setUp() {
  const program = await RunningConsole.started('scripts/start.mjs');
  await program.end();
}
