import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { catalogueFiles } from '../generate/catalogues.ts';
import { readArgumentsOrExit } from '../cli/arguments.ts';
import type { Command } from '../cli/usage.ts';
import { type GeneratedFile, isUpToDate } from '../generate/generated-file.ts';

const command = {
  name: 'generate',
  summary: {
    en: 'Writes the files that are generated from declarations: types, reference, API description.',
    es: 'Escribe los ficheros que se generan de las declaraciones: tipos, referencia, descripción de la API.',
    ca: 'Escriu els fitxers que es generen de les declaracions: tipus, referència, descripció de l’API.',
  },
  exits: {
    1: {
      en: 'with --check: a file is out of date',
      es: 'con --check: algún fichero no está al día',
      ca: 'amb --check: algun fitxer no està al dia',
    },
  },
  options: {
    check: {
      type: 'boolean',
      help: {
        en: 'only say what is out of date',
        es: 'solo dice qué no está al día',
        ca: 'només diu què no està al dia',
      },
    },
  },
} as const satisfies Command;

const { check } = readArgumentsOrExit(command);

/**
 * Writes or checks a generated file.
 * @returns whether it is now up to date
 */
async function update(file: GeneratedFile): Promise<boolean> {
  if (await isUpToDate(file)) return true;
  if (check) {
    console.error(`${file.name} does not match what it is made from. Run: npm run generate`);
    process.exitCode = 1;
    return false;
  }
  await mkdir(dirname(file.path), { recursive: true });
  await writeFile(file.path, file.content);
  console.log(`${file.name} written`);
  return true;
}

// The other generators import the catalogues, so they cannot run while a listed catalogue is missing.
const listed: boolean[] = [];
for (const file of await catalogueFiles()) listed.push(await update(file));
if (listed.every(Boolean)) {
  const { generatedFiles } = await import('../generate/generated-files.ts');
  for (const file of await generatedFiles()) await update(file);
}
