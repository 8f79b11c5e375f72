import { describe, expect, it } from 'vitest';
import { type Agreement, agreementStates } from '#core/contract/entities/agreement.ts';
import { sortByTurn, dayOfStep, endsSoon, stepOf, takesSignature } from './agreements.ts';

const agreement = (idConvenio: number, values: Partial<Agreement> = {}): Agreement => ({
  idConvenio,
  estado: 'Generado',
  tramitacionManual: false,
  requierePedido: false,
  pagoDomiciliado: false,
  ...values,
});

describe('the progress of an agreement', () => {
  it('has a step for every state, and takes the signed document in some', () => {
    expect(agreementStates.map((estado) => [estado, stepOf({ estado }), takesSignature({ estado })])).toEqual(
      [
        ['Generado', 0, true],
        ['Formalizado', 3, false],
        ['Firmado empresa', 1, false],
        ['Erróneo empresa', 0, true],
        ['Caducado', 4, false],
        ['Enviado Secretaría', 2, false],
      ],
    );
  });

  it('dates a step by the last time it was done', () => {
    const historial: Agreement['historial'] = [
      { estado: 'Generado', fecha: '2026-01-10' },
      { estado: 'Firmado empresa', fecha: '2026-01-12' },
      { estado: 'Erróneo empresa', fecha: '2026-01-14' },
      { estado: 'Firmado empresa', fecha: '2026-01-15' },
      { estado: 'Enviado Secretaría', fecha: '2026-01-20' },
    ];
    const days = [0, 1, 2, 3].map((step) => dayOfStep({ historial }, step));
    expect(days).toEqual(['2026-01-15', '2026-01-20', undefined, undefined]);
    expect(dayOfStep({ historial: [{ estado: 'Formalizado', fecha: '2026-01-25' }] }, 3)).toBe('2026-01-25');
    expect(dayOfStep({}, 0)).toBeUndefined();
  });

  it('ends soon within thirty days, today and the thirtieth included', () => {
    const ends = (fechaCaducidad: string, estado: Agreement['estado'] = 'Formalizado'): boolean =>
      endsSoon(agreement(1, { estado, fechaCaducidad }), '2026-03-01');
    expect(ends('2026-03-01')).toBe(true);
    expect(ends('2026-03-31')).toBe(true);
    expect(ends('2026-04-01')).toBe(false);
    expect(ends('2026-02-28')).toBe(false);
    expect(ends('2026-03-10', 'Generado')).toBe(false);
    expect(endsSoon(agreement(1, { estado: 'Formalizado' }), '2026-03-01')).toBe(false);
  });

  it('is listed with errors first, then unsigned ones, then the rest in the given order', () => {
    const all = [
      agreement(1, { estado: 'Formalizado' }),
      agreement(2),
      agreement(3, { estado: 'Caducado' }),
      agreement(4, { estado: 'Erróneo empresa' }),
      agreement(5),
    ];
    expect(sortByTurn(all).map(({ idConvenio }) => idConvenio)).toEqual([4, 2, 5, 1, 3]);
  });
});
