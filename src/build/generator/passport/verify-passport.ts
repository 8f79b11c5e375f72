import type { Told } from '#build/diagnostics/told.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '#build/diagnostics/problem.ts';
import { bundleFaults } from '../bundle/intact.ts';
import { manifestFile, readManifest } from '../bundle/manifest.ts';
import { factsOf } from '../bundle/site-writer.ts';
import { provenanceFile } from './provenance.ts';

const unreadable: Told = { en: 'cannot be read', es: 'no se puede leer', ca: 'no es pot llegir' };
const absent: Told = { en: 'is missing', es: 'falta', ca: 'falta' };
const anotherOne: Told = {
  en: `is another one than \`${provenanceFile}\` speaks of`,
  es: `no es aquel del que habla \`${provenanceFile}\``,
  ca: `no és aquell del qual parla \`${provenanceFile}\``,
};

interface Statement {
  subject: { name: string; digest: { sha256: string } }[];
}

/**
 * What of a bundle is not as it was built, each file as a problem: the manifest and the list of packages against the
 * provenance, all other files against the manifest.
 */
export function passportFaults(bundle: string, brand: string): Problem[] {
  const problem = (path: string, fault: Told): Problem => ({
    code: 'bundle-file',
    severity: 'error',
    what: {
      en: `\`${path}\` of the bundle ${fault.en}.`,
      es: `\`${path}\`, del sitio construido, ${fault.es}.`,
      ca: `\`${path}\`, del lloc construït, ${fault.ca}.`,
    },
    why: {
      en: 'It is not what was built: it was changed, cut off or left behind since.',
      es: 'No es lo que se construyó: después se ha cambiado, se ha cortado o se ha quedado atrás.',
      ca: 'No és el que es va construir: després s’ha canviat, s’ha tallat o s’ha quedat enrere.',
    },
    fix: {
      en: `Build it again: npm run build -- --brand ${brand} --force`,
      es: `Constrúyelo otra vez: npm run build -- --brand ${brand} --force`,
      ca: `Construeix-lo una altra vegada: npm run build -- --brand ${brand} --force`,
    },
    brands: [brand],
  });
  const manifest = readManifest(bundle);
  if (!manifest) return [problem(manifestFile, existsSync(bundle) ? unreadable : absent)];
  return [
    ...subjectFaults(bundle).map(([path, fault]) => problem(path, fault)),
    ...[...bundleFaults(bundle, manifest, true)].map(({ path, fault }) => problem(path, fault)),
  ];
}

/** Whether what says what a bundle is stands beside it as it was built: no size in the manifest speaks of these files. */
export const hasPassport = (bundle: string): boolean => subjectFaults(bundle).length === 0;

/** Files that are other ones than the provenance speaks of. */
function subjectFaults(bundle: string): [path: string, fault: Told][] {
  let subject: Statement['subject'];
  try {
    ({ subject } = JSON.parse(readFileSync(join(bundle, provenanceFile), 'utf8')) as Statement);
    if (!Array.isArray(subject)) throw new TypeError('It names nothing');
  } catch {
    return [[provenanceFile, unreadable]];
  }
  return subject.flatMap(({ name, digest }): [string, Told][] => {
    const file = join(bundle, name);
    if (!existsSync(file)) return [[name, absent]];
    const isSame = factsOf(readFileSync(file)).sha256 === digest.sha256;
    return isSame ? [] : [[name, anotherOne]];
  });
}
