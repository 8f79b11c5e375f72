import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLanguageTo } from './add-language.ts';
import { BrandSession } from './brand-session.ts';
import { BrandTexts } from './brand-texts.ts';

const brands = join(import.meta.dirname, '../../../brands');
const scratch = mkdtempSync(join(tmpdir(), 'andana-language-'));
const texts = new BrandTexts();
let session: BrandSession;

const context = () => ({
  ...{ session, texts, id: 'montclar' },
  root: join(brands, '..'),
  brandsDir: join(scratch, 'brands'),
  knownPictures: join(scratch, 'pictures'),
  cacheFolder: join(scratch, 'cache'),
});

beforeAll(async () => {
  mkdirSync(join(scratch, 'brands'));
  cpSync(join(brands, 'montclar'), join(scratch, 'brands/montclar'), { recursive: true });
  symlinkSync(join(brands, '_base'), join(scratch, 'brands/_base'));
  session = await BrandSession.open(context());
});
afterAll(() => {
  texts.close();
  rmSync(scratch, { recursive: true });
});

const textOf = (path: string): string => Buffer.from(session.read(path) ?? []).toString();

test('a language comes with texts and pages as one step, which can be undone', async () => {
  const before = textOf('brand.yaml');
  const listed = /^idiomas: .*$/m.exec(before)?.[0] ?? '';
  const missing = (['en', 'ca', 'es'] as const).find((one) => !listed.includes(one));
  if (!missing) throw new Error('montclar has all languages');
  expect(await addLanguageTo(context(), missing, 'es')).toEqual({ made: true });
  expect(session.state.steps).toHaveLength(1);
  expect(textOf(`content/${missing}/aviso-legal.md`)).not.toBe('');
  expect(/^idiomas: .*$/m.exec(textOf('brand.yaml'))?.[0]).toContain(missing);
  expect(await addLanguageTo(context(), missing, 'es')).toMatchObject({ made: false });
  await session.goTo(0);
  expect(textOf('brand.yaml')).toBe(before);
});
