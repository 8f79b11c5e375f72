import { reportText } from '#generator/diagnostics/report-text.ts';
import { UserError } from '#generator/diagnostics/user-error.ts';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** What git was asked for does not exist, or there is no repository. It tells whoever asked. */
export class NoSuchBase extends UserError {
  override name = 'NoSuchBase';
}

/** The repository of a folder, asked through git. Paths are of the repository, with forward slashes. */
export class Repository {
  /** Absolute path of its top. */
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

  /** The path of something below the top. */
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
   * The commit that the present state began from: where the branch of `ref` and this one part, as a pull request counts
   * it.
   * @throws {NoSuchBase} when there is no such commit here
   */
  commitOf(ref: string): string {
    // What begins with a hyphen would be an option.
    const name = ref.startsWith('-') ? '' : ref;
    try {
      const commit = this.#git(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]).trim();
      try {
        return this.#git(['merge-base', commit, 'HEAD']).trim();
      } catch {
        // A copy without the history in between.
        return commit;
      }
    } catch {
      throw new NoSuchBase(reportText('compare.noCommit', { ref }));
    }
  }

  /** Paths that are not as they were in a commit, those that git does not know yet among them. */
  changedSince(commit: string): string[] {
    return [
      ...this.#names(['diff', '--name-only', '--no-renames', '-z', commit]),
      ...this.#names(['ls-files', '--others', '--exclude-standard', '-z']),
    ];
  }

  /** Names of the folders in a folder, as a commit has them. */
  foldersIn(commit: string, folder: string): string[] {
    const prefix = folder === '' ? '' : `${folder}/`;
    return this.#names(['ls-tree', '-d', '-z', '--name-only', commit, '--', ...(prefix ? [prefix] : [])])
      .map((path) => path.slice(prefix.length))
      .sort();
  }

  /** The text of a file in a commit; empty where it has none. */
  textIn(commit: string, path: string): string {
    try {
      return this.#git(['show', `${commit}:${path}`]);
    } catch {
      return '';
    }
  }

  /**
   * Writes paths as a commit has them below a folder, which is new or has them already.
   * @param paths all of which the commit has
   */
  write(commit: string, paths: readonly string[], folder: string): void {
    if (existsSync(folder)) return;
    mkdirSync(dirname(folder), { recursive: true });
    const aside = mkdtempSync(`${folder}-`);
    // An index of its own: that of the repository is somebody's work.
    const env = { GIT_INDEX_FILE: join(aside, '.index') };
    const written = join(aside, 'files');
    mkdirSync(written);
    if (paths.length > 0)
      this.#git(['--work-tree', written, 'checkout', '--quiet', commit, '--', ...paths], env);
    renameSync(written, folder);
    rmSync(aside, { recursive: true, force: true });
  }
}
