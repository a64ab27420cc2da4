import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Why a data folder cannot be opened, in one sentence for the person who started the program. */
export class FolderInUse extends Error {}

/** When a process began, where the system tells: a number of one that is gone may be somebody else's by now. */
const beganAt = (pid: number) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? '';
  } catch {
    return '';
  }
};

const isAlive = (pid: number, began: string) => {
  if (!pid || (began && beganAt(pid) !== began)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Locks of this process. They are given back whatever ends it, but for SIGKILL. */
const held = new Set<() => void>();
process.on('exit', () => held.forEach(release => release()));

const textOf = (file: string) => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
};

/** Takes a lock out of the way; back at once, where it is not the one that was looked at. */
function setAside(file: string, seen: string) {
  const aside = `${file}.${process.pid}.old`;
  try {
    renameSync(file, aside);
    if (textOf(aside) !== seen) linkSync(aside, file);
    unlinkSync(aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/**
 * Takes a data folder for this process; PGlite itself would let two processes write over each other.
 * The lock of a process that no longer runs is taken over. Returns what gives the folder back.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'in-use.pid');
  const mine = `${process.pid} ${beganAt(process.pid)}`.trim();
  const written = `${file}.${process.pid}`;
  // Linked into place, so that the lock never exists without its pid in it.
  writeFileSync(written, `${mine}\n`);
  try {
    for (;;) {
      try {
        linkSync(written, file);
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        const seen = textOf(file);
        const [pid, began = ''] = seen.split(' ');
        if (seen !== mine && isAlive(Number(pid), began))
          throw new FolderInUse(
            `The data folder ${folder} is in use by process ${pid}: stop it, or set DATA_DIR to another folder.`,
          );
        setAside(file, seen);
      }
    }
  } finally {
    unlinkSync(written);
  }
  const release = () => {
    held.delete(release);
    if (textOf(file) === mine) rmSync(file, { force: true });
  };
  held.add(release);
  return release;
}
