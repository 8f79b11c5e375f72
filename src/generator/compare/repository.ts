import { reportText } from '#generator/diagnostics/report-text.ts';
import { UserError } from '#generator/diagnostics/user-error.ts';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The requested commit does not exist, or the folder is in no repository. */
export class NoSuchBase extends UserError {
  override name = 'NoSuchBase';
}

/** The requested commit is one that a pipeline passed and that is not in the repository. */
export class LostBase extends NoSuchBase {
  override name = 'LostBase';
}

/** A full commit id: nobody types one, so it comes from a pipeline. */
const fullId = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** The id that hosts pass where there was no commit before: the first push of a branch, a scheduled run. */
const noCommit = /^0+$/;

/** The git repository of a folder. Paths are relative to its top, with forward slashes. */
export class Repository {
  /** Absolute path of the working tree's top folder. */
  readonly top: string;

  private constructor(top: string) {
    this.top = top;
  }

  /** @throws {NoSuchBase} when the folder is in no repository */
  static of(folder: string): Repository {
    try {
      const top = execFileSync('git', ['rev-parse', '--show-toplevel'], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      return new Repository(realpathSync(top.trim()));
    } catch {
      throw new NoSuchBase(reportText('compare.noRepository', { folder }));
    }
  }

  /** Converts an absolute path to one relative to the top. */
  pathOf(absolute: string): string {
    return relative(this.top, realpathSync(absolute)).split(sep).join('/');
  }

  #git(args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
    return execFileSync('git', args, {
      cwd: this.top,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
  }

  #names(args: readonly string[]): string[] {
    return this.#git([...args])
      .split('\0')
      .filter((name) => name !== '');
  }

  /**
   * The merge base of `ref` and the current branch, like pull requests use it; the commit itself in a shallow clone.
   * @throws {LostBase} when `ref` is the full id of a commit that is not here
   * @throws {NoSuchBase} when there is no such commit
   */
  commitOf(ref: string): string {
    const commit = this.#resolve(ref);
    if (commit === undefined && fullId.test(ref))
      throw new LostBase(
        noCommit.test(ref)
          ? reportText('compare.noEarlierCommit')
          : reportText('compare.lostBase', { ref: ref.slice(0, 12) }),
      );
    if (commit === undefined) throw new NoSuchBase(reportText('compare.noCommit', { ref }));
    try {
      return this.#git(['merge-base', commit, 'HEAD']).trim();
    } catch {
      // A shallow clone has no common history.
      return commit;
    }
  }

  /** The commit that a name stands for; undefined if there is none, or if the name is an option or an exclusion. */
  #resolve(ref: string): string | undefined {
    if (/^[-^]/.test(ref)) return undefined;
    try {
      return this.#git(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]).trim();
    } catch {
      return undefined;
    }
  }

  /** Paths that differ from a commit, untracked files included. */
  changedSince(commit: string): string[] {
    return [
      ...this.#names(['diff', '--name-only', '--no-renames', '-z', commit]),
      ...this.#names(['ls-files', '--others', '--exclude-standard', '-z']),
    ];
  }

  /** Names of the subfolders of a folder in a commit, links and submodules included. */
  foldersIn(commit: string, folder: string): string[] {
    const prefix = folder === '' ? '' : `${folder}/`;
    return this.#names(['ls-tree', '-z', commit, '--', ...(prefix ? [prefix] : [])])
      .filter((entry) => !entry.startsWith('100'))
      .map((entry) => entry.slice(entry.indexOf('\t') + 1 + prefix.length))
      .sort();
  }

  /** The text of a file in a commit; empty if it has no such file. */
  textIn(commit: string, path: string): string {
    try {
      return this.#git(['show', `${commit}:${path}`]);
    } catch {
      return '';
    }
  }

  /**
   * Writes paths of a commit to a folder, over what an earlier run may have left damaged there.
   * @param paths all present in the commit
   */
  write(commit: string, paths: readonly string[], folder: string): void {
    mkdirSync(folder, { recursive: true });
    // An index of its own: without facts about the files it has all of them written, and the user's stays untouched.
    const temporary = mkdtempSync(`${folder}-`);
    const env = { GIT_INDEX_FILE: join(temporary, 'index') };
    try {
      if (paths.length > 0)
        this.#git(['--work-tree', folder, 'checkout', '--quiet', commit, '--', ...paths], env);
    } finally {
      rmSync(temporary, { recursive: true });
    }
  }
}
