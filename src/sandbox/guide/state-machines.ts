import { type Language, languages } from '#core/i18n/languages.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { agreementTransitions, type AgreementAction } from '../areas/agreements/rules.ts';
import { allStates, type TransitionRole, nextStates, state } from '../areas/applications/candidacy.ts';
import { domainText } from '../areas/domains/lists.ts';
import { type RequestAction, requestTransitions } from '../areas/education/rules.ts';
import { type OfferStateAction, offerTransitions } from '../areas/offers/rules.ts';
import { type WeeklySheetAction, weeklySheetTransitions } from '../areas/placements/weekly-sheet.ts';
import type { Transitions } from '../rules/transitions.ts';

export type TransitionActor = 'student' | 'company' | 'university' | 'time';

/** Actor and call of a transition; the university acts in its own systems. */
interface TransitionCause {
  actor: TransitionActor;
  call?: string;
  /** Label of the transition, one or two words. */
  text: string;
}

export interface StateTransition extends TransitionCause {
  from: string;
  to: string;
}

export interface StateMachine {
  id: string;
  title: string;
  /** Introduction above the states. */
  text: string;
  states: readonly string[];
  steps: readonly StateTransition[];
}

function transitionsOf<State extends string, Action extends string>(
  transitions: Transitions<State, Action>,
  causes: Readonly<Record<Action, TransitionCause>>,
): StateTransition[] {
  return (Object.entries(transitions) as [State, Partial<Record<Action, State>>][]).flatMap(([from, next]) =>
    (Object.entries(next) as [Action, State][]).map(([action, to]) => ({ from, to, ...causes[action] })),
  );
}

const offerCauses: Readonly<Record<OfferStateAction, TransitionCause>> = {
  edit: { actor: 'company', call: 'addOferta', text: 'edits' },
  publish: { actor: 'university', text: 'publishes' },
  refuse: { actor: 'university', text: 'refuses' },
  sendBack: { actor: 'university', text: 'sends back' },
  manage: { actor: 'university', text: 'takes charge' },
  expire: { actor: 'time', text: 'after fechaCaducidad' },
  close: { actor: 'company', call: 'cerrarOferta', text: 'closes' },
  delete: { actor: 'company', call: 'deleteOferta', text: 'deletes' },
};

const agreementCauses: Readonly<Record<AgreementAction, TransitionCause>> = {
  sign: { actor: 'company', call: 'adjuntaFicheroAlConvenioEmpresa', text: 'uploads it signed' },
  findFault: { actor: 'university', text: 'finds fault' },
  sendToSecretariat: { actor: 'university', text: 'sends it on' },
  formalize: { actor: 'university', text: 'formalizes' },
  expire: { actor: 'time', text: 'after fechaCaducidad' },
};

const requestCauses: Readonly<Record<RequestAction, TransitionCause>> = {
  edit: { actor: 'company', call: 'solicitudPracticaEmpresa', text: 'changes it' },
  accept: { actor: 'company', call: 'aceptarSolicitudPractica', text: 'accepts' },
  reject: { actor: 'company', call: 'rechazarSolicitudPractica', text: 'rejects' },
};

const sheetCauses: Readonly<Record<WeeklySheetAction, TransitionCause>> = {
  send: { actor: 'student', call: 'addDocumentoPractica', text: 'sends' },
  correct: { actor: 'student', call: 'editDocumentoSeguimientoCF', text: 'sends a corrected one' },
  validate: { actor: 'university', text: 'validates' },
  reject: { actor: 'university', text: 'rejects' },
};

const candidacyCauses: Readonly<Record<TransitionRole, TransitionCause>> = {
  estudiante: { actor: 'student', text: 'answers or withdraws' },
  empresa: { actor: 'company', call: 'cambiaEstadoCandidatura', text: 'moves it' },
  universidad: { actor: 'university', text: 'moves it' },
  sistema: { actor: 'time', text: 'the offer closes, or nobody answers in time' },
};

/** Calls by which a student moves a candidacy, by target state. */
const studentCalls: Readonly<Record<number, string>> = {
  [state.sentToCompany]: 'aceptarPreinscripcion',
  [state.withdrawn]: 'desinscribirse',
  [state.preEnrolmentRejected]: 'rechazarPreinscripcion',
};

const stateName = (id: number): string => `${id} ${domainText('estadosCandidaturasAlumno', id, 'es')}`;

/** Next states that a role can set; companies move candidacies from `sentToCompany` on. */
const movesOf = (from: number, role: TransitionRole): number[] =>
  role === 'empresa' && from < state.sentToCompany ? [] : nextStates(from, role);

const candidacySteps: StateTransition[] = allStates.flatMap((from) =>
  (Object.keys(candidacyCauses) as TransitionRole[]).flatMap((role) =>
    movesOf(from, role).map((to) => {
      const call = role === 'estudiante' ? studentCalls[to] : candidacyCauses[role].call;
      return {
        from: stateName(from),
        to: stateName(to),
        ...candidacyCauses[role],
        ...omitUndefined({ call }),
      };
    }),
  ),
);

/** State machines of the contract, generated from the sandbox's transition tables. */
export const stateMachines: readonly StateMachine[] = [
  {
    id: 'offers',
    title: 'Offers',
    text: 'addOferta makes an offer that is `pendiente`. Students see it only while it is `activa`. A company does not edit or delete an offer that someone at the university manages (25), edits it only while it is `pendiente` (68), closes it once (49) and deletes it only when nobody takes part any more (48). Closing ends all candidacies that can still come into 15.',
    states: Object.keys(offerTransitions),
    steps: transitionsOf(offerTransitions, offerCauses),
  },
  {
    id: 'candidacies',
    title: 'Candidacies',
    text: 'inscribirse makes a candidacy in state 1. States are rows of `estadosCandidaturasAlumno`; the portal itself knows only 16 and 17. A company sees candidacies from 3 on. A final state does not change (49), any other move that is not here is refused with 14; a student who withdraws too late is refused with 30. Moving to 9 or 17 needs a reason of `tipoMotivoCambioEstadoCandidatura` for that state and kind of offer (15). Selecting (8) needs a place: where all `plazas` of the offer are taken by candidates in 8, 11, 12 or 13, it is refused with 48, whose `motivo` says so, and `estadosPosibles` lacks 8; an offer without `plazas` is never full. It also needs the data of the company to be complete: else the answer is 0 with `faltanDatos` and the state stays. A pre-enrolment (16) is answered until `fechaLimite`, after which it is 18.',
    states: allStates.map(stateName),
    steps: candidacySteps,
  },
  {
    id: 'agreements',
    title: 'Agreements',
    text: 'addConvenioEmpresa makes an agreement that is `Generado` and answers the address of the document to sign. It is uploaded in two states only; in others, 49.',
    states: Object.keys(agreementTransitions),
    steps: transitionsOf(agreementTransitions, agreementCauses),
  },
  {
    id: 'sheets',
    title: 'Weekly sheets',
    text: 'A week without a sheet has no `estado`; it is called `pendiente` here. Sending a second time is refused with 48, correcting what was not rejected with 49.',
    states: Object.keys(weeklySheetTransitions),
    steps: transitionsOf(weeklySheetTransitions, sheetCauses),
  },
  {
    id: 'requests',
    title: 'Education requests',
    text: 'A student makes one with solicitudPractica for a company that is a centre. Proposals for any other company, and changes of placements (solictitarAccionSobrePractica), have the same states, but the university answers them. What was answered does not change (49).',
    states: Object.keys(requestTransitions),
    steps: transitionsOf(requestTransitions, requestCauses),
  },
];

/** A state as data: its id where a domain list has one, its texts, and what may follow. */
interface StateData {
  state: string | number;
  texts?: Readonly<Record<Language, string>>;
  final: boolean;
  next: readonly { to: string | number; actor: TransitionActor; call?: string }[];
}

/** States by kind of thing, for the description (`x-states`). */
export function statesAsData(): Record<string, readonly StateData[]> {
  const keyOf = (machine: string, name: string): string | number =>
    machine === 'candidacies' ? Number(name.split(' ')[0]) : name;
  return Object.fromEntries(
    stateMachines.map(({ id, states, steps }) => [
      id,
      states.map((name) => {
        const state = keyOf(id, name);
        const own = steps.filter(({ from }) => from === name);
        return {
          state,
          ...(typeof state === 'number' && { texts: textsOf(state) }),
          final: own.every(({ to }) => to === name),
          next: own.map(({ to, actor, call }) => ({ to: keyOf(id, to), actor, ...omitUndefined({ call }) })),
        };
      }),
    ]),
  );
}

const textsOf = (id: number): Record<Language, string> =>
  Object.fromEntries(
    languages.map((language) => [language, domainText('estadosCandidaturasAlumno', id, language)]),
  ) as Record<Language, string>;

/** The domain list of candidacy states, in each language. */
export const candidacyStateRows = (): Record<Language, { id: number; descripcion: string }[]> =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      allStates.map((id) => ({ id, descripcion: textsOf(id)[language] })),
    ]),
  ) as Record<Language, { id: number; descripcion: string }[]>;
