import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where and with what a build runs. */
export interface BuildEnvironment {
  /** Commit of the sources; absent where there is no repository. */
  commit?: string;
  /** Whether files differ from that commit. */
  hasChanges?: boolean;
  /** Address of the repository, where an automation says it. */
  repository?: string;
  /** Address of the run of an automation; absent on somebody's machine. */
  run?: string;
  /** Versions of what the bundle is made with. */
  tools: Readonly<Record<string, string>>;
  /** sha256 of the lock file. */
  lock: string;
}

export const provenanceFile = 'provenance.json';

/** Packages that decide what comes out. */
const deciding = ['astro', 'lightningcss', 'react', 'react-dom', 'sass', 'sharp', 'svgo', 'vite'];

function git(root: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** Address of the repository and of the run, as GitHub and GitLab tell them. */
function automation(env: NodeJS.ProcessEnv): Pick<BuildEnvironment, 'repository' | 'run'> {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, CI_PROJECT_URL, CI_JOB_URL } = env;
  if (GITHUB_SERVER_URL && GITHUB_REPOSITORY && GITHUB_RUN_ID) {
    const repository = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`;
    return { repository, run: `${repository}/actions/runs/${GITHUB_RUN_ID}` };
  }
  return {
    ...(CI_PROJECT_URL && { repository: CI_PROJECT_URL }),
    ...(CI_JOB_URL && { run: CI_JOB_URL }),
  };
}

/** @param root folder of the project */
export function buildEnvironment(root: string, env: NodeJS.ProcessEnv = process.env): BuildEnvironment {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, { version?: string }> };
  const versions = deciding.map((name) => [name, packages[`node_modules/${name}`]?.version ?? ''] as const);
  const commit = git(root, 'rev-parse', 'HEAD');
  return {
    ...(commit && { commit, hasChanges: git(root, 'status', '--porcelain') !== '' }),
    ...automation(env),
    tools: {
      node: process.versions.node,
      platform: `${process.platform}-${process.arch}`,
      ...Object.fromEntries(versions),
    },
    lock: createHash('sha256').update(lock).digest('hex'),
  };
}

/**
 * How a bundle came to be, as a statement of in-toto with the predicate of SLSA, to be signed by whoever builds. Its
 * subjects are the manifest, which has the hash of every other file, and the list of software. It says where it was made,
 * so it is the one file that is not the same everywhere.
 * @param subjects sha256 by the path in the bundle
 */
export function provenance(
  { commit, hasChanges, repository, run, tools, lock }: BuildEnvironment,
  { brand, inputs, options }: { brand: string; inputs: string; options: Readonly<Record<string, unknown>> },
  subjects: Readonly<Record<string, string>>,
): object {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: Object.entries(subjects).map(([name, sha256]) => ({ name, digest: { sha256 } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:andana:bundle:v1',
        externalParameters: { brand, ...options },
        internalParameters: { tools, ...(hasChanges && { uncommittedChanges: true }) },
        resolvedDependencies: [
          ...(commit
            ? [
                {
                  name: 'source',
                  ...(repository && { uri: `git+${repository}` }),
                  digest: { gitCommit: commit },
                },
              ]
            : []),
          { name: 'inputs', digest: { sha256: inputs } },
          { name: 'package-lock.json', digest: { sha256: lock } },
        ],
      },
      runDetails: { builder: { id: run ?? 'urn:andana:local' } },
    },
  };
}
