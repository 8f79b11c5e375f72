import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { upgradeEdits } from '#generator/brands/edits/upgrade-edits.ts';
import { readSettings } from '#generator/brands/edits/settings-text.ts';
import { writeEdits } from '#generator/brands/edits/write-brand.ts';
import { brandFileName, brandFolders } from '#generator/brands/folders.ts';
import { Inheritance } from '#generator/brands/inherit/inherit.ts';
import { displayPath } from '#generator/diagnostics/positions.ts';
import { reportText } from '#generator/diagnostics/report-text.ts';
import { readArguments, UsageError } from '../cli/arguments.ts';
import { readBrandsDir } from '../cli/brands-folder.ts';
import { fail } from '../cli/failure.ts';
import { reportLanguage } from '../cli/report-language.ts';
import { sharedOptions } from '../cli/shared-options.ts';
import type { Command } from '../cli/usage.ts';
import { formatRefused } from './refused-edits.ts';

const command = {
  name: 'upgrade',
  summary: reportText('commands.upgrade.summary'),
  options: { brand: sharedOptions.brand, 'brands-dir': sharedOptions['brands-dir'] },
} as const satisfies Command;

/** Gives the settings of brands, and of the bases that they extend, their current names. */
function upgrade(): void {
  const values = readArguments(command);
  const language = reportLanguage(values.lang);
  const brandsDir = readBrandsDir(values['brands-dir']);
  const ids = brandFolders(brandsDir);
  for (const id of values.brand ?? [])
    if (!ids.includes(id))
      throw new UsageError(reportText('commands.upgrade.noBrand', { id, ids: ids.join(', ') }));
  const inheritance = new Inheritance(brandsDir);
  const read = (values.brand ?? ids).map((id) => inheritance.read(id));
  let changes = 0;
  for (const folder of new Set(read.flatMap(({ root, folders }) => (root ? folders : [])))) {
    const file = join(folder, brandFileName);
    const settings = readSettings(readFileSync(file, 'utf8'));
    const edits = settings ? upgradeEdits(settings.data) : [];
    if (edits.length === 0) continue;
    const { refused } = writeEdits(folder, edits);
    changes += edits.length;
    for (const edit of edits.filter((one) => !refused.some((other) => other.edit === one))) {
      const former = edit.path.join('.');
      const text =
        edit.kind === 'move'
          ? reportText('commands.upgrade.renamed', { former, name: edit.to.join('.') })
          : reportText('commands.upgrade.deleted', { former });
      console.log(`${displayPath(file)}: ${text[language]}`);
    }
    if (refused.length > 0) {
      console.log(`\n${formatRefused(folder, refused, language)}`);
      process.exitCode = 1;
    }
  }
  if (changes === 0) console.log(reportText('commands.upgrade.nothing')[language]);
}

try {
  upgrade();
} catch (error) {
  fail(error);
}
