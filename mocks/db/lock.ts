import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The message tells the user, in one sentence, why the data folder cannot be opened. */
export class FolderInUseError extends Error {}

/** When a process started, if the system reports it: the pid of an ended process may have been reused. */
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

/** Locks of this process. They are released however it ends, except by SIGKILL. */
const held = new Set<() => void>();
process.on('exit', () => held.forEach(release => release()));

const textOf = (file: string) => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
};

/** Renames a stale lock. Restores it if it is not the lock that was inspected. */
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
 * Locks a data folder for this process, because PGlite would let two processes overwrite each other's data.
 * Takes over the lock of a process that no longer runs. Returns a function that releases the folder.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'in-use.pid');
  const mine = `${process.pid} ${beganAt(process.pid)}`.trim();
  const written = `${file}.${process.pid}`;
  // The file is linked into place, so that the lock never exists without its pid.
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
          throw new FolderInUseError(
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
