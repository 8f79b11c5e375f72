import { reportText } from '#generator/diagnostics/report-text.ts';
import { resolve } from 'node:path';
import { readArgumentsOrExit } from '../cli/arguments.ts';
import type { Command } from '../cli/usage.ts';
import { codeWordFaults, riddleFaults } from '../checks/code-words.ts';
import { decisionFaults } from '../checks/decision-index.ts';
import { partsNotShown } from '../checks/gallery.ts';
import { importCycles } from '../checks/import-cycles.ts';
import { cleanLockFile, lockFileFaults } from '../checks/lock-file.ts';
import { brokenLinks } from '../checks/markdown-links.ts';
import { missingPaths } from '../checks/markdown-paths.ts';
import { readModules } from '../checks/modules.ts';
import { goneNames } from '../checks/named-code.ts';
import { nameFaults } from '../checks/names.ts';
import { pipelineFaults } from '../checks/pipelines.ts';
import { styleFaults } from '../checks/styles.ts';
import { textFaults } from '../checks/texts.ts';
import { driftedDocuments } from '../checks/translated-documents.ts';
import { unusedCode } from '../checks/unused-code.ts';
import { versionFaults } from '../checks/versions.ts';
import { outdatedPictures } from '../screenshots/picture-sources.ts';

/** Project rules that neither the type checker nor the linter covers. */
const command = {
  name: 'checks',
  summary: reportText('commands.checks.summary'),
  exits: {
    1: reportText('commands.checks.exit.1'),
  },
  options: {
    write: {
      type: 'boolean',
      help: reportText('commands.checks.write.help'),
    },
  },
} as const satisfies Command;

const root = resolve(import.meta.dirname, '../..');
const { write } = readArgumentsOrExit(command);

if (write) cleanLockFile(root);
const modules = readModules(root);
const faults = [
  ...missingPaths(root),
  ...(await brokenLinks(root)),
  ...decisionFaults(root),
  ...goneNames(root, modules),
  ...driftedDocuments(root),
  ...lockFileFaults(root),
  ...versionFaults(root),
  ...(await pipelineFaults(root)),
  ...importCycles(modules),
  ...(await unusedCode(root)),
  ...nameFaults(modules),
  ...codeWordFaults(root, modules),
  ...riddleFaults(modules),
  ...styleFaults(root),
  ...textFaults(root),
  ...partsNotShown(modules),
];
for (const fault of faults) console.error(fault);
// Told, without failing: each change of a shared style would ask for new pictures; releases ask for them.
for (const picture of outdatedPictures(root, modules)) console.warn(`docs/images/${picture} is out of date.`);
process.exitCode = faults.length > 0 ? 1 : 0;
