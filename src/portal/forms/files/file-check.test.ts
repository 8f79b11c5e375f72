import { describe, expect, it } from 'vitest';
import { createFormatter, type Formatter } from '#core/i18n/formatter.ts';
import {
  type ChosenFile,
  fileLabels,
  type FileRequirements,
  formFile,
  noFile,
  sizeText,
  usesAddress,
} from './file-check.ts';

const { number } = createFormatter('es', {});
const t = ((id: string, values?: object) => `${id} ${JSON.stringify(values)}`) as Formatter['t'];
const requirements: FileRequirements<'cv'> = {
  name: 'cv',
  kind: 'general',
  takesAddress: true,
  isRequired: true,
};
const megabytes = 1024 * 1024;

const chosen = (name: string, size = 10, more: Partial<ChosenFile> = {}): ChosenFile => ({
  // Only name and size are read, not the content.
  file: { name, size } as File,
  content: Promise.resolve('eA=='),
  wantsAddress: false,
  ...more,
});
const fileOf = (choice: ChosenFile, changes: Partial<typeof requirements> = {}) =>
  formFile('cv', { ...requirements, ...changes }, choice, { t, number });
const problems = (choice: ChosenFile, values = noFile('cv'), changes: Partial<typeof requirements> = {}) =>
  fileOf(choice, changes).problems(values);

describe('a file field', () => {
  it.each([
    [2 * megabytes, '2 MB'],
    [1.4 * megabytes, '1,4 MB'],
    [2000 * 1024, '2000 kB'],
    [10, '1 kB'],
    [0, '0 kB'],
  ])('calls %i bytes %s', (bytes, text) => {
    expect(sizeText(bytes, number).replace(/\s/, ' ')).toBe(text);
  });

  it('names its document also in the label of the address', () => {
    expect(fileLabels('uno', t, 'Expediente')).toEqual({
      uno: 'Expediente',
      unoEnlace: t('frame.fileAddressOf', { document: 'Expediente' }),
    });
  });

  it('accepts a file of exactly 2 MB, and extensions of any accepted type in any case', () => {
    expect(problems(chosen('Carta.PDF', 2 * megabytes))).toEqual({});
    expect(problems(chosen('notas.csv'))).toEqual({});
  });

  it('reports what is wrong with a file', () => {
    expect(problems(chosen('virus.exe'))).toEqual({ cv: 'validation.fileType' });
    expect(problems(chosen('carta.docx'), noFile('cv'), { kind: 'pdf' })).toEqual({
      cv: 'validation.fileType',
    });
    expect(problems(chosen('carta.pdf', 0))).toEqual({ cv: 'frame.fileEmpty' });
    expect(problems(chosen('carta.pdf', 10, { isUnreadable: true }))).toEqual({ cv: 'frame.fileUnreadable' });
    expect(problems({ wantsAddress: false })).toEqual({ cv: 'validation.required' });
    expect(problems({ wantsAddress: false }, noFile('cv'), { isRequired: false })).toEqual({});
  });

  it('asks for an address instead of a file that is too big', () => {
    const big = chosen('carta.pdf', 2 * megabytes + 1);
    expect(usesAddress(big, requirements)).toBe(true);
    expect(fileOf(big).fieldFor(noFile('cv'))).toBe('cvEnlace');
    expect(problems(big)).toEqual({ cvEnlace: 'validation.required' });
    expect(problems(big, { cv: '', cvEnlace: 'nube' })).toEqual({ cvEnlace: 'validation.malformed' });
    expect(problems(big, { cv: '', cvEnlace: 'https://nube.example/a.pdf' })).toEqual({});
  });

  it('names the limit if the call takes no address', () => {
    const big = chosen('carta.pdf', 2000 * 1024 + 1);
    const agreement = { kind: 'agreement', takesAddress: false } as const;
    expect(usesAddress(big, { ...requirements, ...agreement })).toBe(false);
    expect(JSON.stringify(problems(big, noFile('cv'), agreement))).toMatch(/fileTooBig.*2000.kB/);
  });

  it('builds the request from the file with its type, or from the address', async () => {
    expect(await fileOf(chosen('Carta.PDF')).content(noFile('cv'))).toEqual({
      ficheroB64ParaAltas: 'eA==',
      extension_adjunto: 'pdf',
    });
    const values = { cv: '', cvEnlace: ' https://nube.example/a.pdf ' };
    expect(await fileOf({ wantsAddress: true }).content(values)).toEqual({
      enlace: 'https://nube.example/a.pdf',
    });
    expect(await fileOf({ wantsAddress: false }).content(noFile('cv'))).toBeUndefined();
  });
});
