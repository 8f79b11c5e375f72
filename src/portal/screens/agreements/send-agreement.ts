import * as codes from '#core/contract/codes.ts';
import {
  addConvenioEmpresa,
  adjuntaFicheroAlConvenioEmpresa,
  dameConveniosEmpresa,
} from '#core/contract/calls/company-agreements.ts';
import type { RequestOf } from '#core/contract/call.ts';
import type { Agreement, AgreementState, NewAgreement } from '#core/contract/entities/agreement.ts';
import { takesSignature } from '#core/model/agreements.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { isSame } from '#core/shared/is-same.ts';
import { type Clock, unknownOutcome } from '#portal/data/server/late-arrivals.ts';
import type { UploadOptions } from '#portal/data/cache/record-store.ts';
import { type FoundAddition, sendOnce } from '#portal/data/server/send-once.ts';
import type { SentMemory } from '#portal/data/server/sent-requests.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';

type Lost = typeof unknownOutcome;

/** An agreement that the server has made. */
export interface MadeAgreement {
  /** Address of the document to sign. */
  enlace?: string | undefined;
  idConvenio?: number | undefined;
}

/** The entries of a record whose keys another one has. */
const pick = (record: object, keys: object): object =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key in keys));

/** Whether an agreement has every value of a request. */
function matches(agreement: Agreement, request: NewAgreement): boolean {
  const datosFirmante = pick(agreement.datosFirmante ?? {}, request.datosFirmante);
  return isSame({ ...pick(agreement, request), datosFirmante }, request);
}

/** The stored part of a request for an agreement: without identity number and bank account. */
export type RememberedAgreement = object;

function rememberedOf({
  ibanDomiciliacion: _,
  datosFirmante,
  ...agreement
}: NewAgreement): RememberedAgreement {
  const { dni: __, ...signatory } = datosFirmante;
  return { ...agreement, datosFirmante: signatory };
}

/** Codes of an upload that may have come too late: the agreement may take no signature any more. */
const tooLate: ReadonlySet<number> = new Set([codes.statusCannotChange, codes.documentUploaded]);

type SignedUpload = RequestOf<typeof adjuntaFicheroAlConvenioEmpresa>;

/** Result of an upload; `signed` if the agreement was signed before: by an earlier attempt, if `isOwn`. */
export type SignedResult =
  { ok: true } | CallFailure | Lost | { ok: false; kind: 'signed'; estado: AgreementState; isOwn: boolean };

/**
 * Requests an agreement, at most once. An agreement made by an earlier attempt, or an equal one that waits for
 * its signature, is returned before another is requested.
 * @param memory remembers the request across a reload of the page
 */
export async function requestAgreement(
  call: Caller,
  memory: SentMemory<RememberedAgreement>,
  agreement: NewAgreement,
  clock?: Clock,
): Promise<({ ok: true } & MadeAgreement) | CallFailure | Lost | FoundAddition<Agreement>> {
  const sent = await sendOnce({
    memory,
    values: rememberedOf(agreement),
    list: () => call(dameConveniosEmpresa, {}),
    idOf: ({ idConvenio }) => idConvenio,
    // A company requests one every few years, so any new agreement is this one.
    matches: () => true,
    isWaiting: takesSignature,
    compare: (row) => (matches(row, agreement) ? 'same' : 'other'),
    send: (keys) => call(addConvenioEmpresa, { body: agreement }, keys),
    ...omitUndefined({ clock }),
  });
  if (!sent.ok) return sent;
  const { enlace, idConvenio } = 'row' in sent ? sent.row : sent.datos;
  return { ok: true, enlace, idConvenio };
}

/**
 * Uploads a signed agreement. After a lost answer the agreement is looked up: one that takes no signature any
 * more has the document.
 * @param earlier upload of an earlier attempt with an unknown outcome, looked up before anything is sent
 */
export async function uploadSigned(
  call: Caller,
  body: SignedUpload,
  options: UploadOptions,
  earlier?: SignedUpload,
): Promise<SignedResult> {
  const movedOn = async (): Promise<AgreementState | undefined> => {
    const list = await call(dameConveniosEmpresa, {});
    const current = list.ok && list.datos.find(({ idConvenio }) => idConvenio === body.idConvenio);
    return current && !takesSignature(current) ? current.estado : undefined;
  };
  const signed = (estado: AgreementState): SignedResult =>
    earlier?.ficheroB64ParaAltas === body.ficheroB64ParaAltas
      ? { ok: true }
      : { ok: false, kind: 'signed', estado, isOwn: earlier !== undefined };
  const before = earlier && (await movedOn());
  if (before) return signed(before);
  const result = await call(adjuntaFicheroAlConvenioEmpresa, { body }, options);
  if (result.ok) return { ok: true };
  if (result.kind === 'unavailable') return (await movedOn()) ? { ok: true } : unknownOutcome;
  const estado = result.kind === 'error' && tooLate.has(result.code) ? await movedOn() : undefined;
  return estado ? signed(estado) : result;
}
