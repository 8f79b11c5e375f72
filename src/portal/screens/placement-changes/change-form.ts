import type { solicitarAccionSobrePractica } from '#core/contract/calls/company-documents.ts';
import { day, file, manyOf, number, text } from '#portal/forms/fields/field-kinds.ts';
import { formOf, type ValuesOf } from '#portal/forms/fields/form-of.ts';

const isExtension = (value: string | boolean): boolean => value === 'Ampliación';
const isVariation = (value: string | boolean): boolean => value === 'Variación';

/** Form of a company's request to change a placement. */
export const changeForm = formOf<typeof solicitarAccionSobrePractica>()(
  { call: 'solicitarAccionSobrePractica', texts: 'placement-changes', wire: { form: 'cambio' } },
  {
    tipo: text(20, { own: 'required' }),
    fechaFin: day({ own: 'required' }),
    horasAldia: number(0, 24, { own: 'optional' }),
    numeroDiasSemana: number(1, 7, { own: 'optional', isWhole: true, inputMode: 'numeric' }),
    diasSemana: manyOf('diasSemana', { own: 'optional' }),
    horario: text(250, { own: 'optional', autoComplete: 'off' }),
    motivo: text(1000, { own: 'required', lines: 4 }),
    fichero: file({ own: 'optional' }),
  },
  {
    fechaFin: ['tipo', isExtension],
    horasAldia: ['tipo', isVariation],
    numeroDiasSemana: ['tipo', isVariation],
    diasSemana: ['tipo', isVariation],
    horario: ['tipo', isVariation],
  },
);

export type ChangeValues = ValuesOf<typeof changeForm.fields>;
