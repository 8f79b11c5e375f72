import type * as calls from '#core/contract/calls/domains.ts';
import { type CallDocs, describeListId, describe } from '../key-docs.ts';
import { place } from '../examples.ts';
import { languageKeys } from './parameters.ts';

export const domainCallDocs = {
  dominios: {
    params: languageKeys,
    datos: describe('Every list that the server has, by the name that the next call takes.', [
      'paises',
      'provincias',
    ]),
  },
  dominio: {
    params: {
      ...languageKeys,
      listName: describe('Name of the list, spelt as dominios answers it.', 'sectoresActividad'),
    },
  },
  titulaciones: { params: languageKeys },
  tipoMotivoCambioEstadoCandidatura: { params: languageKeys },
  centrosEducativosDeProvincia: {
    params: { provinceId: describeListId('provincias', 'The province.', place.provincia) },
  },
  esProvinciaConIslas: {
    params: { id: describeListId('provincias', 'The province.', place.provincia) },
    datos: describe('Whether there are islands of it in the list `islas`.', true),
  },
  titulacionesConcretasFiltradas: {
    request: {
      areas: describeListId(
        'ambitosEstudio',
        'Only degrees of one of these areas. Absent or empty: of any.',
        [7],
      ),
      niveles: describeListId(
        'tiposNivelesTitulacion',
        'Only degrees of one of these levels. Absent or empty: of any.',
        [1],
      ),
      tiposFormacion: describeListId(
        'tiposFormacionAcademica',
        'Only degrees of one of these kinds. Absent or empty: of any.',
        [1],
      ),
    },
  },
} satisfies CallDocs<typeof calls>;
