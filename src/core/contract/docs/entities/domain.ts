import type * as domain from '#core/contract/entities/domain.ts';
import { type EntityDocs, omittedFromExamples, describeListId, describe } from '../key-docs.ts';
import { degree, place } from '../examples.ts';

export const domainDocs = {
  domainRowSchema: {
    text: 'A row of a domain list: what forms offer and what ids in other answers stand for.',
    keys: {
      id: describe('Id of the row, the same in every language and for good.', 21),
      descripcion: describe('Text of the row in the language asked for.', 'Tecnologías de la información'),
      idPadre: describe(
        'Row of the list above that this one belongs to, e.g. the contract type of a subtype. Absent where there is no such list.',
        omittedFromExamples,
      ),
      fase: describe(
        'Part of a selection that the state belongs to, as a company sees it. Only in `estadosCandidaturasAlumno`.',
        omittedFromExamples,
      ),
    },
  },
  degreeSchema: {
    text: 'A degree.',
    keys: {
      idTitulacion: describeListId('titulaciones', 'Id of the degree.'),
      descripcion: describe('Name of the degree in the language asked for.', degree),
      idAmbito: describeListId('ambitosEstudio', 'Area of study.'),
      idNivel: describeListId('tiposNivelesTitulacion', 'Level.'),
      idTipoFormacion: describeListId('tiposFormacionAcademica', 'Kind of education.'),
    },
  },
  islandSchema: {
    text: 'An island.',
    keys: {
      idIsla: describeListId('islas', 'Id of the island.', place.isla),
      idProvincia: describeListId('provincias', 'Province that it belongs to.', place.provincia),
      descripcion: describe('Name of the island in the language asked for.', place.nombreIsla),
    },
  },
  townSchema: {
    text: 'A town in Spain.',
    keys: {
      idLocalidad: describe(
        'Id of the town: the number of the municipality, of which the last three digits follow those of the province.',
        place.idLocalidad,
      ),
      idProvincia: describeListId('provincias', 'Province of the town.', place.provincia),
      descripcion: describe('Name of the town.', place.localidad),
    },
  },
  reasonSchema: {
    text: 'A reason for changing the state of a candidacy.',
    keys: {
      idMotivo: describeListId('tipoMotivoCambioEstadoCandidatura', 'Id of the reason.', 402),
      idEstado: describeListId(
        'estadosCandidaturasAlumno',
        'State that the candidacy comes into: 17 are reasons of a student, 9 those of a company.',
        17,
      ),
      idPerfil: describe('Kind of offer that it is for: 1 a job, 2 a placement.', 2),
      descripcion: describe(
        'Text of the reason in the language asked for.',
        'El horario no es compatible con mis clases',
      ),
    },
  },
  studyAreaSchema: {
    text: 'An area of study with what it divides into.',
    keys: {
      ambitoEstudo: 'The area; a row of `ambitosEstudio`. The key is misspelt in the documents.',
      especialidadesAmbitoEstudio: 'Its specialities.',
    },
  },
  anyDomainRowSchema: {
    text: 'A row of any list: those of titulaciones, islas, localidades, tipoMotivoCambioEstadoCandidatura and ambitos have keys of their own, all others are DomainRow.',
  },
} satisfies EntityDocs<typeof domain>;
