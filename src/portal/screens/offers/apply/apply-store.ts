import * as codes from '#core/contract/codes.ts';
import * as notices from '#core/contract/notice-codes.ts';
import { atom, type ReadableAtom } from 'nanostores';
import {
  editDatosBusquedaActivaPracticas,
  editDatosBusquedaActivaTrabajo,
} from '#core/contract/calls/cv-settings.ts';
import { dameCvUsuario } from '#core/contract/calls/cv.ts';
import {
  inscribirse,
  sacaAvisoDeMinimoDeCreditosParaInscribirse,
} from '#core/contract/calls/student-applications.ts';
import { dameOferta } from '#core/contract/calls/student-offer.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { Reconciliation } from '#portal/data/server/reconcile.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { DocumentUpload, RequiredDocument } from '#core/contract/entities/document.ts';
import type { OfferDetail } from '#core/contract/entities/offer-detail.ts';
import type { Notice } from '#core/status-messages/notices.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { createIdempotencyKeys } from '#portal/data/server/idempotency-keys.ts';
import { withIdempotencyKeys } from '#portal/data/server/with-idempotency-keys.ts';
import { lacksPaymentData } from '#portal/data/cache/payment-data.ts';
import type { UploadOptions } from '#portal/data/cache/record-store.ts';

/** What stands between someone and an offer. */
export type ApplyStep =
  /** Something is under way. */
  | { step: 'busy' }
  /** What must be done elsewhere first: upload the own CV, complete the bank account, accept the conditions. */
  | { step: 'ownCv' | 'payment' | 'conditions' }
  /** The conditions, which stood in the way, are accepted: it goes on where that is still wanted. */
  | { step: 'accepted' }
  /** The search has to be active, which consents to more. */
  | { step: 'search' }
  /** The university warns about credits. */
  | { step: 'credits'; text: string }
  /** The offer asks for documents. */
  | { step: 'documents'; documents: readonly RequiredDocument[] }
  | { step: 'done'; notice: Notice }
  | { step: 'failed'; failure: CallFailure };

/** A document that an offer asks for, on its way. */
export type NamedUpload = DocumentUpload & { idDocumento: number };

export interface ApplyStore {
  $step: ReadableAtom<ApplyStep>;
  /** Looks at what is in the way, and applies where nothing is. */
  start: () => Promise<void>;
  /** Says that the conditions are accepted, and asks whether to go on. */
  resume: () => void;
  /** Goes on after a question that was answered with yes. */
  goOn: () => Promise<void>;
  /** Applies with documents; a failure that another try may mend is given back, so that what was chosen stays. */
  send: (documents: readonly NamedUpload[], options: UploadOptions) => Promise<CallFailure | undefined>;
}

export interface ApplySettings {
  offer: Pick<OfferDetail, 'urlAcceso' | 'conServicio' | 'requisitos'>;
  kind: OfferKind;
  call: Caller;
  terms: {
    /** The student must have uploaded a CV. */
    needsOwnCv: boolean;
    /** What placements with service ask for, by `paymentFields`. */
    paymentFields: readonly string[];
    /** There are conditions of placements to be accepted. */
    hasConditions: boolean;
    /** Credits do not count for students of vocational cycles. */
    countsCredits: boolean;
  };
  areConditionsAccepted: () => boolean;
  /** Told when the search has become active. */
  onActivated: () => void;
}

/** Codes that are about what was sent along: required data, what was sent before, the type of a file. */
const ofDocuments: readonly number[] = [15, 56, 46];

/** Codes of requirements that are mended on the way; of credits the university has its own warning. */
const ofTheWay: readonly number[] = [
  codes.searchNotActive,
  codes.ownCvNeeded,
  codes.ibanMissing,
  codes.notEnoughCredits,
];

/** Applications whose answers were lost, as long as the page is there: a refusal may come from one's own. */
const lost: Reconciliation = new Set();

/**
 * The way from the button to the application: what can be known before is said or asked before, all else the server
 * refuses. What cannot be asked for is left to the server too.
 */
export function createApply({
  offer,
  kind,
  call,
  terms,
  areConditionsAccepted,
  onActivated,
}: ApplySettings): ApplyStore {
  const $step = atom<ApplyStep>({ step: 'busy' });
  const isPlacement = kind === 'practicas';
  let questions: ApplyStep[] = [];
  const keys = createIdempotencyKeys();

  async function ofCv(): Promise<ApplyStep[]> {
    const result = await call(dameCvUsuario, {});
    if (!result.ok) return [];
    const { urlCV, busquedaPracticasActiva, busquedaTrabajoActiva } = result.datos;
    const isActive = isPlacement ? busquedaPracticasActiva : busquedaTrabajoActiva;
    return [
      ...(terms.needsOwnCv && !urlCV ? [{ step: 'ownCv' } as const] : []),
      ...(isActive ? [] : [{ step: 'search' } as const]),
    ];
  }

  async function ofPayment(): Promise<ApplyStep[]> {
    if (!isPlacement || !offer.conServicio) return [];
    return (await lacksPaymentData(call, terms.paymentFields)) ? [{ step: 'payment' }] : [];
  }

  async function ofCredits(): Promise<ApplyStep[]> {
    if (!terms.countsCredits || !isPlacement) return [];
    const params = { id: offer.urlAcceso };
    const result = await call(sacaAvisoDeMinimoDeCreditosParaInscribirse, { params });
    return result.ok && result.datos ? [{ step: 'credits', text: result.datos }] : [];
  }

  async function post(
    documentos: readonly NamedUpload[],
    options?: UploadOptions,
  ): Promise<CallFailure<typeof inscribirse> | undefined> {
    const body = {
      urlOferta: offer.urlAcceso,
      ...(documentos.length > 0 && { documentos: [...documentos] }),
      ...(isPlacement && areConditionsAccepted() && { condicionesAceptadas: true }),
    };
    const result = await withIdempotencyKeys(call, keys)(inscribirse, { body }, options);
    const mayBeDone =
      !result.ok && (result.kind === 'unavailable' || (lost.has(offer.urlAcceso) && result.kind === 'error'));
    if (!result.ok && (result.kind === 'unavailable' || result.kind === 'aborted')) lost.add(offer.urlAcceso);
    if (!result.ok && !(mayBeDone && (await isTaken()))) return result;
    $step.set({ step: 'done', notice: (result.ok && result.notice) || { code: notices.applied } });
    return undefined;
  }

  /** Whether the application is there all the same: what got lost may have been the answer to a yes. */
  async function isTaken(): Promise<boolean> {
    const result = await call(dameOferta, { params: { url: offer.urlAcceso }, query: { tipo: kind } });
    return result.ok && result.datos.inscrito === true;
  }

  async function apply(): Promise<void> {
    const failure = await post([]);
    if (!failure) return;
    if (failure.kind === 'documents')
      $step.set({ step: 'documents', documents: failure.datos.documentacionNecesaria });
    else $step.set({ step: 'failed', failure });
  }

  async function next(): Promise<void> {
    const question = questions.shift();
    if (question) return $step.set(question);
    $step.set({ step: 'busy' });
    return apply();
  }

  /** Only what was asked is done: nobody's search becomes active without a yes. */
  async function activate(): Promise<boolean> {
    $step.set({ step: 'busy' });
    const body = { activa: true };
    const result = isPlacement
      ? await call(editDatosBusquedaActivaPracticas, { body })
      : await call(editDatosBusquedaActivaTrabajo, { body });
    if (result.ok) onActivated();
    else $step.set({ step: 'failed', failure: result });
    return result.ok;
  }

  async function start(): Promise<void> {
    $step.set({ step: 'busy' });
    const [cv, payment, credits] = await Promise.all([ofCv(), ofPayment(), ofCredits()]);
    const needsConditions = isPlacement && terms.hasConditions && !areConditionsAccepted();
    const found = [...cv, ...payment, ...(needsConditions ? [{ step: 'conditions' } as const] : [])];
    // Whether to apply all the same is no question where the offer has said that it will be refused.
    const isRefused = offer.requisitos?.some(({ codigo, cumple }) => !cumple && !ofTheWay.includes(codigo));
    // What must be done elsewhere comes first: nothing is asked in vain.
    questions = [
      ...found.filter(({ step }) => step !== 'search'),
      ...found.filter(({ step }) => step === 'search'),
      ...(isRefused ? [] : credits),
    ];
    await next();
  }

  return {
    $step,
    start,
    resume: () => $step.set({ step: 'accepted' }),
    goOn: async () => {
      const { step } = $step.get();
      if (step === 'accepted') await start();
      if (step === 'search' && !(await activate())) return;
      if (step === 'search' || step === 'credits') await next();
    },
    send: async (documents, options) => {
      // What is still missing, the offer has asked for already.
      const failure = (await post(documents, options)) as CallFailure | undefined;
      const isFinal = failure?.kind === 'requirements' || failure?.kind === 'error';
      if (!isFinal || ofDocuments.includes(failure.code)) return failure;
      // No other document would change it.
      $step.set({ step: 'failed', failure });
      return undefined;
    },
  };
}
