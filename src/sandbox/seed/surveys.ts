import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { sql } from '../db/sql.ts';
import type { SeedContext, SeedPart } from './context.ts';
import { makeSurvey, type QuestionSketch } from './make-university.ts';
import { personaAccount } from './persona-rows.ts';
import {
  careerQuestions,
  companyQuestions,
  placementQuestions,
  type QuestionTexts,
  surveyLead,
  surveyTitles,
} from './texts/surveys.ts';

const sketchesOf = ({ text }: SeedContext, questions: readonly QuestionTexts[]): QuestionSketch[] =>
  questions.map(({ kind, text: texts, required, answers = [] }) => ({
    tipo: kind,
    texto: text(texts),
    respuestaObligatoria: required ?? false,
    respuestas: answers.map(([answer, jump]) => ({
      texto: text(answer),
      ...omitUndefined({ jump }),
    })),
  }));

/** Surveys of every kind: with jumps, mandatory, anonymous, for companies, about a placement, not open (any more). */
export const seedSurveys: SeedPart = (context) => {
  const { db, brand, text, day } = context;
  if (!brand.settings.modulos.encuestas) return;
  const descripcion = text(surveyLead);
  const career = sketchesOf(context, careerQuestions);
  const make = (
    name: keyof typeof surveyTitles,
    questions: readonly QuestionSketch[],
    values: object = {},
    targets: readonly number[] = [],
  ) =>
    makeSurvey(
      db,
      { urlAcceso: `encuesta-${name}`, titulo: text(surveyTitles[name]), descripcion, ...values },
      questions,
      targets,
    );

  const open = make('career', career, { hasta: day(60) });
  make('mandatory', career, { respuestaObligatoria: true }, [personaAccount(context, 'survey-student')]);
  make('company', sketchesOf(context, companyQuestions), { paraAlumnos: false, paraEmpresa: true });
  make('anonymous', career.slice(3), { sacaOpcionAnonima: true, paraEmpresa: true });
  make('open', career.slice(3), { soloNoRegistrados: true, sacaOpcionAnonima: true, paraAlumnos: false });
  make('ended', career, { hasta: day(-60) });
  make('future', career, { desde: day(45) });
  const student = personaAccount(context, 'student');
  const placement = db.value<number>(
    sql`SELECT id FROM placement WHERE student = ${student} AND estado = 'activa' ORDER BY id DESC LIMIT 1`,
  );
  if (placement !== undefined)
    make('placement', sketchesOf(context, placementQuestions), { placement }, [student]);

  // Someone has answered: not working, so the questions about the job were skipped.
  const given = [
    [0, 1],
    [3, 0],
    [3, 2],
    [4, 1],
    [6, 4],
  ] as const;
  const lContestaciones = given.map(([question, answer]) => ({
    idPregunta: open.questions[question],
    idRespuesta: open.options[question]?.[answer],
  }));
  const account = personaAccount(context, 'rgpd-student');
  db.insert('survey_response', {
    survey: open.id,
    account,
    session: 'ejemplo',
    fecha: `${day(-3)}T09:00:00`,
    lContestaciones,
  });
};
