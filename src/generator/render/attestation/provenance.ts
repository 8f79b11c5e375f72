import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Machine, commit and tools of a build. */
export interface BuildEnvironment {
  /** Commit of the sources; absent where there is no repository. */
  commit?: string;
  /** Whether files differ from that commit. */
  hasChanges?: boolean;
  /** Address of the repository; absent outside of CI. */
  repository?: string;
  /** Address of the CI run; absent outside of CI. */
  run?: string;
  /** Versions of the tools and packages used. */
  tools: Readonly<Record<string, string>>;
  /** sha256 of the lock file. */
  lock: string;
}

export const provenanceFile = 'provenance.json';

/** Identifiers of the kind of statement. */
export const statementTypes = {
  statement: 'https://in-toto.io/Statement/v1',
  predicate: 'https://slsa.dev/provenance/v1',
  build: 'urn:andana:bundle:v1',
} as const;

/** Packages whose version affects the output. */
const relevantPackages = ['astro', 'lightningcss', 'react', 'react-dom', 'sass', 'sharp', 'svgo', 'vite'];

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

/** Addresses of the repository and the CI run, from the variables of GitHub and GitLab. */
function ciAddresses(env: NodeJS.ProcessEnv): Pick<BuildEnvironment, 'repository' | 'run'> {
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
  const versions = relevantPackages.map(
    (name) => [name, packages[`node_modules/${name}`]?.version ?? ''] as const,
  );
  const commit = git(root, 'rev-parse', 'HEAD');
  return {
    ...(commit && { commit, hasChanges: git(root, 'status', '--porcelain') !== '' }),
    ...ciAddresses(env),
    tools: {
      node: process.versions.node,
      platform: `${process.platform}-${process.arch}`,
      ...Object.fromEntries(versions),
    },
    lock: createHash('sha256').update(lock).digest('hex'),
  };
}

export interface Provenance {
  _type: string;
  subject: { name: string; digest: { sha256: string } }[];
  predicateType: string;
  predicate: {
    buildDefinition: {
      buildType: string;
      externalParameters: { brand: string };
      internalParameters: object;
      resolvedDependencies: { name: string; digest: Readonly<Record<string, string>> }[];
    };
    runDetails: { builder: { id: string } };
  };
}

/**
 * Makes the provenance of a bundle as an in-toto statement with the SLSA predicate, to be signed by the builder. Its
 * subjects are the manifest, which has the hash of every other file, and the bill of materials. It names the build
 * environment, so it is the only file that differs between machines.
 * @param subjects sha256 by path in the bundle
 */
export function provenance(
  { commit, hasChanges, repository, run, tools, lock }: BuildEnvironment,
  { brand, inputs, options }: { brand: string; inputs: string; options: Readonly<Record<string, unknown>> },
  subjects: Readonly<Record<string, string>>,
): Provenance {
  return {
    _type: statementTypes.statement,
    subject: Object.entries(subjects).map(([name, sha256]) => ({ name, digest: { sha256 } })),
    predicateType: statementTypes.predicate,
    predicate: {
      buildDefinition: {
        buildType: statementTypes.build,
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
