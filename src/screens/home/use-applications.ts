import {
  dameCandidaturasEmpleoUsuario,
  dameCandidaturasPracticasUsuario,
} from '#api/calls/student-offers.ts';
import type { Application } from '#api/entities/application.ts';
import type { Session } from '#session/session.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useAnswer } from '#shell/islands/use-answer.ts';
import { ownKinds } from '#shell/menu/student-menu.ts';
import type { AnswerState } from '#stores/answers.ts';
import { answers } from '#stores/portal-answers.ts';
import { together } from './home-store.ts';

/** The student's applications to offers of the kinds that they may have, and how to ask for them again. */
export function useApplications(student: Session | undefined): {
  answer: AnswerState<readonly Application[]>;
  retry: () => Promise<unknown>;
} {
  const { brand } = usePage();
  const kinds = student ? ownKinds(student, brand) : [];
  const asked = [
    {
      isWanted: kinds.includes('practicas'),
      answer: useAnswer(dameCandidaturasPracticasUsuario, {}, kinds.includes('practicas')),
      refresh: () => answers.refresh(dameCandidaturasPracticasUsuario, {}),
    },
    {
      isWanted: kinds.includes('empleo'),
      answer: useAnswer(dameCandidaturasEmpleoUsuario, {}, kinds.includes('empleo')),
      refresh: () => answers.refresh(dameCandidaturasEmpleoUsuario, {}),
    },
  ].filter(({ isWanted }) => isWanted);
  return {
    answer: student ? together(...asked.map(({ answer }) => answer)) : { state: 'loading' },
    retry: () =>
      Promise.all(asked.filter(({ answer }) => answer.state === 'failed').map(({ refresh }) => refresh())),
  };
}
