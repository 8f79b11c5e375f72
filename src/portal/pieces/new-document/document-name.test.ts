import { expect, it } from 'vitest';
import { nameAfter } from './document-name.ts';

const file = (name: string) => new File(['%PDF'], name);
const nothing = { wantsAddress: false };

it('names a document after its file until another name is typed', () => {
  expect(nameAfter(file('Plan.igualdad.pdf'), nothing, '')).toEqual({ nombre: 'Plan.igualdad' });
  const before = { file: file('Plan.pdf'), wantsAddress: false };
  expect(nameAfter(file('Otro.pdf'), before, 'Plan')).toEqual({ nombre: 'Otro' });
  expect(nameAfter(file('Otro.pdf'), before, 'Plan de 2026')).toEqual({});
  expect(nameAfter(file('Otro.pdf'), nothing, 'Plan de 2026')).toEqual({});
});

it("cuts a long name to the contract's maximum", () => {
  expect(nameAfter(file(`${'a'.repeat(200)}.pdf`), nothing, '').nombre).toHaveLength(150);
});
