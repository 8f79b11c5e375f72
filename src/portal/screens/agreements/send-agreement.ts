import {
  addConvenioEmpresa,
  adjuntaFicheroAlConvenioEmpresa,
  dameConveniosEmpresa,
} from '#core/contract/calls/company-agreements.ts';
import type { RequestOf } from '#core/contract/call.ts';
import type { Agreement, NewAgreement } from '#core/contract/entities/agreement.ts';
import { takesSignature } from '#core/model/agreements.ts';
import type { Caller } from '#portal/data/client/call.ts';
import type { CallFailure } from '#portal/data/client/result.ts';
import type { KnownIds } from '#portal/data/known-ids.ts';
import { isSame } from '#portal/data/is-same.ts';
import type { UploadOptions } from '#portal/data/record-store.ts';

/** Nobody knows whether it has arrived: it is looked for before it is sent again. */
const lost = { ok: false, kind: 'lost' } as const;

type Lost = typeof lost;

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

/**
 * Asks for an agreement, never twice: one that is new since the first try and says the same is taken for the answer.
 * @param known where it is kept what was there before, should the page be loaded again in between
 */
export async function askForAgreement(
  call: Caller,
  known: KnownIds,
  agreement: NewAgreement,
): Promise<({ ok: true } & MadeAgreement) | CallFailure | Lost> {
  const find = async (before: readonly number[]) => {
    const all = await call(dameConveniosEmpresa, {});
    if (!all.ok) return all;
    const found = all.datos.find((it) => !before.includes(it.idConvenio) && says(it, agreement));
    return { ok: true as const, found, ids: all.datos.map(({ idConvenio }) => idConvenio) };
  };
  const done = ({ enlace, idConvenio }: MadeAgreement) => {
    known.clear();
    return { ok: true as const, enlace, idConvenio };
  };

  const before = known.read();
  const there = await find(before ?? []);
  if (!there.ok) return before && there.kind === 'unavailable' ? lost : there;
  if (before && there.found) return done(there.found);
  if (!before) known.keep(there.ids);
  const result = await call(addConvenioEmpresa, { body: agreement });
  if (result.ok) return done(result.datos);
  if (result.kind !== 'unavailable') return result;
  const arrived = await find(before ?? there.ids);
  return arrived.ok && arrived.found ? done(arrived.found) : lost;
}

/**
 * Uploads a signed agreement. An answer that is lost is looked for: an agreement that waits for no signature any more
 * has it.
 * @param isAgain an earlier try may have arrived: that is looked for before anything is sent
 */
export async function uploadSigned(
  call: Caller,
  body: RequestOf<typeof adjuntaFicheroAlConvenioEmpresa>,
  options: UploadOptions,
  isAgain = false,
): Promise<{ ok: true } | CallFailure | Lost> {
  const isThere = async (): Promise<boolean> => {
    const all = await call(dameConveniosEmpresa, {});
    const now = all.ok && all.datos.find(({ idConvenio }) => idConvenio === body.idConvenio);
    return Boolean(now && !takesSignature(now));
  };
  if (isAgain && (await isThere())) return { ok: true };
  const result = await call(adjuntaFicheroAlConvenioEmpresa, { body }, options);
  if (result.ok) return { ok: true };
  if (result.kind !== 'unavailable') return result;
  return (await isThere()) ? { ok: true } : lost;
}
