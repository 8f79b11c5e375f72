import type * as calls from '#core/contract/calls/student-applications.ts';
import { type CallDocs, omittedFromExamples, describeListId, describe, part } from '../key-docs.ts';
import { candidacy, company, contact, offer } from '../examples.ts';
import { uploadKeys } from '../entities/document.ts';
import { conditionsAccepted, offerInPath, offerKeys } from './parameters.ts';

const unmet = { requisitos: 'The conditions of the offer, met or not.' } as const;

export const studentApplicationDocs = {
  editOrdenCandidaturasAlumno: {
    request: {
      orden: describe(
        '`urlAcceso` of applications to placements, the first choice first. Those that are not named keep their order behind them; one that can no longer be withdrawn is refused with 49.',
        [offer.url, 'practicas-en-analisis-de-datos-1077'],
      ),
    },
  },
  inscribirse: {
    request: {
      ...offerKeys,
      documentos: part('Documents that the offer asks for, one for each (11).', {
        ...uploadKeys,
        idDocumento: describeListId('tiposDocumentoAlumnoPracticas', 'The document asked for.'),
      }),
      condicionesAceptadas: conditionsAccepted,
    },
    datos: { idCandidatura: describe('Id of the new candidacy.', candidacy.id) },
    datosOf: {
      13: unmet,
      80: unmet,
      11: { documentacionNecesaria: 'All documents that the offer asks for, and which of them came.' },
    },
  },
  desinscribirse: { request: offerKeys },
  aceptarPreinscripcion: { request: { ...offerKeys, condicionesAceptadas: conditionsAccepted } },
  rechazarPreinscripcion: {
    request: {
      ...offerKeys,
      idMotivo: describeListId(
        'tipoMotivoCambioEstadoCandidatura',
        'Reason: one of `idEstado` 17 and of the kind of the offer. Required (15) where the list has one.',
        402,
      ),
      motivo: describe('Reason in own words. Required where the list has no reason.', omittedFromExamples),
    },
  },
  sacaAvisoDeMinimoDeCreditosParaInscribirse: {
    params: offerInPath,
    datos: describe(
      'The warning in the language of the request; absent or empty without one.',
      'Tienes 110 créditos superados. Para estas prácticas necesitas 120.',
    ),
  },
  compruebaCIF: {
    request: { cif: describe('Tax number, with its control character (33).', company.cif) },
    datos: {
      existe: describe('Whether a company of the portal has it.', true),
      nombre: describe('Trade name of that company.', company.nombreComercial),
    },
  },
  compruebaEmailContactoEmpresa: {
    request: {
      cif: describe('Tax number of the company (33).', company.cif),
      email: describe('The address; one of another company is refused with 44.', contact.email),
    },
    datos: { existe: describe('Whether it is of a contact of this company.', true) },
  },
} satisfies CallDocs<typeof calls>;
