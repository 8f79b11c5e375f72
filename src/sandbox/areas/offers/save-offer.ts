import * as codes from '#core/contract/codes.ts';
import { randomBytes } from 'node:crypto';
import { profiles } from '#core/contract/constants.ts';
import type { OfferRequest } from '#core/contract/entities/offer-form.ts';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { CompanyContext } from '../../context.ts';
import { refuse } from '../../refusal.ts';
import { editRefusal } from './rules.ts';
import { offerColumns, type OfferRow, storeDegrees } from './offer-row.ts';

/** Generates an unguessable slug that starts with words of the title. */
export function newSlug(titulo: string): string {
  const words = titulo
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return [...(words ? [words] : []), randomBytes(5).toString('hex')].join('-');
}

/**
 * An offer of the company that can be edited. Refuses with `offerNotFound`, `offerHasManager` and `offerNotEditable`.
 */
export function offerToEdit({ db, user, now }: CompanyContext, id: number): OfferRow {
  const found = db.get<OfferRow>(
    sql`SELECT * FROM offer WHERE id = ${id} AND company = ${user.company} AND estado <> 'eliminada'`,
  );
  if (!found) return refuse(codes.offerNotFound);
  const refusal = editRefusal(found, now.today);
  return refusal ? refuse(refusal) : found;
}

/** Drops fields that do not apply to the kind of offer. */
function fitting({ brand }: CompanyContext, form: OfferRequest): OfferRequest {
  const { otrasRemuneracionesEnPracticas, menores } = brand.settings;
  const { otrasRemuneraciones, programa, conServicio, admiteMenores, ...rest } = form;
  const isPlacement = form.idPerfil === profiles.practicas;
  return {
    ...rest,
    ...(menores !== 'ninguno' && { admiteMenores }),
    ...(isPlacement && { programa, conServicio }),
    ...(!(isPlacement && !otrasRemuneracionesEnPracticas) && { otrasRemuneraciones }),
  };
}

/** Removes a file without remaining offers; copies of an offer share the file. */
function dropFile(db: Db, id: number): void {
  db.run(
    sql`DELETE FROM file WHERE id = ${id} AND NOT EXISTS (SELECT 1 FROM offer WHERE offer.file = ${id})`,
  );
}

/** Saves a validated form to an offer, or creates a pending offer. */
export function saveOffer(
  context: CompanyContext,
  sent: OfferRequest,
  before?: OfferRow,
): { idoferta: number; urlAcceso: string } {
  const { db, user, brand, now, files } = context;
  const form = fitting(context, sent);
  const upload = form.ficheroInformacionComplementaria;
  const columns = {
    ...offerColumns(form, brand.settings.publicacionOfertaDefecto),
    ...(upload && files.keep(upload)),
    // The island is known to the university only, for the place that it saw.
    ...(!(before && before.provincia === form.provincia) && { idIsla: null }),
    // What was to be corrected is.
    observacionesUniversidad: null,
  };
  const urlAcceso = before?.urlAcceso ?? newSlug(form.titulo);
  const fixed = { urlAcceso, company: user.company, contact: user.contact, fecha: now.today };
  const idoferta = before?.id ?? db.insert('offer', { ...fixed, ...columns });
  if (before) db.update('offer', { id: idoferta }, columns);
  if (upload && before?.file !== undefined) dropFile(db, before.file);
  storeDegrees(db, idoferta, form);
  return { idoferta, urlAcceso };
}
