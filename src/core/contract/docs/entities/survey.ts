import type * as surveyEntity from '#core/contract/entities/survey.ts';
import { type EntityDocs, omittedFromExamples, describe } from '../key-docs.ts';
import { placement, survey } from '../examples.ts';

const titulo = describe('Title of the survey.', survey.titulo);
const idPractica = describe('Placement that the survey is about. Absent: none.', placement.id);

export const surveyContentDocs = {
  surveyAccessSchema: {
    text: 'Ways into a survey.',
    keys: {
      titulo,
      token: describe(
        'Token of the survey. Only for a valid link: its holder answers at once.',
        omittedFromExamples,
      ),
      sacaOpcionAnonima: describe(
        'Whether the survey can be answered without signing in (logaAnonimo).',
        false,
      ),
      paraAlumnos: describe('Whether students and graduates may sign in to it.', true),
      paraEmpresa: describe('Whether companies may sign in to it.', false),
    },
  },
  surveyAnswerSchema: {
    text: 'An answer that one may choose.',
    keys: {
      idRespuesta: describe('Id of the answer.', 2212),
      texto: describe('What it says.', 'Muy bien'),
      idPreguntaDestino: describe(
        'Question that follows this answer instead of the next in order; those between are not asked. Only of `unica`.',
        omittedFromExamples,
      ),
    },
  },
  surveyQuestionSchema: {
    text: 'A question.',
    keys: {
      idPregunta: describe('Id of the question.', 221),
      texto: describe('What is asked.', '¿Cómo te ha acogido la empresa?'),
      tipo: describe(
        '`unica`: one answer; `multiple`: several; `texto`: own words; `escala`: one of five in order.',
        'unica',
      ),
      respuestaObligatoria: describe('Whether it must be answered if it is asked (40).', true),
      respuestas: 'Answers to choose from, in their order; none of `texto`.',
      error: describe('Whether the answer that was sent is wrong. The portal marks such a question.', false),
    },
  },
  surveyContentSchema: {
    text: 'A survey with its questions.',
    keys: {
      titulo,
      descripcion: describe(
        'What it is for, shown before the questions.',
        'Nos ayuda a elegir bien las empresas.',
      ),
      respuestaObligatoria: describe(
        'Whether the portal is closed to its audience until the survey is answered.',
        false,
      ),
      idPractica,
      preguntas: 'All questions in their order.',
    },
  },
  givenAnswerSchema: {
    text: 'An answer that was given; a question with several answers has an entry for each.',
    keys: {
      idPregunta: describe('Question that is answered.', 221),
      idRespuesta: describe('Answer that was chosen. Required unless the question is one of `texto`.', 2212),
      texto: describe('Own words. Required for a question of `texto`.', omittedFromExamples),
    },
  },
} satisfies EntityDocs<typeof surveyEntity>;
