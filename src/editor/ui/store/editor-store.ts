import type { SettingEdit, ValuePath } from '#core/brand-edits/edit.ts';
import { valueAt } from '#core/brand-edits/values.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type { EditAnswer, LanguageAdded, SeenProblem, SentEdit } from '#editor/protocol/answers.ts';
import type { TakenIn } from '#editor/protocol/publishing.ts';
import { CallFailed, type ConflictAnswer, type EditorCalls } from './editor-calls.ts';
import { defaultsOf, editToSend, pathToTakeBack } from './setting-values.ts';
import type { Done, EditorView } from './editor-view.ts';

/** The edited brand in the page. Edits follow one another, each made on the result of the former. */
export class EditorStore {
  readonly #calls: EditorCalls;
  readonly #listeners = new Set<() => void>();
  #view: EditorView;
  #last: Promise<unknown> = Promise.resolve();
  #checkAgain = false;

  private constructor(calls: EditorCalls, view: EditorView) {
    this.#calls = calls;
    this.#view = view;
  }

  /** @throws {CallFailed} */
  static async open(calls: EditorCalls, language: ReportLanguage): Promise<EditorStore> {
    const [forms, sources, state, { paths: files }] = await Promise.all([
      calls.forms({ language }),
      calls.settings({}),
      calls.state({}),
      calls.files({}),
    ]);
    const store = new EditorStore(calls, {
      ...{ language, forms, sources, state, files },
      defaults: defaultsOf(forms),
      problems: [],
      conflicts: [],
      isChecking: true,
    });
    void store.#check();
    return store;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): EditorView => this.#view;

  /** Shows words and messages in another language. */
  async speak(language: ReportLanguage): Promise<void> {
    const forms = await this.#try(() => this.#calls.forms({ language }));
    if (forms) this.#show({ language, forms, defaults: defaultsOf(forms) });
  }

  /** @returns whether the edit has been made */
  edit(edit: SettingEdit): Promise<boolean> {
    return this.#inTurn(() => this.#send([editToSend(this.#view.sources, this.#view.defaults, edit)], edit));
  }

  /** Confirms the value of a setting, which removes the mark of a new brand from its line. */
  confirm(path: ValuePath): Promise<boolean> {
    const value = valueAt(this.#view.sources.own ?? {}, path) ?? null;
    return this.edit({ kind: 'set', path, value });
  }

  /** Has a setting be inherited again. */
  takeBack(path: ValuePath): Promise<boolean> {
    return this.edit({ kind: 'unset', path: pathToTakeBack(this.#view.sources, path) });
  }

  /** Puts a file into the brand and names it in a setting, as one step. */
  upload(path: ValuePath, file: string, content: string): Promise<boolean> {
    return this.#inTurn(async () => {
      const edit: SettingEdit = { kind: 'set', path, value: file };
      const sent = editToSend(this.#view.sources, this.#view.defaults, edit);
      const isMade = await this.#send([{ kind: 'file', path: file, content }, sent], edit);
      const files = await this.#calls.files({});
      this.#show({ files: files.paths });
      return isMade;
    });
  }

  /**
   * Writes a file, or deletes it without a content.
   * @param content in Base64
   * @param seen hash of the file that was seen, null for none; without it, whatever is there is replaced
   */
  async writeFile(
    path: string,
    content: string | undefined,
    seen: string | null | undefined,
  ): Promise<'made' | 'changed' | 'failed'> {
    const file = { ...(content !== undefined && { content }), ...(seen !== undefined && { was: seen }) };
    const answer = await this.#step((calls) => calls.edit({ edits: [{ kind: 'file', path, ...file }] }));
    if (answer?.made) return 'made';
    return answer && 'changed' in answer && answer.changed ? 'changed' : 'failed';
  }

  /** Replaces the files of the brand by those of a ZIP, in Base64. */
  takeIn(content: string): Promise<TakenIn | undefined> {
    return this.#step((calls) => calls.takeIn({ content }));
  }

  /** Adds a language with its texts and pages. */
  addLanguage(language: Language): Promise<LanguageAdded | undefined> {
    return this.#step((calls) => calls.addLanguage({ language, reader: this.#view.language }));
  }

  /** Makes a call that is a step of its own, with files. */
  async #step<T extends { made: boolean }>(act: (calls: EditorCalls) => Promise<T>): Promise<T | undefined> {
    let answer: T | undefined;
    await this.#inTurn(async () => {
      answer = await act(this.#calls);
      await this.#read(answer.made ? 'edited' : undefined);
      const { paths: files } = await this.#calls.files({});
      this.#show({ files });
      return answer.made;
    });
    return answer;
  }

  /** Makes a call without an edit; undefined if it fails. */
  ask<T>(question: (calls: EditorCalls) => Promise<T>): Promise<T | undefined> {
    return this.#try(() => question(this.#calls));
  }

  /** The content of a file in Base64. */
  async file(path: string): Promise<string | null> {
    return (await this.#try(() => this.#calls.file({ path })))?.content ?? null;
  }

  /** Undoes steps or makes them again, until so many are made. */
  goTo(position: number): Promise<boolean> {
    return this.#inTurn(() => this.#goTo(position));
  }

  /** Undoes one more step than are undone when it is its turn: keys are pressed faster than steps are undone. */
  undo(): void {
    void this.#inTurn(() => this.#goTo(this.#view.state.position - 1));
  }

  /** Makes one more undone step again. */
  redo(): void {
    void this.#inTurn(() => this.#goTo(this.#view.state.position + 1));
  }

  async #goTo(position: number): Promise<boolean> {
    const { state } = this.#view;
    if (position < 0 || position > state.steps.length) return false;
    const { made } = await this.#calls.goTo({ position });
    await this.#read(position < state.position ? 'undone' : 'redone');
    return made;
  }

  /** Writes everything into the folder of the brand; what is in conflict is asked. */
  save(choices: readonly ConflictAnswer[] = []): Promise<boolean> {
    return this.#inTurn(async () => {
      const { conflicts } = await this.#calls.save({ choices });
      this.#show({ conflicts });
      if (conflicts.length === 0) await this.#read('saved');
      return conflicts.length === 0;
    });
  }

  /** Takes over what has changed in the folder, as far as nothing has to be asked. */
  sync(): Promise<boolean> {
    return this.#inTurn(async () => {
      const { conflicts, isChanged } = await this.#calls.sync({ choices: [] });
      if (isChanged) {
        const { paths: files } = await this.#calls.files({});
        this.#show({ files });
        await this.#read('synced');
      }
      return conflicts.length === 0;
    });
  }

  /** Leaves conflicts open. */
  postpone(): void {
    this.#show({ conflicts: [] });
  }

  /** Answers the question whose value is meant. */
  answer(keep: 'mine' | 'theirs'): void {
    const { question } = this.#view;
    this.#show({ question: undefined });
    if (question && keep === 'mine') void this.edit(question.edit);
  }

  repair({ code, location }: SeenProblem): Promise<boolean> {
    return this.#inTurn(async () => {
      if (!location) return false;
      const { file, line, column } = location;
      const { made } = await this.#calls.repair({ code, file, line, column });
      await this.#read(made ? 'repaired' : undefined);
      return made;
    });
  }

  async #send(edits: readonly SentEdit[], edit: SettingEdit): Promise<boolean> {
    const answer = await this.#calls.edit({ edits });
    await this.#read(answer.made ? 'edited' : undefined);
    if (!answer.made) this.#explain(answer, edit);
    return answer.made;
  }

  #explain({ changed, refused = [] }: Extract<EditAnswer, { made: false }>, edit: SettingEdit): void {
    if (changed) {
      const theirs = valueAt(this.#view.sources.own ?? {}, edit.path);
      this.#show({ question: { edit, theirs } });
      return;
    }
    const [first] = refused;
    this.#show({
      refused: { path: edit.path, ...(first && { line: first.line, written: first.written }) },
    });
  }

  /** Reads what an action has changed. */
  async #read(done: Done | undefined): Promise<void> {
    const [sources, state] = await Promise.all([this.#calls.settings({}), this.#calls.state({})]);
    this.#show({ sources, state, done, refused: undefined, failure: undefined });
    void this.#check();
  }

  /** Checks the brand; while a check runs, one more is enough for all edits. */
  async #check(): Promise<void> {
    if (this.#checkAgain) return;
    this.#checkAgain = true;
    await this.#checking;
    this.#checkAgain = false;
    this.#checking = this.#checkNow();
  }

  #checking: Promise<void> = Promise.resolve();

  async #checkNow(): Promise<void> {
    this.#show({ isChecking: true });
    const checked = await this.#try(() => this.#calls.check({}));
    this.#show({ isChecking: false, ...(checked && { problems: checked.problems }) });
  }

  #inTurn(work: () => Promise<boolean>): Promise<boolean> {
    const done = this.#last.then(() => this.#try(work));
    this.#last = done;
    return done.then((result) => result === true);
  }

  async #try<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      this.#show({ failure: error.status });
      return undefined;
    }
  }

  #show(part: Partial<EditorView>): void {
    this.#view = { ...this.#view, ...part };
    for (const listener of this.#listeners) listener();
  }
}
