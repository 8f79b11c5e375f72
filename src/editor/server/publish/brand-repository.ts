import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';

/** Git failed; the message is what it printed. */
export class GitFailed extends Error {
  override name = 'GitFailed';
}

/** A file of a brand as it shall be in a commit; without a content it is deleted. */
export interface CommittedFile {
  /** Below the folder of the brand, with forward slashes. */
  path: string;
  content?: Uint8Array;
}

/** A commit to make. */
export interface NewCommit {
  /** All files of the brand that an editor may write. */
  files: readonly CommittedFile[];
  /** Name of the new branch; without one, only the objects of the commit are made, as for a patch. */
  branch?: string;
  subject: string;
  body?: string;
}

const withoutHooks = ['-c', 'core.hooksPath=/dev/null'] as const;
const quiet = { GIT_TERMINAL_PROMPT: '0' } as const;

const messageOf = (error: unknown): string => {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
  return output === '' ? String(error) : output;
};

/**
 * The git repository that a brand is in. A commit is made of objects in an index of its own: neither the working tree nor the
 * person's index, branches or hooks have a part in it.
 */
export class BrandRepository {
  readonly #top: string;
  /** Path of the brand's folder from the top, with forward slashes. */
  readonly #folder: string;

  private constructor(top: string, folder: string) {
    this.#top = top;
    this.#folder = folder;
  }

  /**
   * @param folder absolute path of the brand
   * @returns undefined if it is in no repository that has a commit
   */
  static of(folder: string): BrandRepository | undefined {
    try {
      const git = (...args: string[]): string =>
        execFileSync('git', args, {
          cwd: folder,
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
        }).trim();
      const top = realpathSync(git('rev-parse', '--show-toplevel'));
      git('rev-parse', '--verify', '--quiet', 'HEAD^{commit}');
      return new BrandRepository(top, relative(top, realpathSync(folder)).split(sep).join('/'));
    } catch {
      return undefined;
    }
  }

  /**
   * Commits the files of the brand that differ from those of `HEAD`, on a new branch.
   * @returns the id of the commit; undefined if there is nothing to commit
   * @throws {GitFailed}
   */
  commit({ files, branch, subject, body }: NewCommit): string | undefined {
    if (branch !== undefined) this.#git(['check-ref-format', `refs/heads/${branch}`]);
    const head = this.#git(['rev-parse', '--verify', 'HEAD^{commit}']).trim();
    const temporary = mkdtempSync(join(tmpdir(), 'andana-commit-'));
    const env = { GIT_INDEX_FILE: join(temporary, 'index') };
    try {
      this.#git(['read-tree', head], { env });
      for (const { path, content } of files) this.#stage(`${this.#folder}/${path}`, content, env);
      const tree = this.#git(['write-tree'], { env }).trim();
      if (tree === this.#git(['rev-parse', `${head}^{tree}`]).trim()) return undefined;
      const signs = this.#config('commit.gpgSign', '--type=bool') === 'true';
      const message = body === undefined ? `${subject}\n` : `${subject}\n\n${body}\n`;
      const commit = this.#git(['commit-tree', ...(signs ? ['-S'] : []), '-p', head, '-F', '-', tree], {
        input: message,
      }).trim();
      // Forty zeros: there must be no such branch yet.
      if (branch !== undefined)
        this.#git(['update-ref', `refs/heads/${branch}`, commit, '0'.repeat(commit.length)]);
      return commit;
    } finally {
      rmSync(temporary, { recursive: true });
    }
  }

  #stage(path: string, content: Uint8Array | undefined, env: NodeJS.ProcessEnv): void {
    if (content === undefined) {
      this.#git(['update-index', '--force-remove', '--', path], { env });
      return;
    }
    // With its path, so that line breaks are stored as the repository wants them.
    const blob = this.#git(['hash-object', '-w', '--stdin', '--path', path], { input: content }).trim();
    const [mode = '100644'] = this.#git(['ls-files', '--stage', '--', path], { env }).split(' ');
    this.#git(['update-index', '--add', '--cacheinfo', `${mode || '100644'},${blob},${path}`], { env });
  }

  /** A name for a new branch: the given one, or with a number where there is such a branch already. */
  freeBranch(name: string): string {
    const taken = new Set(
      this.#git(['for-each-ref', '--format=%(refname:short)', `refs/heads/${name}*`]).split('\n'),
    );
    let [branch, number] = [name, 2];
    while (taken.has(branch)) branch = `${name}-${number++}`;
    return branch;
  }

  /**
   * Pushes a branch as the person would, without asking anything on a terminal, and for at most two minutes.
   * @returns the address from which the remote is fetched, which is that of its pages
   * @throws {GitFailed}
   */
  async push(branch: string): Promise<string> {
    const remote = this.#config('remote.pushDefault') ?? this.#git(['remote']).split('\n', 1)[0] ?? '';
    if (remote === '') throw new GitFailed('The repository has no remote.');
    const ref = `refs/heads/${branch}`;
    // SSH asks on a terminal of its own.
    const ssh = process.env['GIT_SSH_COMMAND'] ?? this.#config('core.sshCommand') ?? 'ssh';
    const env = { ...process.env, ...quiet, GIT_SSH_COMMAND: `${ssh} -o BatchMode=yes` };
    const args = [...withoutHooks, 'push', '--quiet', remote, `${ref}:${ref}`];
    await promisify(execFile)('git', args, { cwd: this.#top, env, timeout: 120_000 }).catch(
      (error: unknown) => {
        throw new GitFailed(messageOf(error));
      },
    );
    return this.#git(['remote', 'get-url', remote]).trim();
  }

  /** The branch that requests are made to, as the remote names it. */
  get mainBranch(): string {
    try {
      return this.#git(['symbolic-ref', '--short', 'refs/remotes/origin/HEAD'])
        .trim()
        .replace(/^origin\//, '');
    } catch {
      return 'main';
    }
  }

  /** A commit as a patch for `git am`, pictures included. */
  patch(commit: string): string {
    return this.#git(['format-patch', '-1', '--stdout', '--binary', commit]);
  }

  #config(name: string, ...options: string[]): string | undefined {
    try {
      return this.#git(['config', ...options, '--get', name]).trim();
    } catch {
      return undefined;
    }
  }

  #git(
    args: readonly string[],
    { env, input }: { env?: NodeJS.ProcessEnv; input?: string | Uint8Array } = {},
  ): string {
    try {
      return execFileSync('git', [...withoutHooks, ...args], {
        cwd: this.#top,
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
        ...(input !== undefined && { input }),
        stdio: ['pipe', 'pipe', 'pipe'],
        env: { ...process.env, ...quiet, ...env },
      });
    } catch (error) {
      throw new GitFailed(messageOf(error));
    }
  }
}
