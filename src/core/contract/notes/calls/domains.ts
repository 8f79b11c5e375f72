import type * as calls from '#core/contract/calls/domains.ts';
import { type CallNotes, listed, note } from '../note.ts';
import { place } from '../story.ts';
import { languageKeys } from './parameters.ts';

export const domainCallNotes = {
  dominios: {
    params: languageKeys,
    datos: note('Every list that the server has, by the name that the next call takes.', [
      'paises',
      'provincias',
    ]),
  },
  dominio: {
    params: {
      ...languageKeys,
      listName: note('Name of the list, spelt as dominios answers it.', 'sectoresActividad'),
    },
  },
  titulaciones: { params: languageKeys },
  tipoMotivoCambioEstadoCandidatura: { params: languageKeys },
  centrosEducativosDeProvincia: {
    params: { provinceId: listed('provincias', 'The province.', place.provincia) },
  },
  esProvinciaConIslas: {
    params: { id: listed('provincias', 'The province.', place.provincia) },
    datos: note('Whether there are islands of it in the list `islas`.', true),
  },
  titulacionesConcretasFiltradas: {
    request: {
      areas: listed('ambitosEstudio', 'Only degrees of one of these areas. Absent or empty: of any.', [7]),
      niveles: listed(
        'tiposNivelesTitulacion',
        'Only degrees of one of these levels. Absent or empty: of any.',
        [1],
      ),
      tiposFormacion: listed(
        'tiposFormacionAcademica',
        'Only degrees of one of these kinds. Absent or empty: of any.',
        [1],
      ),
    },
  },
} satisfies CallNotes<typeof calls>;
