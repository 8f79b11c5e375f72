import type { Survey } from '#core/contract/entities/survey-entry.ts';

/** A survey for students in the list of them, not answered yet. */
export const surveyEntry = (urlAcceso: string, values: Partial<Survey> = {}): Survey => ({
  titulo: urlAcceso,
  urlAcceso,
  respuestaObligatoria: false,
  contestada: false,
  paraAlumnos: true,
  paraEmpresa: false,
  ...values,
});
