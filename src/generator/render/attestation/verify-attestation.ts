import { explanation, type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { bundleFaults } from '../bundle/verify-bundle.ts';
import { manifestFile, readManifest } from '../bundle/manifest.ts';
import { factsOf } from '../bundle/site-writer.ts';
import { provenanceFile } from './provenance.ts';

const unreadable: ReportText = reportText('build.attestation.unreadable');
const absent: ReportText = reportText('build.attestation.missing');
const anotherOne: ReportText = reportText('build.attestation.other', { provenanceFile });

interface Statement {
  subject: { name: string; digest: { sha256: string } }[];
}

/**
 * Reports each file of a bundle that differs from the build: the manifest and the bill of materials by the provenance,
 * all other files by the manifest.
 */
export function attestationFaults(bundle: string, brand: string): Diagnostic[] {
  const problem = (path: string, fault: ReportText): Diagnostic => ({
    code: 'bundle-file',
    severity: 'error',
    ...explanation('build.attestation', { path, fault, brand }),
    brands: [brand],
  });
  const manifest = readManifest(bundle);
  if (!manifest) return [problem(manifestFile, existsSync(bundle) ? unreadable : absent)];
  return [
    ...subjectFaults(bundle).map(([path, fault]) => problem(path, fault)),
    ...[...bundleFaults(bundle, manifest, true)].map(({ path, fault }) => problem(path, fault)),
  ];
}

/**
 * Whether manifest, record and bill of materials match the provenance; the manifest does not list these files.
 */
export const hasAttestation = (bundle: string): boolean => subjectFaults(bundle).length === 0;

/** Files that do not match the provenance. */
function subjectFaults(bundle: string): [path: string, fault: ReportText][] {
  let subject: Statement['subject'];
  try {
    ({ subject } = JSON.parse(readFileSync(join(bundle, provenanceFile), 'utf8')) as Statement);
    if (!Array.isArray(subject)) throw new TypeError('It names nothing');
  } catch {
    return [[provenanceFile, unreadable]];
  }
  return subject.flatMap(({ name, digest }): [string, ReportText][] => {
    const file = join(bundle, name);
    if (!existsSync(file)) return [[name, absent]];
    const isSame = factsOf(readFileSync(file)).sha256 === digest.sha256;
    return isSame ? [] : [[name, anotherOne]];
  });
}
