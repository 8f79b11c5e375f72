import type { cerrarOferta } from '#core/contract/calls/company-offers.ts';
import { aside, choice, day, text } from '#portal/forms/fields/field-kinds.ts';
import { formOf, type ValuesOf } from '#portal/forms/fields/form-of.ts';

const own = 'required';
const ifChosen = ['chosen', (chosen: string | boolean) => chosen === 'si'] as const;

/** Form that closes an offer: whether a candidate was chosen and, if so, names, start and contract. */
export const closingForm = formOf<typeof cerrarOferta>()(
  {
    call: 'cerrarOferta',
    texts: 'company-offers',
    wire: { form: 'oferta', fields: { hayElegido: 'chosen' } },
  },
  {
    // Yes or no, without a default.
    chosen: aside({ own, label: 'company-offers.chosenQuestion' }),
    // Ids of the chosen candidates, whose names come first in `nombre`.
    candidatos: aside({ own, label: 'company-offers.chosenCandidates' }),
    nombre: text(300, { own, label: 'company-offers.chosenName' }),
    fechaInicioContrato: day({ own, label: 'company-offers.contractStart' }),
    idTipoContrato: choice({ own, label: 'company-offers.contractKind' }),
  },
  { nombre: ifChosen, fechaInicioContrato: ifChosen, idTipoContrato: ifChosen },
);

export type ClosingValues = ValuesOf<typeof closingForm.fields>;
