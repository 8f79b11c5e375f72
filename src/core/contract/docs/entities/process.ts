import type * as process from '#core/contract/entities/process.ts';
import { type EntityDocs, omittedFromExamples, describeListId, describe } from '../key-docs.ts';
import { offer, place, student } from '../examples.ts';
import { urlAcceso } from './offer.ts';
import { idPerfil } from './offer-form.ts';

/** Docs of the candidate chosen when an offer was closed. */
export const chosenKeys = {
  hayElegido: describe('Whether someone was chosen whom the placement service proposed.', true),
  nombre: describe(
    'Name of that person. Required with `hayElegido`.',
    `${student.nombre} ${student.apellidos}`,
  ),
  fechaInicioContrato: describe('First day of the contract. Required with `hayElegido`.', offer.desde),
  idTipoContrato: describeListId(
    ['tiposContratoOfertaPracticas', 'tiposContrato'],
    'Kind of contract: of a placement from the first list, of a job from the second. Required with `hayElegido`.',
  ),
};

export const processDocs = {
  closingSchema: {
    text: 'How an offer was closed.',
    keys: {
      por: describe('`empresa` closed it, or `universidad` refused to publish it.', 'empresa'),
      motivo: describe('Why the university refused it. Only with `universidad`.', omittedFromExamples),
      fecha: describe('When it was closed.', '2026-03-20T12:00'),
      ...chosenKeys,
    },
  },
  processSchema: {
    text: 'An offer of a company in its own list.',
    keys: {
      idoferta: describe('Id of the offer.', offer.id),
      urlAcceso,
      titulo: describe('Title, as the company wrote it.', offer.titulo),
      idPerfil,
      idEstado: describe(
        'State of the offer as a number: 1 pendiente, 2 activa, 3 cerrada, 4 caducada, 5 eliminada.',
        2,
      ),
      Estado: describe(
        'State of the offer: `pendiente` waits for the university to publish it, `activa` is seen by students, `cerrada` takes nobody any more, `caducada` is past its last day, `eliminada` was deleted.',
        'activa',
      ),
      fecha: describe('Day on which the company created it.', offer.publicada),
      fechaCaducidad: describe('Last day on which one can apply. Absent: no end.', offer.caduca),
      provincia: describe(
        'Name of the province of the work in the language of the request.',
        place.nombreProvincia,
      ),
      plazas: describe('How many people are wanted.', 2),
      numCandidatos: describe('How many candidacies the company has been sent, whatever became of them.', 1),
      numCandidatosSinLeer: describe(
        'How many of them nobody of the company has opened, or someone marked as unread.',
        0,
      ),
      tieneGestor: describe(
        'Whether someone at the university manages it: the company can then neither edit nor delete it (25).',
        false,
      ),
      gestor: describe(
        'Name of the person who manages the offer at the university; absent without one.',
        omittedFromExamples,
      ),
      observacionesUniversidad: describe(
        'What the university asks the company to correct before it publishes the offer. Only in `pendiente`.',
        omittedFromExamples,
      ),
      cierre: describe('How the offer was closed. Only in `cerrada`.', omittedFromExamples),
      copiaDe: describe(
        '`urlAcceso` of the offer that this one is a copy of. Absent: no copy.',
        omittedFromExamples,
      ),
    },
  },
} satisfies EntityDocs<typeof process>;
