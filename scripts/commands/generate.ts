import { reportText } from '#generator/diagnostics/report-text.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { catalogueFiles } from '../generate/catalogues.ts';
import { takeArguments } from '../cli/arguments.ts';
import type { Command } from '../cli/usage.ts';
import { type GeneratedFile, isUpToDate } from '../generate/generated-file.ts';

const command = {
  name: 'generate',
  summary: reportText('commands.generate.summary'),
  exits: {
    1: reportText('commands.generate.exit.1'),
  },
  options: {
    check: {
      type: 'boolean',
      help: reportText('commands.generate.check.help'),
    },
  },
} as const satisfies Command;

const { check } = takeArguments(command);

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
