import { join, resolve } from 'node:path';
import { idMistake } from '#brand/pipeline/new-brand/brand-id.ts';
import { createBrand } from '#brand/pipeline/new-brand/create-brand.ts';
import { displayPath } from '#diagnostics/positions.ts';
import { readArgumentsWith, UsageError } from './arguments.ts';
import { formatTable } from './table.ts';

function newBrand(): void {
  const { argument: id, values } = readArgumentsWith(
    { value: 'ID', help: 'name of the folder and of the brand: small letters, digits, hyphens' },
    'new-brand',
    ['brands-dir'],
  );
  const given = values['brands-dir'];
  const brandsDir = resolve(given ?? join(import.meta.dirname, '../brands'));
  const mistake = idMistake(brandsDir, id);
  if (mistake) throw new UsageError(mistake);

  const files = createBrand(brandsDir, id);
  const folder = join(brandsDir, id);
  const rows = files.map(({ path, marks }) => [
    `  ${displayPath(join(folder, path))}`,
    marks > 0 ? `${marks} to fill in` : 'to be replaced',
  ]);
  const options = `--brand ${id}${given ? ` --brands-dir ${given}` : ''}`;
  console.log(`The brand "${id}" is made, and can be built as it is:\n\n${formatTable(rows)}\n`);
  console.log(
    [
      'What to do next:',
      '  1. Write what is marked FILL IN in brand.yaml, and put the logo and the icon in place of the drawn ones.',
      '  2. Write the legal pages: each says at its top that it is a model, and "Por completar" where a text is missing.',
      `  3. See it while you write:  npm run dev -- ${options}`,
      `  4. Check it:                npm run check -- ${options}`,
      `  5. Build it:                npm run build -- ${options}`,
    ].join('\n'),
  );
}

try {
  newBrand();
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}
