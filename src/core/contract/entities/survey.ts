import * as z from 'zod/mini';
import { flag, id, limited, list, text } from '#core/contract/fields.ts';

/** Ways to access a survey; with a valid link, the token is included. */
export const surveyAccessSchema = z.object({
  titulo: text(),
  token: z.optional(text()),
  sacaOpcionAnonima: flag(),
  paraAlumnos: flag(),
  paraEmpresa: flag(),
});

export const surveyAnswerSchema = z.object({
  idRespuesta: id(),
  texto: text(),
  idPreguntaDestino: z.optional(id()),
});

export const surveyQuestionSchema = z.object({
  idPregunta: id(),
  texto: text(),
  tipo: z._default(z.enum(['unica', 'multiple', 'texto', 'escala']), 'unica'),
  respuestaObligatoria: flag(),
  respuestas: list(surveyAnswerSchema),
  error: z.optional(z.boolean()),
});

export const surveyContentSchema = z.object({
  titulo: text(),
  descripcion: z.optional(text()),
  respuestaObligatoria: flag(),
  idPractica: z.optional(id()),
  preguntas: z.array(surveyQuestionSchema),
});

/** An answer to a question; a question with several answers has several entries. */
export const givenAnswerSchema = z.object({
  idPregunta: id(),
  idRespuesta: z.optional(id()),
  texto: z.optional(limited()),
});

export type SurveyAccess = z.infer<typeof surveyAccessSchema>;
export type SurveyQuestion = z.infer<typeof surveyQuestionSchema>;
export type SurveyAnswer = z.infer<typeof surveyAnswerSchema>;
export type SurveyContent = z.infer<typeof surveyContentSchema>;
export type GivenAnswer = z.infer<typeof givenAnswerSchema>;
