/** Writes one line of JSON; with `LOG=json` nothing else stands on stdout. */
export const logLine = (line: object) => void process.stdout.write(`${JSON.stringify(line)}\n`);
