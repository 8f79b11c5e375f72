import type { SettingValue, ValuePath } from '#core/brand-edits/edit.ts';
import { IsolatedProcess } from '#generator/processes/isolated-process.ts';
import { usualLimits } from '#generator/processes/limits.ts';
import type { WrittenPages } from '#editor/protocol/pages.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import type { StoredEdit } from './journal.ts';
import type { SettingSources } from './setting-sources.ts';
import { idleTime } from './idle-time.ts';
import type {
  Compared,
  EditingJob,
  Folded,
  LanguageToAdd,
  TextStep,
  SettingValues,
} from './editing-process.ts';

const program = new URL('./editing-process.ts', import.meta.url);

/** Edits and compares texts of brand files in a process of their own, which a hostile file may break. */
export class BrandTexts {
  readonly #process = new IsolatedProcess<EditingJob, unknown>(program, usualLimits, idleTime);

  /** @returns the text after each step */
  async fold(text: string, steps: readonly TextStep[]): Promise<Folded> {
    return (await this.#process.run({ kind: 'fold', text, steps })) as Folded;
  }

  async compare(before: string, after: string): Promise<Compared> {
    return (await this.#process.run({ kind: 'compare', before, after })) as Compared;
  }

  async values(text: string, paths: readonly ValuePath[]): Promise<(SettingValue | undefined)[]> {
    if (paths.length === 0) return [];
    return (await this.#process.run({ kind: 'values', text, paths })) as SettingValues;
  }

  /** Removes the mark of a new brand from the line of each setting that an edit gives a value. */
  async unmark(text: string, edits: readonly StoredEdit[]): Promise<StoredEdit[]> {
    return (await this.#process.run({ kind: 'unmark', text, edits })) as StoredEdit[];
  }

  async settings(brandsDir: string, id: string): Promise<SettingSources> {
    return (await this.#process.run({ kind: 'settings', brandsDir, id })) as SettingSources;
  }

  /** @returns undefined if the settings cannot be read */
  async pages(
    brandsDir: string,
    id: string,
    problems: readonly Diagnostic[],
  ): Promise<WrittenPages | undefined> {
    return (await this.#process.run({ kind: 'pages', brandsDir, id, problems })) as WrittenPages | undefined;
  }

  /** @returns paths of the files that are new or changed; undefined if the brand has the language already */
  async addLanguage(added: LanguageToAdd): Promise<string[] | undefined> {
    return (await this.#process.run({ kind: 'language', ...added })) as string[] | undefined;
  }

  close(): void {
    this.#process.close();
  }
}
