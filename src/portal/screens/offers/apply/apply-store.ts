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
import { createIdempotencyKeys } from '#portal/data/server/client/idempotency-keys.ts';
import { withIdempotencyKeys } from '#portal/data/server/with-idempotency-keys.ts';
import { lacksPaymentData } from '#portal/data/cache/payment-data.ts';
import type { UploadOptions } from '#portal/data/cache/record-store.ts';

/** Step between pressing the apply button and the application. */
export type ApplyStep =
  /** A request is pending. */
  | { step: 'busy' }
  /** Preconditions on other pages: upload a CV, complete the bank account, accept the conditions. */
  | { step: 'ownCv' | 'payment' | 'conditions' }
  /** The conditions have been accepted; asks whether to continue. */
  | { step: 'accepted' }
  /** The search has to be activated, which needs consent. */
  | { step: 'search' }
  /** The university warns that credits are missing. */
  | { step: 'credits'; text: string }
  /** The offer requires documents. */
  | { step: 'documents'; documents: readonly RequiredDocument[] }
  | { step: 'done'; notice: Notice }
  | { step: 'failed'; failure: CallFailure };

/** Upload of a required document. */
export type NamedUpload = DocumentUpload & { idDocumento: number };

export interface ApplyStore {
  $step: ReadableAtom<ApplyStep>;
  /** Checks the preconditions, and applies if all are met. */
  start: () => Promise<void>;
  /** Resumes after the conditions were accepted, with a question whether to continue. */
  resume: () => void;
  /** Continues after a question was confirmed. */
  goOn: () => Promise<void>;
  /**
   * Applies with documents; resolves to a failure that a retry may resolve, so that the chosen files stay.
   */
  send: (documents: readonly NamedUpload[], options: UploadOptions) => Promise<CallFailure | undefined>;
}

export interface ApplySettings {
  offer: Pick<OfferDetail, 'urlAcceso' | 'conServicio' | 'requisitos'>;
  kind: OfferKind;
  call: Caller;
  facts: {
    /** The student must have uploaded a CV. */
    needsOwnCv: boolean;
    /** Fields required for placements with service, by `paymentFields`. */
    paymentFields: readonly string[];
    /** The brand has conditions of placements to accept. */
    hasConditions: boolean;
    /** Credits do not count for students of vocational cycles. */
    countsCredits: boolean;
  };
  areConditionsAccepted: () => boolean;
  /** Called when the search has been activated. */
  onActivated: () => void;
}

/** Codes about the sent documents. */
const documentCodes: readonly number[] = [codes.dataMissing, codes.documentUploaded, codes.fileExtension];

/** Codes of requirements that the flow resolves; for credits the university has its own warning. */
const resolvableCodes: readonly number[] = [
  codes.searchNotActive,
  codes.ownCvNeeded,
  codes.ibanMissing,
  codes.notEnoughCredits,
];

/** Offers whose application lost its answer on this page: a later refusal may be due to that application. */
const lost: Reconciliation = new Set();

/**
 * Flow from the apply button to the application. Preconditions that can be checked come first; all others, and
 * those that could not be read, are left to the server.
 */
export function createApply({
  offer,
  kind,
  call,
  facts,
  areConditionsAccepted,
  onActivated,
}: ApplySettings): ApplyStore {
  const $step = atom<ApplyStep>({ step: 'busy' });
  const isPlacement = kind === 'practicas';
  let questions: ApplyStep[] = [];
  const keys = createIdempotencyKeys();

  async function cvSteps(): Promise<ApplyStep[]> {
    const result = await call(dameCvUsuario, {});
    if (!result.ok) return [];
    const { urlCV, busquedaPracticasActiva, busquedaTrabajoActiva } = result.datos;
    const isActive = isPlacement ? busquedaPracticasActiva : busquedaTrabajoActiva;
    return [
      ...(facts.needsOwnCv && !urlCV ? [{ step: 'ownCv' } as const] : []),
      ...(isActive ? [] : [{ step: 'search' } as const]),
    ];
  }

  async function paymentSteps(): Promise<ApplyStep[]> {
    if (!isPlacement || !offer.conServicio) return [];
    return (await lacksPaymentData(call, facts.paymentFields)) ? [{ step: 'payment' }] : [];
  }

  async function creditSteps(): Promise<ApplyStep[]> {
    if (!facts.countsCredits || !isPlacement) return [];
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

  /** Whether the server has the application: the lost answer may have been a success. */
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

  /** Activates the search after consent. */
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
    const [cv, payment, credits] = await Promise.all([cvSteps(), paymentSteps(), creditSteps()]);
    const needsConditions = isPlacement && facts.hasConditions && !areConditionsAccepted();
    const steps = [...cv, ...payment, ...(needsConditions ? [{ step: 'conditions' } as const] : [])];
    // Skips the warning about credits where an unmet requirement means a refusal anyway.
    const isRefused = offer.requisitos?.some(
      ({ codigo, cumple }) => !cumple && !resolvableCodes.includes(codigo),
    );
    // Steps on other pages come first, so that no question is asked in vain.
    questions = [
      ...steps.filter(({ step }) => step !== 'search'),
      ...steps.filter(({ step }) => step === 'search'),
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
      // The required documents are known already, so `documentacionNecesaria` cannot come again.
      const failure = (await post(documents, options)) as CallFailure | undefined;
      const isFinal = failure?.kind === 'requirements' || failure?.kind === 'error';
      if (!isFinal || documentCodes.includes(failure.code)) return failure;
      // Other documents would not help.
      $step.set({ step: 'failed', failure });
      return undefined;
    },
  };
}
