import { RunningConsole } from './program.ts';

/** `npm start` itself, once: it builds what is not built, and comes up on an empty data folder. */
export default async function setUp() {
  const program = await RunningConsole.started('scripts/start.mjs');
  await program.end();
}
