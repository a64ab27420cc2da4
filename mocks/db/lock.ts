import { linkSync, mkdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Why a data folder cannot be opened, in one sentence for the person who started the program. */
export class FolderInUse extends Error {}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const holderOf = (file: string) => {
  try {
    return Number(readFileSync(file, 'utf8').trim());
  } catch {
    return 0;
  }
};

/**
 * Takes a data folder for this process; PGlite itself would let two processes write over each other.
 * The lock of a process that no longer runs is taken over. Returns what gives the folder back.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'in-use.pid');
  const mine = `${file}.${process.pid}`;
  // Linked into place, so that the lock never exists without its pid in it.
  writeFileSync(mine, `${process.pid}\n`);
  try {
    for (let attempt = 0; ; attempt++) {
      try {
        linkSync(mine, file);
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        const holder = holderOf(file);
        if ((holder && holder !== process.pid && isAlive(holder)) || attempt > 5)
          throw new FolderInUse(`The data folder ${folder} is in use by process ${holder}: stop it, or set DATA_DIR to another folder.`);
        rmSync(file, { force: true });
      }
    }
  } finally {
    unlinkSync(mine);
  }
  return () => {
    if (holderOf(file) === process.pid) rmSync(file, { force: true });
  };
}
