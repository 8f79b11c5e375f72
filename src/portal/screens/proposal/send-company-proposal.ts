import {
  compruebaDNIalumno,
  damePropuestasEmpresa,
  solicitudPracticaEmpresa,
} from '#core/contract/calls/company-education.ts';
import { normalizeDocument } from '#core/contract/validation/identity.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { IdempotencyKeys } from '#portal/data/server/client/idempotency-keys.ts';
import type { Clock } from '#portal/data/server/late-arrivals.ts';
import type { SentMemory } from '#portal/data/server/sent-requests.ts';
import { readForm } from '#portal/forms/fields/form-values.ts';
import type { Problems } from '#portal/forms/form/form-state.ts';
import {
  type CompanyProposal,
  companyProposalForm,
} from '#portal/pieces/placement-proposal/company-proposal-form.ts';
import {
  companyProposalFlags,
  companyProposalProblems,
  type CompanyProposalFacts,
  readDni,
} from '#portal/pieces/placement-proposal/company-proposal.ts';
import { type ProposalResult, type RememberedProposal, sendProposal } from './send-proposal.ts';
import { createLookUp, type LookUpResults, type LookUp } from './look-up.ts';

interface KnownStudent {
  existe: boolean;
  nombre?: string | undefined;
  apellidos?: string | undefined;
}

export interface CompanyProposalStore {
  students: LookUp<KnownStudent>['$found'];
  /** Looks up the student once the typed number is valid; resolves to a failure, if any. */
  lookUp: (values: Pick<CompanyProposal, 'dni'>) => Promise<CallFailure | undefined>;
  send: (
    values: CompanyProposal,
    facts: CompanyProposalFacts,
    keys?: IdempotencyKeys,
  ) => Promise<ProposalResult>;
}

/** @param memory memory of sent proposals */
export function createCompanyProposal(
  call: Caller,
  memory: SentMemory<RememberedProposal>,
  clock?: Clock,
): CompanyProposalStore {
  const students = createLookUp<KnownStudent>((dni) => call(compruebaDNIalumno, { body: { dni } }), [66]);
  return {
    students: students.$found,
    lookUp: async (values) => {
      const dni = readDni(values);
      const student = dni ? await students.look(dni) : undefined;
      return student?.ok === false ? student : undefined;
    },
    send: (values, facts, keys) => {
      const flags = companyProposalFlags(facts);
      const read = readForm(companyProposalForm, values, { flags, isNew: true });
      const body = { ...read, dni: readDni(values) ?? values.dni };
      const { dni: _, ...remembered } = body;
      return sendProposal({
        memory: { ...memory, keys },
        values: remembered,
        send: (options) => call(solicitudPracticaEmpresa, { body }, options),
        list: () => call(damePropuestasEmpresa, {}),
        isAbout: ({ dni = '' }) => normalizeDocument(dni) === normalizeDocument(body.dni),
        clock,
      });
    },
  };
}

/** The student with the form's identity number; `undefined` while not known. */
export function studentOf(
  values: CompanyProposal,
  students: LookUpResults<KnownStudent>,
): KnownStudent | undefined {
  const result = students.get(readDni(values) ?? '');
  return result?.ok ? result.datos : undefined;
}

/** @param student the student found by the form's identity number */
export function proposalProblems(
  values: CompanyProposal,
  student: KnownStudent | undefined,
  facts: CompanyProposalFacts,
): Problems<CompanyProposal> {
  return {
    ...(student?.existe === false && { dni: 'notices.noCandidateWithDni' }),
    ...companyProposalProblems(values, facts),
  };
}
