/** Writes one line of JSON; with `LOG=json`, stdout has nothing else. */
export const logLine = (line: object) => void process.stdout.write(`${JSON.stringify(line)}\n`);
