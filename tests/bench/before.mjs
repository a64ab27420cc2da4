import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The full hash of a commit; undefined if it does not exist. */
export function commitOf(name) {
  const { status: httpStatus, stdout } = spawnSync(
    'git',
    ['rev-parse', '--verify', '--quiet', `${name}^{commit}`],
    {
      encoding: 'utf8',
    },
  );
  return httpStatus === 0 ? stdout.trim() : undefined;
}

/**
 * Builds the console of a commit in a new folder, with the packages of this one if the lock files agree.
 * Returns the folder.
 */
export function builtAt(commit) {
  const folder = mkdtempSync(join(tmpdir(), 'console-before-'));
  const must = (command, args, cwd) => {
    const { status: httpStatus } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], cwd });
    if (httpStatus !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${httpStatus}`);
  };
  try {
    const archive = join(folder, 'commit.tar');
    must('git', ['archive', '--output', archive, commit]);
    must('tar', ['-xf', archive, '-C', folder]);
    rmSync(archive);
    const lock = 'package-lock.json';
    if (readFileSync(lock, 'utf8') === readFileSync(join(folder, lock), 'utf8'))
      symlinkSync(realpathSync('node_modules'), join(folder, 'node_modules'), 'dir');
    else must('npm', ['ci', '--no-audit', '--no-fund', '--silent'], folder);
    must('npm', ['run', 'build', '--silent'], folder);
  } catch (failure) {
    rmSync(folder, { recursive: true, force: true });
    throw failure;
  }
  return folder;
}

/** The description of that console for the measuring tool, with its own selectors if it has a description. */
export function describedAt(folder, file) {
  const own = join(folder, file);
  const description = JSON.parse(readFileSync(existsSync(own) ? own : file, 'utf8'));
  return { ...description, name: 'before', baseUrl: 'https://127.0.0.1:9111', passes: ['load'] };
}
