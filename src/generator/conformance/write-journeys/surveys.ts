import type { GivenAnswer, SurveyContent } from '#core/contract/entities/survey.ts';
import type { Journey } from '../journey.ts';
import type { Kit, TestSession } from '../kit.ts';
import { SkipJourney } from '../skip-journey.ts';

/** Answers a survey along its path: the first option, or a word for free text. */
function answersTo({ preguntas }: SurveyContent): GivenAnswer[] {
  const given: GivenAnswer[] = [];
  for (let at = 0; at < preguntas.length;) {
    const question = preguntas[at];
    const [first] = question?.respuestas ?? [];
    if (!question) break;
    const { idPregunta, tipo } = question;
    if (tipo === 'texto') given.push({ idPregunta, texto: 'Prueba del contrato' });
    else if (first) given.push({ idPregunta, idRespuesta: first.idRespuesta });
    const jump = tipo === 'unica' ? first?.idPreguntaDestino : undefined;
    const next = jump === undefined ? -1 : preguntas.findIndex((it) => it.idPregunta === jump);
    at = next > at ? next : at + 1;
  }
  return given;
}

async function answer(kit: Kit, session: TestSession): Promise<boolean> {
  const name = session.tipo === 'Alumno' ? 'dameEncuestasUsuario' : 'dameEncuestas';
  const { datos: surveys = [] } = await kit.ask(name, { as: session });
  for (const { urlAcceso, token, contestada } of surveys) {
    if (contestada || !token) continue;
    const params = { id: urlAcceso };
    const access = await kit.ask('accesoEncuesta', { params, body: { querystringValue: token } });
    if (!access.datos?.token) continue;
    const as = { token: access.datos.token, tipo: session.tipo };
    await kit.ask('guardaAceptacionRGPDEncuesta', { as });
    const { datos: survey } = await kit.ask('dameEncuesta', { as, params });
    if (!survey) continue;
    const [first] = survey.preguntas;
    const none = { lContestaciones: [] };
    if (first?.respuestaObligatoria) {
      await kit.ask('guardaContestacionEncuesta', { as, params, body: none, expect: [40] });
    }
    const body = { lContestaciones: answersTo(survey) };
    const { ok } = await kit.ask('guardaContestacionEncuesta', { as, params, body });
    if (!ok) return true;
    await kit.ask('guardaContestacionEncuesta', { as, params, body, expect: [39], rule: 'again' });
    const after = await kit.ask(name, { as: session });
    const isKept = after.datos?.find((it) => it.urlAcceso === urlAcceso)?.contestada !== false;
    kit.assert(isKept, 'guardaContestacionEncuesta', {
      rule: 'kept',
      expected: `contestada in ${name}`,
      came: 'false',
    });
    return true;
  }
  return false;
}

export const surveyJourneys: readonly Journey[] = [
  {
    calls: ['guardaAceptacionRGPDEncuesta', 'guardaContestacionEncuesta'],
    run: async (kit) => {
      for (const session of [...kit.students, ...kit.companies]) if (await answer(kit, session)) return;
      throw new SkipJourney('no account has a survey that is open and not answered');
    },
  },
];
