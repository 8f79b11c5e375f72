import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import { needs } from './contradiction.ts';
import type { Contradiction } from './contradiction.ts';

/** Fields and menu entries that need others. */
export const fieldContradictions: readonly Contradiction[] = [
  {
    paths: [['checkIbanInPracticasConServicio'], ['campos', 'personales', 'iban', 'visible']],
    isThere: ({ checkIbanInPracticasConServicio, campos }) =>
      checkIbanInPracticasConServicio && !campos.personales.iban.visible,
    ...explanation('contradictions.hiddenIban'),
  },
  {
    paths: [['CVRequired'], ['campos', 'profesional', 'urlCV', 'visible']],
    isThere: ({ CVRequired, campos }) => CVRequired && !campos.profesional.urlCV.visible,
    ...explanation('contradictions.hiddenCv'),
  },
  {
    paths: [['menuAlumno', 'nuevaOferta'], ['showPropuestaPracticas']],
    isThere: ({ menuAlumno, showPropuestaPracticas }) => menuAlumno.nuevaOferta && !showPropuestaPracticas,
    ...explanation('contradictions.proposalMenu'),
  },
  needs(
    'requestDireccionFullContactoEmpresa',
    'requestDireccionContactoEmpresa',
    reportText('contradictions.needs.fullAddress'),
  ),
];
