import type { SurveyQuestion } from '#core/contract/entities/survey.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import {
  type Answering,
  longestText,
  questionAfter,
  type SurveyReply,
  type SurveyStep,
} from './answering.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Restores a stored reply as far as its question still allows. */
function replyFor({ tipo, respuestas }: SurveyQuestion, stored: unknown): SurveyReply | undefined {
  if (!isRecord(stored) || !Array.isArray(stored['chosen']) || typeof stored['text'] !== 'string')
    return undefined;
  const text = stored['text'].slice(0, longestText);
  if (tipo === 'texto') return { chosen: [], text };
  const known = new Set<unknown>(respuestas.map(({ idRespuesta }) => idRespuesta));
  const chosen = [...new Set(stored['chosen'] as unknown[])].filter((id): id is number => known.has(id));
  return { chosen: tipo === 'multiple' ? chosen : chosen.slice(0, 1), text: '' };
}

/**
 * Restores stored answers as far as they fit the questions: the survey may have changed, and the storage is untrusted.
 */
export function restore(questions: readonly SurveyQuestion[], stored: unknown): Answering {
  const steps: SurveyStep[] = [];
  const { steps: storedSteps, at, working } = isRecord(stored) ? stored : {};
  for (const step of Array.isArray(storedSteps) ? (storedSteps as unknown[]) : []) {
    const question = questionAfter(questions, steps);
    if (!question || !isRecord(step) || step['question'] !== question.idPregunta) break;
    const reply = replyFor(question, step['reply']);
    if (!reply) break;
    steps.push({ question: question.idPregunta, reply });
  }
  const position =
    typeof at === 'number' && Number.isInteger(at) ? Math.max(0, Math.min(at, steps.length)) : steps.length;
  const shown = questionAfter(questions, steps.slice(0, position));
  const reply = shown && position === at ? replyFor(shown, working) : undefined;
  return { steps, at: position, ...omitUndefined({ working: reply }) };
}
