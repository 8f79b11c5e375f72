import { expect, it } from 'vitest';
import { nameFromFile } from './document-name.ts';

const file = (name: string) => new File(['%PDF'], name);
const nothing = { wantsAddress: false };

it('names a document after its file until another name is typed', () => {
  expect(nameFromFile(file('Plan.igualdad.pdf'), nothing, '')).toEqual({ nombre: 'Plan.igualdad' });
  const before = { file: file('Plan.pdf'), wantsAddress: false };
  expect(nameFromFile(file('Otro.pdf'), before, 'Plan')).toEqual({ nombre: 'Otro' });
  expect(nameFromFile(file('Otro.pdf'), before, 'Plan de 2026')).toEqual({});
  expect(nameFromFile(file('Otro.pdf'), nothing, 'Plan de 2026')).toEqual({});
});

it("cuts a long name to the contract's maximum", () => {
  expect(nameFromFile(file(`${'a'.repeat(200)}.pdf`), nothing, '').nombre).toHaveLength(150);
});
