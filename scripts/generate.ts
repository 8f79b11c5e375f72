import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { generatedFiles, isUpToDate } from './generated-files.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

for (const file of await generatedFiles()) {
  if (await isUpToDate(file)) continue;
  if (values.check) {
    console.error(`${file.name} does not match what it is made from. Run: npm run generate`);
    process.exitCode = 1;
  } else {
    await mkdir(dirname(file.path), { recursive: true });
    await writeFile(file.path, file.content);
    console.log(`${file.name} written`);
  }
}
