import { closeSync, existsSync, fsyncSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import type { SettingEdit } from '#core/brand-edits/edit.ts';

/** SHA-256 of the files of a brand, by their paths below its folder, with forward slashes. */
export type FileHashes = Readonly<Record<string, string>>;

/** An edit as the journal keeps it: the content of a file is in the store. */
export type StoredEdit = SettingEdit | { kind: 'file'; path: string; sha256?: string };

export interface Step {
  edits: readonly StoredEdit[];
  /** When it was made, in ISO 8601. */
  at: string;
}

/** What a session consists of. */
export interface SessionRecord {
  /** The files that the first step begins with. */
  base: FileHashes;
  steps: readonly Step[];
  /** How many of the steps are made; the others are undone. */
  position: number;
  /** The files of the brand's folder, as the session knows them. */
  disk: FileHashes;
  /** How many of the steps are in the files of the folder. */
  saved: number;
}

/** What a line of the journal says. */
type Line =
  | ({ kind: 'session' } & SessionRecord)
  | { kind: 'step'; step: Step }
  | { kind: 'position'; position: number };

function after(record: SessionRecord, line: Line): SessionRecord {
  if (line.kind === 'session') {
    const { kind: _, ...session } = line;
    return session;
  }
  if (line.kind === 'position') return { ...record, position: line.position };
  const steps = [...record.steps.slice(0, record.position), line.step];
  return { ...record, steps, position: steps.length };
}

/** A line that was cut off when the computer stopped is not a line. */
function parseLine(text: string): Line | undefined {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return undefined;
  }
}

/** Keeps a session in a file of lines, each flushed before it counts, so that no step is lost with its process. */
export class Journal {
  readonly #file: string;

  /** @param file absolute */
  constructor(file: string) {
    this.#file = file;
  }

  /** The session as it was left; undefined if there is none. */
  read(): SessionRecord | undefined {
    if (!existsSync(this.#file)) return undefined;
    let record: SessionRecord | undefined;
    let length = 0;
    for (const text of readFileSync(this.#file, 'utf8').split('\n').slice(0, -1)) {
      const line = parseLine(text);
      if (!line || (!record && line.kind !== 'session')) break;
      record = line.kind === 'session' ? after({} as SessionRecord, line) : record && after(record, line);
      length += Buffer.byteLength(text) + 1;
    }
    // What follows a damaged line would count from another state.
    truncateSync(this.#file, length);
    return record;
  }

  /** Adds a line to the record of a session. */
  write(record: SessionRecord, line: Line): SessionRecord {
    const file = openSync(this.#file, 'a');
    try {
      writeSync(file, `${JSON.stringify(line)}\n`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    return after(record, line);
  }
}
