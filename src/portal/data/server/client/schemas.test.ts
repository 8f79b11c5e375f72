import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as schemas from './schemas.ts';

const contract = join(import.meta.dirname, '../../../../core/contract');

/** Whether a name of zod is only used in types. */
const isType = (name: string): boolean => /^(?:ZodMini\w+|core|infer|input|output)$/.test(name);

// `contract-reader.test.ts` compares the behaviour of each with zod.
it('has every zod function that the contract uses, and no other', () => {
  const files = globSync(['*.ts', 'calls/*.ts', 'entities/*.ts'], { cwd: contract });
  const used = files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(join(contract, file), 'utf8').matchAll(/\bz\s*\.(\w+)/g)])
    .map(([, name]) => name ?? '')
    .filter((name) => !isType(name));
  expect([...new Set(used)].sort()).toEqual(Object.keys(schemas).sort());
});
