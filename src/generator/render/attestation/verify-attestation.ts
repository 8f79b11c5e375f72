import { explanation, type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { bundleFaults } from '../bundle/verify-bundle.ts';
import { recordFile } from '../bundle/brand-record.ts';
import { type Manifest, manifestFile, readManifest } from '../bundle/manifest.ts';
import { factsOf } from '../bundle/site-writer.ts';
import { type Provenance, provenanceFile, statementTypes } from './provenance.ts';
import { pagesFile } from '../reuse/page-records.ts';
import { sbomFile } from './sbom.ts';

const unreadable: ReportText = reportText('build.attestation.unreadable');
const absent: ReportText = reportText('build.attestation.missing');
const anotherOne: ReportText = reportText('build.attestation.other', { provenanceFile });

type Fault = readonly [path: string, fault: ReportText];

/** Files that the manifest does not list, so the provenance does. */
const subjects = [manifestFile, recordFile, pagesFile, sbomFile];

/**
 * Reports each file of a bundle that differs from the build: the manifest and the bill of materials by the provenance,
 * all other files by the manifest.
 */
export function attestationFaults(bundle: string, brand: string): Diagnostic[] {
  const problem = ([path, fault]: Fault): Diagnostic => ({
    code: 'bundle-file',
    severity: 'error',
    ...explanation('build.attestation', { path, fault, brand }),
    brands: [brand],
  });
  const manifest = readManifest(bundle);
  if (!manifest) return [problem([manifestFile, existsSync(bundle) ? unreadable : absent])];
  const faults: Fault[] = [...provenanceFaults(bundle, manifest)];
  if (manifest.brand !== brand)
    faults.push([manifestFile, reportText('build.attestation.brand', { other: manifest.brand })]);
  for (const { path, fault } of bundleFaults(bundle, manifest, true)) faults.push([path, fault]);
  return faults.map(problem);
}

/**
 * Whether manifest, record and bill of materials match the provenance; the manifest does not list these files.
 */
export const hasAttestation = (bundle: string, manifest: Manifest): boolean =>
  provenanceFaults(bundle, manifest).next().done === true;

interface Statement {
  types: Readonly<Record<keyof typeof statementTypes, unknown>>;
  brand: unknown;
  inputs: unknown;
  /** sha256 by file. */
  subjects: readonly (readonly [name: string, sha256: string])[];
}

/** @throws if a part is missing */
function readStatement(bundle: string): Statement {
  const { _type, predicateType, subject, predicate } = JSON.parse(
    readFileSync(join(bundle, provenanceFile), 'utf8'),
  ) as Provenance;
  const { buildType, externalParameters, resolvedDependencies } = predicate.buildDefinition;
  return {
    types: { statement: _type, predicate: predicateType, build: buildType },
    brand: externalParameters.brand,
    inputs: resolvedDependencies.find(({ name }) => name === 'inputs')?.digest['sha256'],
    subjects: subject.map(({ name, digest }) => [name, digest.sha256]),
  };
}

/** Files that do not match the provenance, and a provenance that is not of this bundle. */
function* provenanceFaults(bundle: string, { brand, inputs }: Manifest): Generator<Fault> {
  let statement: Statement;
  try {
    statement = readStatement(bundle);
  } catch {
    yield [provenanceFile, unreadable];
    return;
  }
  if (!isDeepStrictEqual(statement.types, statementTypes))
    yield [provenanceFile, reportText('build.attestation.type')];
  if (statement.brand !== brand || statement.inputs !== inputs)
    yield [provenanceFile, reportText('build.attestation.inputs', { manifestFile })];
  const named = statement.subjects.map(([name]) => name);
  if (!isDeepStrictEqual(named.sort(), [...subjects].sort()))
    yield [
      provenanceFile,
      reportText('build.attestation.subjects', { files: subjects.map((file) => `\`${file}\``).join(', ') }),
    ];
  const expected = new Map(statement.subjects);
  for (const name of subjects) {
    const file = join(bundle, name);
    if (!existsSync(file)) yield [name, absent];
    else if (expected.has(name) && factsOf(readFileSync(file)).sha256 !== expected.get(name))
      yield [name, anotherOne];
  }
}
