import type { BrandSettings } from '#core/brand/brand.ts';
import { addDays } from '../clock.ts';
import type { PageServices } from '../pages/page-services.ts';
import { makePlacement } from '../seed/make-offers.ts';
import { personaAccount, personaCompany } from '../seed/persona-rows.ts';
import { type ScenarioActor, type ScenarioProps } from './scenario-context.ts';
import { personaSchool, type StepName } from './steps.ts';

/** A demonstration of a journey through the portal: actors and steps. */
export interface Scenario {
  fits?(settings: BrandSettings): boolean;
  /** The company, where it is not the usual one. */
  company?(parts: PageServices): ScenarioActor;
  /** The student, where it is not the usual one. */
  student?: ScenarioActor['persona'];
  /** Prepares the data before the first step and returns the props created. */
  prepare?(parts: PageServices): ScenarioProps;
  steps: readonly StepName[];
}

const placements = ({ modulos }: BrandSettings): boolean => modulos.practicas;

const workshop = ({ db }: PageServices): number => personaCompany({ db }, 'company');

/** Scenarios of companies and of students; their texts are `scenarios.<scenario>.title` and `.lead`. */
export const scenarios = {
  firstOffer: {
    company: () => ({ persona: 'unvalidated-company' }),
    prepare: ({ db, brand, time }) => {
      const company = personaCompany({ db }, 'unvalidated-company');
      db.update('company', { id: company }, { estado: 'pendiente' });
      if (brand.settings.convenioParaPublicar) {
        const { today } = time.now();
        const inForce = { estado: 'Formalizado', fecha: today, fechaCaducidad: addDays(today, 365) };
        db.insert('agreement', { company, ...inForce, datos: {} });
      }
      return {};
    },
    steps: ['validate', 'completeData', 'write', 'sendBack', 'correct', 'publish', 'seeOffer'],
  },
  choosing: {
    steps: [
      'completeData',
      'write',
      'publish',
      'apply',
      'sendOn',
      'readCv',
      'preEnrol',
      'accept',
      'shortlist',
      'interview',
      'select',
      'process',
      'assign',
    ],
  },
  again: {
    fits: ({ canDuplicarOferta }) => canDuplicarOferta,
    steps: ['completeData', 'write', 'publish', 'closeWithout', 'duplicate', 'newDates', 'publish'],
  },
  closing: {
    steps: ['completeData', 'write', 'publish', 'apply', 'sendOn', 'closeChosen'],
  },
  agreement: {
    fits: ({ modulos, canCrearConvenio }) => modulos.convenios && canCrearConvenio,
    steps: [
      'completeData',
      'askForAgreement',
      'sign',
      'findFault',
      'signAgain',
      'secretariat',
      'formalize',
      'agreementReminder',
    ],
  },
  placement: {
    fits: (settings) => placements(settings) && settings.modulos.cambioPracticas,
    prepare: (parts) => {
      const { db, time } = parts;
      const { today } = time.now();
      const student = personaAccount({ db }, 'student');
      return {
        placement: makePlacement(db, student, workshop(parts), {
          titulo: 'Prácticas en el taller de bicicletas',
          fechaInicio: addDays(today, -20),
          fechaFin: addDays(today, 60),
          datos: { horasAldia: 4, numeroDiasSemana: 5 },
        }),
      };
    },
    steps: ['askForExtension', 'acceptChange', 'askForHours', 'refuseChange'],
  },
  schools: {
    fits: (settings) => placements(settings) && settings.checkMenuEducacion,
    company: (parts) => ({ persona: 'group', idEmpresa: personaSchool(parts) }),
    prepare: (parts) => {
      const { db } = parts;
      // Room for one more, whatever came before.
      db.update('company', { id: personaSchool(parts) }, { solicitudesEducacion: 50 });
      db.update('student', { id: personaAccount({ db }, 'student') }, { solicitudesEducacion: 50 });
      return {};
    },
    steps: ['askForPlacement', 'refuseRequest', 'askAgain', 'acceptRequest'],
  },
  student: {
    steps: [
      'completeData',
      'write',
      'publish',
      'seeOffer',
      'apply',
      'review',
      'preEnrolByUniversity',
      'letItExpire',
    ],
  },
  minor: {
    fits: (settings) => placements(settings) && settings.menores !== 'ninguno',
    student: 'minor-student',
    steps: [
      'completeData',
      'writeForMinors',
      'publish',
      'apply',
      'sendOn',
      'readCv',
      'select',
      'authorise',
      'process',
      'assign',
    ],
  },
} as const satisfies Record<string, Scenario>;

export type ScenarioId = keyof typeof scenarios;

/** Lists the scenarios enabled by a brand's settings. */
export function scenariosOf(settings: BrandSettings): [ScenarioId, Scenario][] {
  return (Object.entries(scenarios) as [ScenarioId, Scenario][]).filter(
    ([, scenario]) => scenario.fits?.(settings) ?? true,
  );
}
