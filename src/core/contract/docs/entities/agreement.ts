import type * as agreement from '#core/contract/entities/agreement.ts';
import { type EntityDocs, omittedFromExamples, describe, part } from '../key-docs.ts';
import * as story from '../examples.ts';

const { signatory } = story;

/** Docs of the signatory of a company. */
export const signatoryKeys = {
  nombre: describe('First name.', signatory.nombre),
  apellidos: describe('Surnames.', signatory.apellidos),
  dni: describe('Number of the DNI or NIE, with its control letter (66).', signatory.dni),
  cargo: describe('Position in the company.', signatory.cargo),
  email: describe('Email address (69).', signatory.email),
  telefono: describe('Phone: at least 9 digits (70).', signatory.telefono),
} as const;

/** Docs of the keys of an agreement that a company fills in, in requests and answers. */
const formKeys = {
  idContactoEmpresaGestion: describe(
    'Contact of the company who manages the agreement (`idContacto`).',
    story.contact.id,
  ),
  idContactoEmpresaFacturacion: describe(
    'Contact of the company who receives the invoices (`idContacto`).',
    story.contact.id,
  ),
  tramitacionManual: describe('Whether it is signed on paper; otherwise digitally.', false),
  idCuentaFacturacion: describe('Fiscal account that is invoiced (`idCuenta`).', story.account.id),
  datosFirmante: part('Who signs for the company.', signatoryKeys),
  requierePedido: describe('Whether invoices need an order number of the company.', true),
  pedidoAnual: describe(
    'Whether one order number holds for all invoices of the year. Counts only with `requierePedido`.',
    true,
  ),
  numeroPedido: describe(
    'The order number. Required if `requierePedido` and `pedidoAnual` are both true; otherwise it does not count.',
    'PED-2026-031',
  ),
  pagoDomiciliado: describe('Whether the company pays by direct debit; otherwise by transfer.', true),
  ibanDomiciliacion: describe(
    'Bank account to debit. Required with `pagoDomiciliado` (72), and checked (73); otherwise it does not count.',
    story.company.iban,
  ),
} as const;

export const agreementDocs = {
  newAgreementSchema: { text: 'What a company sends when it asks for an agreement.', keys: formKeys },
  agreementSchema: {
    text: 'An agreement between a company and the university.',
    keys: {
      ...formKeys,
      idConvenio: describe('Id of the agreement.', story.agreement.id),
      estado: describe(
        'State: `Generado` waits for the signature of the company, `Firmado empresa` for the review of the university, `Erróneo empresa` for a corrected signature, `Enviado Secretaría` for the secretariat; `Formalizado` is in force, `Caducado` has expired.',
        'Formalizado',
      ),
      fecha: describe('Date of the request.', story.agreement.fecha),
      fechaCaducidad: describe(
        'Last day on which it holds. Absent while it is not in force.',
        story.agreement.caduca,
      ),
      historial: part('The states that it came into, the first one first.', {
        estado: describe('State that it came into.', 'Formalizado'),
        fecha: describe('Day on which it did.', story.agreement.fecha),
      }),
      enlace: describe(
        'Address of the document: the one to sign, and once it was uploaded, the signed one. A link to a file, which stops working after a while.',
        story.agreement.enlace,
      ),
      observaciones: describe(
        'What the university found wrong with the signed document. Required in `Erróneo empresa`, else absent.',
        omittedFromExamples,
      ),
    },
  },
} satisfies EntityDocs<typeof agreement>;
