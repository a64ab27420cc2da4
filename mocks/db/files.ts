import {
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface FileNode {
  name: string;
}
interface Stream {
  nfd: number;
  flags: number;
  node: FileNode;
}
/** The parts of Emscripten's NODEFS that are used here. */
interface NodeFolder {
  realPath(node: FileNode): string;
  tryFSOperation<T>(act: () => T): T;
  stream_ops: { open(stream: Stream): void; fsync?(stream: Stream): number };
  node_ops: {
    mknod(parent: FileNode, name: string, ...rest: unknown[]): FileNode;
    unlink(parent: FileNode, name: string): void;
    rename(node: FileNode, parent: FileNode, name: string): void;
  };
}
type Options = Parameters<NodeFS['init']>[1];

const WRITING = 3;

/** Does not truncate the file first: if the disk is full, its content must stay. */
function writeBack(path: string, content: Buffer) {
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT);
  writeSync(file, content, 0, content.length, 0);
  ftruncateSync(file, content.length);
  fsyncSync(file);
  closeSync(file);
}

/**
 * Stores the files of Postgres in a folder. PGlite's own implementation leaves out fsync. This one syncs the
 * files, so that data is on the disk when Postgres continues. Until `settle`, the original of every changed
 * file is kept for `takeBack`.
 */
export class Files extends NodeFS {
  private kept: Map<string, Buffer | undefined> | undefined;
  /**
   * Postgres leaves a file if it did not shut down cleanly. Opening then recovers the database, and the
   * recovery must stay.
   */
  readonly recovers: boolean;

  constructor(folder: string) {
    super(folder);
    this.recovers = existsSync(join(folder, 'postmaster.pid'));
    if (!this.recovers) this.kept = new Map();
  }

  private keep(path: string) {
    if (this.kept && !this.kept.has(path))
      this.kept.set(path, existsSync(path) ? readFileSync(path) : undefined);
  }

  override async init(pg: PGlite, options: Options) {
    const { emscriptenOpts } = await super.init(pg, options);
    const hook = ({ NODEFS }: { NODEFS: NodeFolder }) => {
      const { stream_ops: streams, node_ops: nodes } = NODEFS;
      const { open: openStream } = streams;
      const { mknod, unlink, rename } = nodes;
      const childPath = (parent: FileNode, name: string) => join(NODEFS.realPath(parent), name);
      streams.fsync = ({ nfd }) => NODEFS.tryFSOperation(() => (fsyncSync(nfd), 0));
      streams.open = stream => {
        if (stream.flags & WRITING) this.keep(NODEFS.realPath(stream.node));
        openStream(stream);
      };
      nodes.mknod = (parent, name, ...rest) => {
        this.keep(childPath(parent, name));
        return mknod(parent, name, ...rest);
      };
      nodes.unlink = (parent, name) => {
        this.keep(childPath(parent, name));
        unlink(parent, name);
      };
      nodes.rename = (node, parent, name) => {
        this.keep(NODEFS.realPath(node));
        this.keep(childPath(parent, name));
        rename(node, parent, name);
      };
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...[emscriptenOpts.preRun ?? []].flat(), hook],
      } as typeof emscriptenOpts,
    };
  }

  /** The database has opened, so changes can no longer be undone. */
  settle() {
    this.kept = undefined;
  }

  /** The database failed to open, so the folder is restored. */
  takeBack() {
    for (const [path, content] of this.kept ?? [])
      if (content) writeBack(path, content);
      else rmSync(path, { recursive: true, force: true });
    this.kept = undefined;
  }
}
