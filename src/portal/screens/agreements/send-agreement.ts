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
import { isSame } from '#portal/data/cache/is-same.ts';
import { type Clock, isOutcomeUnknown } from '#portal/data/server/late-arrivals.ts';
import type { UploadOptions } from '#portal/data/cache/record-store.ts';
import { type FoundAddition, sendOnce } from '#portal/data/server/send-once.ts';
import type { SentMemory } from '#portal/data/server/sent-requests.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';

type Lost = typeof isOutcomeUnknown;

/** An agreement that the server has made. */
export interface MadeAgreement {
  /** Address of the document to sign. */
  enlace?: string | undefined;
  idConvenio?: number | undefined;
}

const partOf = (whole: object, keys: object): object =>
  Object.fromEntries(Object.entries(whole).filter(([key]) => key in keys));

/** Whether an agreement says all that was asked for. */
function says(present: Agreement, sent: NewAgreement): boolean {
  const datosFirmante = partOf(present.datosFirmante ?? {}, sent.datosFirmante);
  return isSame({ ...partOf(present, sent), datosFirmante }, sent);
}

/** What is remembered of an agreement that was asked for: neither the number of a person nor a bank account. */
export type SaidAgreement = object;

function rememberedOf({ ibanDomiciliacion: _, datosFirmante, ...agreement }: NewAgreement): SaidAgreement {
  const { dni: __, ...signatory } = datosFirmante;
  return { ...agreement, datosFirmante: signatory };
}

/** Codes that say that somebody else was faster, if the agreement waits for no signature any more. */
const tooLate: ReadonlySet<number> = new Set([codes.statusCannotChange, codes.documentUploaded]);

type SignedUpload = RequestOf<typeof adjuntaFicheroAlConvenioEmpresa>;

/** What came of the upload; `signed` where the agreement has moved on without it: by an earlier try, if `isOwn`. */
export type SignedResult =
  { ok: true } | CallFailure | Lost | { ok: false; kind: 'signed'; estado: AgreementState; isOwn: boolean };

/**
 * Asks for an agreement, never twice. One that an earlier try has made, and one that says the same and waits for its
 * signature, are shown before another is asked for.
 * @param memory where it is remembered what was sent, should the page be loaded again in between
 */
export async function askForAgreement(
  call: Caller,
  memory: SentMemory<SaidAgreement>,
  agreement: NewAgreement,
  clock?: Clock,
): Promise<({ ok: true } & MadeAgreement) | CallFailure | Lost | FoundAddition<Agreement>> {
  const sent = await sendOnce({
    memory,
    said: rememberedOf(agreement),
    list: () => call(dameConveniosEmpresa, {}),
    idOf: ({ idConvenio }) => idConvenio,
    // A company asks for one every few years: whatever is new is it.
    isIt: () => true,
    isWaiting: takesSignature,
    compare: (it) => (says(it, agreement) ? 'same' : 'other'),
    send: (keys) => call(addConvenioEmpresa, { body: agreement }, keys),
    ...omitUndefined({ clock }),
  });
  if (!sent.ok) return sent;
  const { enlace, idConvenio } = 'row' in sent ? sent.row : sent.datos;
  return { ok: true, enlace, idConvenio };
}

/**
 * Uploads a signed agreement. An answer that is lost is looked for: an agreement that waits for no signature any more
 * has it.
 * @param earlier what an earlier try sent that may have arrived: that is looked for before anything is sent
 */
export async function uploadSigned(
  call: Caller,
  body: SignedUpload,
  options: UploadOptions,
  earlier?: SignedUpload,
): Promise<SignedResult> {
  const movedOn = async (): Promise<AgreementState | undefined> => {
    const all = await call(dameConveniosEmpresa, {});
    const now = all.ok && all.datos.find(({ idConvenio }) => idConvenio === body.idConvenio);
    return now && !takesSignature(now) ? now.estado : undefined;
  };
  const signed = (estado: AgreementState): SignedResult =>
    earlier?.ficheroB64ParaAltas === body.ficheroB64ParaAltas
      ? { ok: true }
      : { ok: false, kind: 'signed', estado, isOwn: earlier !== undefined };
  const before = earlier && (await movedOn());
  if (before) return signed(before);
  const result = await call(adjuntaFicheroAlConvenioEmpresa, { body }, options);
  if (result.ok) return { ok: true };
  if (result.kind === 'unavailable') return (await movedOn()) ? { ok: true } : isOutcomeUnknown;
  const estado = result.kind === 'error' && tooLate.has(result.code) ? await movedOn() : undefined;
  return estado ? signed(estado) : result;
}
