import type { cerrarOferta } from '#core/contract/calls/company-offers.ts';
import { aside, choice, day, text } from '#portal/forms/fields/field-kinds.ts';
import { formOf, type ValuesOf } from '#portal/forms/fields/form-of.ts';

const own = 'required';
const ifChosen = ['chosen', (chosen: string | boolean) => chosen === 'si'] as const;

/** Closes an offer: whether someone was chosen, and if so, who, since when and with which contract. */
export const closingForm = formOf<typeof cerrarOferta>()(
  {
    call: 'cerrarOferta',
    texts: 'company-offers',
    wire: { form: 'oferta', fields: { hayElegido: 'chosen' } },
  },
  {
    // Yes, no, or nothing yet.
    chosen: aside({ own, label: 'company-offers.chosenQuestion' }),
    nombre: text(300, { own, label: 'company-offers.chosenName' }),
    fechaInicioContrato: day({ own, label: 'company-offers.contractStart' }),
    idTipoContrato: choice({ own, label: 'company-offers.contractKind' }),
  },
  { nombre: ifChosen, fechaInicioContrato: ifChosen, idTipoContrato: ifChosen },
);

export type ClosingValues = ValuesOf<typeof closingForm.fields>;
