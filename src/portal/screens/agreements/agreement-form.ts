import type { addConvenioEmpresa } from '#core/contract/calls/company-agreements.ts';
import { lengths } from '#core/contract/validation/text.ts';
import { aside, choice, text, tick } from '#portal/forms/fields/field-kinds.ts';
import { formOf, type ValuesOf } from '#portal/forms/fields/form-of.ts';
import type { signerForm } from '#portal/pieces/company-data/company-forms.ts';

const isTicked = (value: string | boolean): boolean => value === true;

/**
 * Fields of a new agreement, without the signatory. `tramitacion` and `formaPago` are `aside`: booleans on the
 * wire, but an explicit choice here.
 */
export const agreementForm = formOf<typeof addConvenioEmpresa>()(
  {
    call: 'addConvenioEmpresa',
    texts: 'agreements',
    wire: {
      form: 'convenio',
      parts: ['datosFirmante'],
      fields: { tramitacionManual: 'tramitacion', pagoDomiciliado: 'formaPago' },
    },
  },
  {
    tramitacion: aside({ label: 'agreements.tramitacion' }),
    idContactoEmpresaGestion: choice({ own: 'required' }),
    idContactoEmpresaFacturacion: choice({ own: 'required' }),
    idCuentaFacturacion: choice({ own: 'required' }),
    requierePedido: tick({ own: 'optional' }),
    pedidoAnual: tick({ own: 'optional' }),
    numeroPedido: text(lengths.long.max, { own: 'required', isCode: true, autoComplete: 'off' }),
    formaPago: aside({ label: 'agreements.formaPago' }),
    ibanDomiciliacion: text(34, { own: 'required', isCode: true, autoComplete: 'off' }),
  },
  {
    pedidoAnual: ['requierePedido', isTicked],
    numeroPedido: ['pedidoAnual', isTicked],
    ibanDomiciliacion: ['formaPago', (value) => value === 'domiciliacion'],
  },
);

/** Values of the agreement form, with those of the signatory. */
export type AgreementValues = ValuesOf<typeof agreementForm.fields> & ValuesOf<typeof signerForm.fields>;
