import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

/**
 * Prints the child pipeline of GitLab for a job matrix: a job per brand, and the digest of the compiled portal that
 * these jobs get. Argument: file with the matrix, as `npm run affected -- --format matrix` prints it.
 */
const [file = ''] = process.argv.slice(2);
const { brand } = JSON.parse(readFileSync(file, 'utf8')) as { brand: string[] };
const odd = brand.filter((id) => !/^[a-z0-9][a-z0-9-]*$/.test(id));
if (odd.length > 0) throw new Error(`No ids of brands: ${JSON.stringify(odd)}`);

interface Job {
  parallel?: { matrix: [{ brand: string[] }] };
}

// A child pipeline needs at least one job.
const template = brand.length === 0 ? 'none' : 'portal';
const pipeline = parse(
  readFileSync(join(import.meta.dirname, `../../docs/ci/gitlab-${template}.yml`), 'utf8'),
) as { variables?: Record<string, string> };
const jobs = Object.values(pipeline) as Job[];
for (const job of jobs) if (job.parallel) job.parallel.matrix = [{ brand }];
if (brand.length > 0) {
  const lists = globSync('.cache/renderer/*/SHA256SUMS').sort();
  const digest = createHash('sha256');
  for (const list of lists) digest.update(readFileSync(list));
  // As `sha256sum` prints it for its standard input.
  pipeline.variables = { ...pipeline.variables, RENDERER: `${digest.digest('hex')}  -` };
}
process.stdout.write(stringify(pipeline));
