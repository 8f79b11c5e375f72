import { join } from 'node:path';
import type { SettingEdit } from '#core/brand-edits/edit.ts';
import { sameValue } from '#core/brand-edits/values.ts';
import { brandFileName } from '#generator/brands/folders.ts';
import { isEditable, linkOthers, readFolder, writeFolder } from './brand-folder.ts';
import type { BrandTexts } from './brand-texts.ts';
import type { EditConflict, EditResult, SeenEdit, SessionOptions, SessionState } from './session-types.ts';
import { ContentStore } from './content-store.ts';
import type { TextStep } from './editing-process.ts';
import { type FileHashes, Journal, type SessionRecord, type Step, type StoredEdit } from './journal.ts';
import {
  changedFiles,
  type MergeChoice,
  isSettingEdit,
  mergeSteps,
  type EditPlace,
  withoutEdits,
} from './merge.ts';

const sameEdit = (a: StoredEdit, b: StoredEdit): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The edits of one brand that are not in its folder yet: steps that can be undone and made again, kept in a journal, and a
 * copy of the brand with them, which the generator reads like any other. What changes in the folder meanwhile is merged
 * by setting.
 */
export class BrandSession {
  readonly #folder: string;
  readonly #copies: string;
  readonly #id: string;
  readonly #journal: Journal;
  readonly #store: ContentStore;
  readonly #texts: BrandTexts;
  #record: SessionRecord;
  /** The settings before the first step, and after each. */
  #settings: string[] = [];
  /** Changes follow one another. */
  #last: Promise<unknown> = Promise.resolve();

  private constructor(
    { brandsDir, id, texts, cacheFolder }: SessionOptions,
    journal: Journal,
    store: ContentStore,
    record: SessionRecord,
  ) {
    this.#folder = join(brandsDir, id);
    this.#copies = join(cacheFolder, 'brands');
    this.#id = id;
    this.#texts = texts;
    this.#journal = journal;
    this.#store = store;
    this.#record = record;
  }

  /** Opens the session as it was left, or a new one. */
  static async open(options: SessionOptions): Promise<BrandSession> {
    const { brandsDir, id, cacheFolder } = options;
    const store = new ContentStore(join(cacheFolder, 'files'));
    const journal = new Journal(join(cacheFolder, 'journal.jsonl'));
    const disk = readFolder(join(brandsDir, id), store);
    const left = journal.read();
    const record: SessionRecord = left ?? { base: disk, steps: [], position: 0, disk, saved: 0 };
    if (!left) journal.write(record, { kind: 'session', ...record });
    linkOthers(join(cacheFolder, 'brands'), brandsDir, id);
    const session = new BrandSession(options, journal, store, record);
    await session.#replay();
    return session;
  }

  /** Absolute path of the folder of brands with the edited one, as options of the generator take it. */
  get brandsDir(): string {
    return this.#copies;
  }

  get state(): SessionState {
    const { steps, position, disk } = this.#record;
    return { steps, position, changed: changedFiles(disk, this.#files()) };
  }

  /** The content of a file of the edited brand. */
  read(path: string): Uint8Array | undefined {
    const sha256 = this.#files()[path];
    return sha256 === undefined ? undefined : this.#store.get(sha256);
  }

  /** The hashes of the files of the edited brand. */
  get hashes(): FileHashes {
    return this.#files();
  }

  /** All files of the brand; those that are deleted are without a content. */
  get files(): { path: string; content?: Uint8Array }[] {
    const files = this.#files();
    return Object.keys({ ...this.#record.disk, ...files }).map((path) => {
      const content = this.read(path);
      return content ? { path, content } : { path };
    });
  }

  /** Makes edits as one step. Either all are made or none. */
  edit(edits: readonly SeenEdit[]): Promise<EditResult> {
    return this.#inTurn(async () => {
      const forbidden = edits.flatMap((edit) =>
        edit.kind === 'file' && !isEditable(edit.path) ? edit.path : [],
      );
      if (forbidden.length > 0) return { made: false, forbidden };
      const changed = await this.#changedSinceSeen(edits);
      if (changed.length > 0) return { made: false, changed };
      const meant = edits.map((edit) => this.#stored(edit));
      const stored = await this.#texts.unmark(this.#text(), meant);
      const step = { edits: stored, at: new Date().toISOString() };
      const folded = await this.#texts.fold(this.#text(), [this.#textStep(step)]);
      const [refused = []] = folded.refused;
      if (refused.length > 0) return { made: false, refused };
      this.#settings = [...this.#settings.slice(0, this.#record.position + 1), ...folded.texts];
      this.#write({ kind: 'step', step });
      this.#writeCopy();
      return { made: true };
    });
  }

  /**
   * Undoes steps, or makes them again, until so many are made.
   * @throws {RangeError} if there are not so many
   */
  goTo(position: number): Promise<void> {
    return this.#inTurn(() => {
      if (!Number.isInteger(position) || position < 0 || position > this.#record.steps.length)
        throw new RangeError(`There is no step ${position}`);
      this.#write({ kind: 'position', position });
      this.#writeCopy();
      return Promise.resolve();
    });
  }

  /**
   * Takes over what has changed in the folder of the brand. Where the same setting or file has been changed here as well,
   * nothing is taken over until there is a choice for each.
   * @returns the conflicts without a choice
   */
  sync(choices: readonly MergeChoice[] = []): Promise<EditConflict[]> {
    return this.#inTurn(() => this.#sync(choices));
  }

  /**
   * Writes the edited files into the folder of the brand, after taking over what has changed there.
   * @returns conflicts, for which nothing is written
   */
  save(choices: readonly MergeChoice[] = []): Promise<EditConflict[]> {
    return this.#inTurn(async () => {
      const conflicts = await this.#sync(choices);
      if (conflicts.length > 0) return conflicts;
      const disk = this.#files();
      if (changedFiles(disk, this.#record.disk).length > 0) writeFolder(this.#folder, disk, this.#store);
      this.#restart({ ...this.#record, disk, saved: this.#record.position });
      return [];
    });
  }

  async #sync(choices: readonly MergeChoice[]): Promise<EditConflict[]> {
    const disk = readFolder(this.#folder, this.#store);
    const { disk: known, position, saved, steps } = this.#record;
    const theirFiles = changedFiles(known, disk);
    if (theirFiles.length === 0) return [];
    if (changedFiles(disk, this.#files()).length === 0) {
      this.#restart({ ...this.#record, disk, saved: position });
      return [];
    }
    const compared = await this.#texts.compare(this.#textOf(known), this.#textOf(disk));
    // Where YAML finds a mistake in a text, any setting may be another one.
    const theirs: EditPlace[] = [...(compared?.paths ?? [[]]), ...theirFiles];
    const own = position >= saved ? steps.slice(saved, position) : [await this.#stepSince(known)];
    const merged = mergeSteps(own, theirs, choices);
    if (merged.open.length > 0) return this.#conflicts(merged.open, disk);
    const { steps: kept } = merged;
    this.#restart({ base: disk, steps: kept, position: kept.length, disk, saved: 0 });
    const lost = await this.#replay();
    if (lost.length > 0) {
      // Their places are gone with what they belonged to.
      const rest = withoutEdits(kept, (edit) => lost.some((one) => sameEdit(one, edit)));
      this.#restart({ ...this.#record, steps: rest, position: rest.length });
      await this.#replay();
    }
    return [];
  }

  async #conflicts(places: readonly EditPlace[], disk: FileHashes): Promise<EditConflict[]> {
    const paths = places.filter((place) => typeof place !== 'string');
    const mine = await this.#texts.values(this.#text(), paths);
    const theirs = await this.#texts.values(this.#textOf(disk), paths);
    const files = this.#files();
    return places.map((place) => {
      if (typeof place === 'string') return { place, mine: files[place], theirs: disk[place] };
      const at = paths.indexOf(place);
      return { place, mine: mine[at], theirs: theirs[at] };
    });
  }

  /** What differs from saved files as one step, after steps that were saved have been undone. */
  async #stepSince(known: FileHashes): Promise<Step> {
    const compared = await this.#texts.compare(this.#textOf(known), this.#text());
    const current = this.#files();
    const files = changedFiles(known, current)
      .filter((path) => path !== brandFileName)
      .map((path): StoredEdit => ({ kind: 'file', path, ...(current[path] && { sha256: current[path] }) }));
    return { edits: [...(compared?.edits ?? []), ...files], at: new Date().toISOString() };
  }

  async #changedSinceSeen(edits: readonly SeenEdit[]): Promise<SeenEdit[]> {
    const seen = edits.filter(({ was }) => was !== undefined);
    const settings = seen.filter((edit): edit is SettingEdit & SeenEdit => edit.kind !== 'file');
    const values = await this.#texts.values(
      this.#text(),
      settings.map(({ path }) => path),
    );
    const files = this.#files();
    return seen.filter((edit) => {
      const current =
        edit.kind === 'file' ? files[edit.path] : values[settings.indexOf(edit as SettingEdit & SeenEdit)];
      return !sameValue(current ?? null, edit.was ?? null);
    });
  }

  #stored(edit: SeenEdit): StoredEdit {
    const { was: _, ...own } = edit;
    if (own.kind !== 'file') return own;
    const { content, ...file } = own;
    return content === undefined ? file : { ...file, sha256: this.#store.put(Buffer.from(content)) };
  }

  /** @returns the edits that cannot be made */
  async #replay(): Promise<SettingEdit[]> {
    const { base, steps } = this.#record;
    const text = this.#textOf(base);
    const folded = await this.#texts.fold(
      text,
      steps.map((step) => this.#textStep(step)),
    );
    this.#settings = [text, ...folded.texts];
    this.#writeCopy();
    return folded.refused.flat().map(({ edit }) => edit);
  }

  #textStep({ edits }: Step): TextStep {
    const file = edits.findLast((edit) => !isSettingEdit(edit) && edit.path === brandFileName);
    const text =
      file && !isSettingEdit(file) && file.sha256 !== undefined ? this.#contentOf(file.sha256) : '';
    return { edits: edits.filter(isSettingEdit), ...(file && { text }) };
  }

  #contentOf(sha256: string): string {
    return Buffer.from(this.#store.get(sha256)).toString();
  }

  #textOf(files: FileHashes): string {
    const sha256 = files[brandFileName];
    return sha256 === undefined ? '' : this.#contentOf(sha256);
  }

  #text(): string {
    return this.#settings[this.#record.position] ?? '';
  }

  /** The files with the steps that are made. */
  #files(): FileHashes {
    const { base, steps, position } = this.#record;
    const files = { ...base };
    for (const edit of steps.slice(0, position).flatMap((step) => step.edits)) {
      if (isSettingEdit(edit)) continue;
      if (edit.sha256 === undefined) Reflect.deleteProperty(files, edit.path);
      else files[edit.path] = edit.sha256;
    }
    const text = this.#text();
    if (text !== this.#textOf(base)) files[brandFileName] = this.#store.put(Buffer.from(text));
    return files;
  }

  #writeCopy(): void {
    writeFolder(join(this.#copies, this.#id), this.#files(), this.#store);
  }

  #write(line: Parameters<Journal['write']>[1]): void {
    this.#record = this.#journal.write(this.#record, line);
  }

  #restart(record: SessionRecord): void {
    this.#write({ kind: 'session', ...record });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
