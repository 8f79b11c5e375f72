import {
  compruebaDNIalumno,
  damePropuestasEmpresa,
  solicitudPracticaEmpresa,
} from '#core/contract/calls/company-education.ts';
import { normalizeDocument } from '#core/contract/validation/identity.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { IdempotencyKeys } from '#portal/data/server/idempotency-keys.ts';
import type { Clock } from '#portal/data/server/late-arrivals.ts';
import type { SentMemory } from '#portal/data/server/sent-requests.ts';
import { readForm } from '#portal/forms/fields/form-values.ts';
import type { Problems } from '#portal/forms/form/use-form.ts';
import {
  type CompanyProposal,
  companyProposalForm,
} from '#portal/pieces/placement-proposal/company-proposal-form.ts';
import {
  companyProposalFlags,
  companyProposalProblems,
  type CompanyProposalTerms,
  readDni,
} from '#portal/pieces/placement-proposal/company-proposal.ts';
import { type ProposalResult, type SaidProposal, sendProposal } from './send-proposal.ts';
import { createLookUp, type LookUpResults, type LookUp } from './look-up.ts';

interface KnownStudent {
  existe: boolean;
  nombre?: string | undefined;
  apellidos?: string | undefined;
}

export interface CompanyProposalStore {
  students: LookUp<KnownStudent>['$found'];
  /** Asks who the student is, once what is typed can be asked about. Gives what went wrong. */
  lookUp: (values: Pick<CompanyProposal, 'dni'>) => Promise<CallFailure | undefined>;
  send: (
    values: CompanyProposal,
    terms: CompanyProposalTerms,
    keys?: IdempotencyKeys,
  ) => Promise<ProposalResult>;
}

/** @param memory where it is remembered what was sent */
export function createCompanyProposal(
  call: Caller,
  memory: SentMemory<SaidProposal>,
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
    send: (values, terms, keys) => {
      const flags = companyProposalFlags(terms);
      const read = readForm(companyProposalForm, values, { flags, isNew: true });
      const body = { ...read, dni: readDni(values) ?? values.dni };
      const { dni: _, ...said } = body;
      return sendProposal({
        memory: { ...memory, keys },
        said,
        send: (options) => call(solicitudPracticaEmpresa, { body }, options),
        list: () => call(damePropuestasEmpresa, {}),
        isAbout: ({ dni = '' }) => normalizeDocument(dni) === normalizeDocument(body.dni),
        clock,
      });
    },
  };
}

/** The student whose number stands in the form; `undefined` while that is not known. */
export function studentOf(
  values: CompanyProposal,
  students: LookUpResults<KnownStudent>,
): KnownStudent | undefined {
  const found = students.get(readDni(values) ?? '');
  return found?.ok ? found.datos : undefined;
}

/** @param student who was found by the number that stands in the form */
export function proposalProblems(
  values: CompanyProposal,
  student: KnownStudent | undefined,
  terms: CompanyProposalTerms,
): Problems<CompanyProposal> {
  return {
    ...(student?.existe === false && { dni: 'notices.noCandidateWithDni' }),
    ...companyProposalProblems(values, terms),
  };
}
