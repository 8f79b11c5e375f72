import { explanation } from '#generator/diagnostics/report-text.ts';
import type { Contradiction } from './contradiction.ts';

/** Contradictions of languages and domains. */
export const siteContradictions: readonly Contradiction[] = [
  {
    paths: [['idiomaDefecto'], ['idiomas']],
    isThere: ({ idiomas, idiomaDefecto }) => !idiomas.includes(idiomaDefecto),
    ...explanation('contradictions.defaultLanguage'),
  },
  {
    paths: [['registroAlumnoHasta'], ['canRegistroAlumno']],
    isThere: ({ registroAlumnoHasta, canRegistroAlumno }) =>
      registroAlumnoHasta !== undefined && !canRegistroAlumno,
    ...explanation('contradictions.registrationEnd'),
  },
  {
    paths: [['dominiosPrueba'], ['dominio_produccion']],
    isThere: ({ dominiosPrueba, dominio_produccion: domain }) =>
      domain !== undefined && dominiosPrueba.includes(domain),
    ...explanation('contradictions.testDomain'),
  },
];
