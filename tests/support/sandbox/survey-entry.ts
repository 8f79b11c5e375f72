import type { Survey } from '#core/contract/entities/survey-entry.ts';

/** An unanswered survey for students, as an entry of their list. */
export const surveyEntry = (urlAcceso: string, values: Partial<Survey> = {}): Survey => ({
  titulo: urlAcceso,
  urlAcceso,
  respuestaObligatoria: false,
  contestada: false,
  paraAlumnos: true,
  paraEmpresa: false,
  ...values,
});
