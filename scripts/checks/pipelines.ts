import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';

const require = createRequire(import.meta.url);
const gitlabReader = join(require.resolve('gitlab-ci-local/package.json'), '../dist/index.js');

/** GitHub's parser is made for bundlers: its import of the schema lacks the JSON attribute. */
async function loadWorkflowParser(): Promise<typeof import('@actions/workflow-parser')> {
  const hooks = registerHooks({
    load: (url, context, next) =>
      next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
  });
  try {
    return await import('@actions/workflow-parser');
  } finally {
    hooks.deregister();
  }
}

interface Step {
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}

interface Job {
  permissions?: Record<string, string> | string;
  env?: Record<string, string>;
  steps?: Step[];
}

interface Workflow {
  permissions?: Record<string, string> | string;
  jobs?: Record<string, Job>;
}

/**
 * Faults of the pipelines of GitHub and GitLab: what the code host would not understand, actions that are not pinned
 * by their commit, and jobs that have a token and run code of the repository.
 */
export async function pipelineFaults(root: string): Promise<string[]> {
  const workflows = filesIn(root, '.github/workflows');
  return [
    ...(await Promise.all(workflows.map((path) => workflowFaults(root, path)))).flat(),
    ...gitlabFaults(root),
  ];
}

function filesIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.yml'))
    .map((name) => `${folder}/${name}`);
}

async function workflowFaults(root: string, path: string): Promise<string[]> {
  const content = readFileSync(join(root, path), 'utf8');
  const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await loadWorkflowParser();
  const { context, value } = parseWorkflow({ name: path, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  const errors = context.errors.getErrors().map((error) => `${path}: ${error.message}`);
  if (errors.length > 0) return errors;
  const { permissions, jobs = {} } = parse(content) as Workflow;
  return Object.entries(jobs).flatMap(([name, job]) =>
    jobFaults({ ...(permissions !== undefined && { permissions }), ...job }).map(
      (fault) => `${path}: ${name} ${fault}`,
    ),
  );
}

function jobFaults(job: Job): string[] {
  const { permissions = 'write-all', steps = [] } = job;
  const actions = steps.flatMap(({ uses }) => (uses === undefined ? [] : [uses]));
  const unpinned = actions.filter((uses) => !/@[0-9a-f]{40}$/.test(uses));
  const granted = typeof permissions === 'string' ? [permissions] : Object.values(permissions);
  const hasToken =
    granted.some((access) => access.startsWith('write')) ||
    /\bsecrets\.|github\.token/.test(JSON.stringify(job));
  const runsCode =
    actions.some((uses) => uses.startsWith('actions/checkout@')) ||
    steps.some(({ run = '' }) => /^\s*(?:npm|node)\b/m.test(run));
  return [
    ...unpinned.map((uses) => `uses ${uses}, which is not pinned by the commit of the action.`),
    ...(hasToken && runsCode ? ['has a token and runs code of the repository.'] : []),
  ];
}

/** Reads the files of GitLab by its schema, with stages and needs. */
function gitlabFaults(root: string): string[] {
  const files = filesIn(root, 'docs/ci');
  if (files.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'andana-gitlab-'));
  try {
    // The reader asks git for a remote and a commit.
    const git = (...args: string[]): void => {
      execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args], { cwd: folder });
    };
    git('init', '--quiet', '--initial-branch=main');
    git('commit', '--quiet', '--allow-empty', '--message=Start');
    git('remote', 'add', 'origin', 'git@gitlab.example:group/portals.git');
    return files.flatMap((file) => {
      cpSync(join(root, file), join(folder, '.gitlab-ci.yml'));
      try {
        execFileSync(process.execPath, [gitlabReader, '--list-all'], { cwd: folder, stdio: 'pipe' });
        return [];
      } catch (error) {
        const { stdout = '', stderr = '' } = error as { stdout?: Buffer; stderr?: Buffer };
        return [`${file}: ${`${stdout.toString()}${stderr.toString()}`.trim()}`];
      }
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
