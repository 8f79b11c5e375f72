import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { branchName } from './branch-name.ts';
import { BrandRepository, GitFailed } from './brand-repository.ts';
import { patchOf, publishBranch } from './publish-branch.ts';
import { requestAddress } from './request-address.ts';

const scratch = mkdtempSync(join(tmpdir(), 'andana-publish-'));
afterAll(() => rmSync(scratch, { recursive: true }));

let count = 0;
let clone = '';
let remote = '';
let folder = '';

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

function script(path: string, text: string): void {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, `#!/bin/sh\n${text}\n`);
  chmodSync(path, 0o755);
}

beforeEach(() => {
  const place = join(scratch, String(count++));
  [remote, clone] = [join(place, 'remote.git'), join(place, 'clone')];
  folder = join(clone, 'brands/illes');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  git(place, 'init', '--quiet', '--bare', '--initial-branch=main', remote);
  git(clone, 'init', '--quiet', '--initial-branch=main');
  git(clone, 'config', 'user.name', 'Marta Web');
  git(clone, 'config', 'user.email', 'marta@example.org');
  writeFileSync(join(folder, 'brand.yaml'), 'nombre: Illes\n');
  writeFileSync(join(folder, 'assets/old.svg'), '<svg/>');
  writeFileSync(join(clone, 'README.md'), 'A\n');
  git(clone, 'add', '--all');
  git(clone, 'commit', '--quiet', '--message', 'Begin');
  git(clone, 'remote', 'add', 'origin', remote);
  git(clone, 'push', '--quiet', 'origin', 'main');
});

const picture = new Uint8Array([0, 1, 2, 255, 10, 13]);
const change = {
  files: [
    { path: 'brand.yaml', content: Buffer.from('nombre: Illes noves\n') },
    { path: 'assets/new.png', content: picture },
    { path: 'assets/old.svg' },
  ],
  branch: 'marca/illes/2026-11-28-nombre',
  subject: 'Cambiar el nombre',
  body: '- nombre',
};

const repository = (): BrandRepository => BrandRepository.of(folder) ?? expect.fail('There is no repository');

/** All that a person has in a clone besides the new branch. */
const stateOf = (): string =>
  [
    git(clone, 'status', '--porcelain=v2', '--branch', '--untracked-files=all'),
    git(clone, 'diff'),
    git(clone, 'diff', '--cached'),
    git(clone, 'for-each-ref').replace(/^.*(?:refs\/heads\/marca|refs\/remotes\/origin\/marca).*\n/gm, ''),
    git(clone, 'stash', 'list'),
  ].join('\n');

describe('a commit of a brand', () => {
  test('has exactly the changed files, in a clone that is in the middle of other work', async () => {
    writeFileSync(join(clone, 'README.md'), 'dirty\n');
    writeFileSync(join(clone, 'staged.txt'), 'staged\n');
    writeFileSync(join(folder, 'assets/untracked.svg'), '<svg/>');
    git(clone, 'add', 'staged.txt');
    git(clone, 'checkout', '--quiet', '--detach');
    for (const hook of ['pre-commit', 'commit-msg', 'pre-push', 'reference-transaction', 'post-commit'])
      script(join(clone, '.git/hooks', hook), 'exit 1');
    const before = stateOf();

    const commit = repository().commit(change) ?? '';
    expect(stateOf()).toBe(before);
    expect(git(clone, 'show', '--format=%an%n%B', '--name-status', commit).trim().split('\n')).toEqual([
      'Marta Web',
      'Cambiar el nombre',
      '',
      '- nombre',
      '',
      '',
      'A\tbrands/illes/assets/new.png',
      'D\tbrands/illes/assets/old.svg',
      'M\tbrands/illes/brand.yaml',
    ]);
    expect(git(clone, 'rev-parse', change.branch).trim()).toBe(commit);

    expect(await repository().push(change.branch)).toBe(remote);
    expect(git(remote, 'rev-parse', change.branch).trim()).toBe(commit);
    expect(stateOf()).toBe(before);
  });

  test('is signed where the person signs commits', () => {
    script(
      join(clone, '../gpg'),
      'cat > /dev/null\necho "-----BEGIN PGP SIGNATURE-----"\necho "-----END PGP SIGNATURE-----"\necho "[GNUPG:] SIG_CREATED D" >&2',
    );
    git(clone, 'config', 'commit.gpgSign', 'true');
    git(clone, 'config', 'gpg.program', join(clone, '../gpg'));
    const commit = repository().commit(change) ?? '';
    expect(git(clone, 'cat-file', 'commit', commit)).toContain('gpgsig -----BEGIN PGP SIGNATURE-----');
  });

  test('is not made where nothing differs', () => {
    const files = [{ path: 'brand.yaml', content: Buffer.from('nombre: Illes\n') }];
    expect(repository().commit({ ...change, files })).toBeUndefined();
    expect(git(clone, 'branch', '--list', 'marca/*')).toBe('');
  });

  test('replaces no branch of that name', () => {
    const first = repository().commit(change) ?? '';
    expect(() => repository().commit({ ...change, subject: 'Other' })).toThrow(GitFailed);
    expect(git(clone, 'rev-parse', change.branch).trim()).toBe(first);
  });

  test('has no branch with a name that git does not take', () => {
    expect(() => repository().commit({ ...change, branch: 'marca/../main' })).toThrow(GitFailed);
    expect(() => repository().commit({ ...change, branch: '--force' })).not.toThrow(TypeError);
    expect(git(clone, 'rev-parse', 'main')).toBe(git(remote, 'rev-parse', 'main'));
  });

  test('as a patch gives the same tree in another clone', () => {
    const commit = repository().commit(change) ?? '';
    const other = join(clone, '../other');
    git(clone, 'clone', '--quiet', remote, other);
    git(other, 'config', 'user.name', 'A');
    git(other, 'config', 'user.email', 'a@example.org');
    writeFileSync(join(other, '../change.patch'), repository().patch(commit));
    git(other, 'am', '--quiet', '../change.patch');
    expect(git(other, 'rev-parse', 'HEAD^{tree}')).toBe(git(clone, 'rev-parse', `${commit}^{tree}`));
    expect(new Uint8Array(readFileSync(join(other, 'brands/illes/assets/new.png')))).toEqual(picture);
  });

  test('says what git says where the remote refuses it', async () => {
    script(join(remote, 'hooks/pre-receive'), 'echo "This branch is closed" >&2\nexit 1');
    repository().commit(change);
    await expect(repository().push(change.branch)).rejects.toThrow(/This branch is closed/);
  });

  test('needs a repository', () => {
    const alone = join(scratch, 'alone');
    mkdirSync(alone);
    expect(BrandRepository.of(alone)).toBeUndefined();
    git(alone, 'init', '--quiet');
    expect(BrandRepository.of(alone)).toBeUndefined();
  });
});

describe('a published change', () => {
  const published = { id: 'illes', files: change.files, subject: 'Nombre', body: '' };

  test('is on a branch of the remote', async () => {
    const result = await publishBranch(folder, published);
    const branch = result.made ? result.branch : '';
    expect(branch).toMatch(/^marca\/illes\/\d{4}-\d\d-\d\d-nombre$/);
    expect(git(remote, 'branch', '--list', branch)).toContain(branch);
    // Another one of the same day and subject has a branch of its own.
    expect(await publishBranch(folder, published)).toMatchObject({ made: true, branch: `${branch}-2` });
  });

  test('that cannot be pushed is in the repository all the same', async () => {
    git(clone, 'remote', 'set-url', 'origin', join(scratch, 'gone.git'));
    expect(await publishBranch(folder, published)).toMatchObject({
      made: true,
      notPushed: expect.stringContaining('gone.git') as string,
    });
  });

  test('has a page for its request where the repository is at a known host', async () => {
    git(clone, 'remote', 'set-url', 'origin', 'https://github.com/uni/portals.git');
    git(clone, 'remote', 'set-url', '--push', 'origin', remote);
    expect(await publishBranch(folder, published)).toMatchObject({
      address: expect.stringMatching(
        /^https:\/\/github\.com\/uni\/portals\/compare\/main\.\.\.marca/,
      ) as string,
    });
  });

  test('is a patch without any branch', () => {
    const before = git(clone, 'for-each-ref');
    expect(patchOf(folder, published)).toMatchObject({
      made: true,
      patch: expect.stringContaining('Illes noves') as string,
    });
    expect(git(clone, 'for-each-ref')).toBe(before);
    expect(patchOf(scratch, published)).toEqual({ made: false, reason: 'no-repository' });
    expect(patchOf(folder, { ...published, files: [] })).toEqual({ made: false, reason: 'no-change' });
  });

  test('needs a repository and a difference', async () => {
    expect(await publishBranch(scratch, published)).toEqual({ made: false, reason: 'no-repository' });
    expect(await publishBranch(folder, { ...published, files: [] })).toEqual({
      made: false,
      reason: 'no-change',
    });
  });
});

test.each([
  ['Nombre corto', 'marca/illes/2026-11-28-nombre-corto'],
  ['  ¡Año nuevo! Éxito ', 'marca/illes/2026-11-28-ano-nuevo-exito'],
  ['', 'marca/illes/2026-11-28'],
  ['../../main', 'marca/illes/2026-11-28-main'],
  ['x'.repeat(80), `marca/illes/2026-11-28-${'x'.repeat(40)}`],
])('the branch about "%s" is %s', (subject, name) => {
  expect(branchName('illes', '2026-11-28', subject)).toBe(name);
});

describe('the page for a request', () => {
  const texts = { branch: 'marca/a', into: 'main', title: 'A & B', body: 'C\n#' };

  test.each([
    ['git@github.com:uni/portals.git', 'https://github.com/uni/portals/compare/main...marca%2Fa?expand=1'],
    [
      'https://user:token@github.com/uni/portals',
      'https://github.com/uni/portals/compare/main...marca%2Fa?expand=1',
    ],
    [
      'ssh://git@gitlab.uni.cat:2222/web/portals.git',
      'https://gitlab.uni.cat/web/portals/-/merge_requests/new?',
    ],
    [
      'https://bitbucket.org/uni/portals.git',
      'https://bitbucket.org/uni/portals/pull-requests/new?source=marca%2Fa',
    ],
    ['https://codeberg.org/uni/portals', 'https://codeberg.org/uni/portals/compare/main...marca%2Fa?'],
  ])('of %s is that of its host', (address, expected) => {
    const page = requestAddress(address, texts) ?? '';
    expect(page.startsWith(expected), page).toBe(true);
    expect([...new URL(page).searchParams.values()]).toEqual(expect.arrayContaining(['A & B', 'C\n#']));
    expect(page).not.toContain('token');
  });

  test.each([
    '/srv/git/portals.git',
    '../remote.git',
    'https://git.uni.cat/portals',
    'file:///srv/portals.git',
  ])('of %s is not known', (address) => {
    expect(requestAddress(address, texts)).toBeUndefined();
  });

  test('comes without its text where the address would be too long', () => {
    const page = requestAddress('git@github.com:uni/portals.git', { ...texts, body: 'x'.repeat(9000) }) ?? '';
    expect(page.length).toBeLessThan(8000);
    expect(new URL(page).searchParams.get('title')).toBe('A & B');
  });
});
