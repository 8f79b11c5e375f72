import type { SurveyQuestion } from '#core/contract/entities/survey.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import {
  type Answering,
  longestText,
  questionAfter,
  type SurveyReply,
  type SurveyStep,
} from './survey-store.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A kept reply, as far as it is one that its question still allows. */
function replyFor({ tipo, respuestas }: SurveyQuestion, kept: unknown): SurveyReply | undefined {
  if (!isRecord(kept) || !Array.isArray(kept['chosen']) || typeof kept['text'] !== 'string') return undefined;
  const text = kept['text'].slice(0, longestText);
  if (tipo === 'texto') return { chosen: [], text };
  const known = new Set<unknown>(respuestas.map(({ idRespuesta }) => idRespuesta));
  const chosen = [...new Set(kept['chosen'] as unknown[])].filter((id): id is number => known.has(id));
  return { chosen: tipo === 'multiple' ? chosen : chosen.slice(0, 1), text: '' };
}

/**
 * What was kept of the answers, as far as it still fits the questions: the survey may have been changed, and anything
 * may stand in the storage.
 */
export function restore(questions: readonly SurveyQuestion[], kept: unknown): Answering {
  const steps: SurveyStep[] = [];
  const { steps: keptSteps, at, working } = isRecord(kept) ? kept : {};
  for (const step of Array.isArray(keptSteps) ? (keptSteps as unknown[]) : []) {
    const question = questionAfter(questions, steps);
    if (!question || !isRecord(step) || step['question'] !== question.idPregunta) break;
    const reply = replyFor(question, step['reply']);
    if (!reply) break;
    steps.push({ question: question.idPregunta, reply });
  }
  const place =
    typeof at === 'number' && Number.isInteger(at) ? Math.max(0, Math.min(at, steps.length)) : steps.length;
  const shown = questionAfter(questions, steps.slice(0, place));
  const reply = shown && place === at ? replyFor(shown, working) : undefined;
  return { steps, at: place, ...omitUndefined({ working: reply }) };
}
