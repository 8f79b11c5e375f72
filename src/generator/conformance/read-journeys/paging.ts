import type { OfferCard } from '#core/contract/entities/offer.ts';
import { pageSize } from '#core/contract/entities/paging.ts';
import type { Kit, TestSession } from '../kit.ts';

/** Maximum number of pages read of a long list. */
const maxPages = 30;

/** Converts dd/mm/yyyy to a sortable date. */
const sortable = (date: string): string => date.split('/').toReversed().join('-');

const dayOf = ({ fecha, fechaDestacada }: OfferCard): string => sortable(fechaDestacada ?? fecha);

const name = 'dameOfertasUsuario';

function assertOrder(kit: Kit, offers: readonly OfferCard[]): void {
  const days = offers.map(dayOf);
  const at = days.findIndex((day, index) => index > 0 && day > (days[index - 1] ?? ''));
  kit.assert(at < 0, name, {
    rule: 'order',
    at: `ofertas, the ${at + 1}th of the list`,
    expected: 'newest first, by fechaDestacada or else fecha',
    came: `${days[at] ?? ''} after ${days[at - 1] ?? ''}`,
  });
}

function assertPage(kit: Kit, page: number, rows: number, total: number): void {
  const expected = Math.max(0, Math.min(pageSize, total - (page - 1) * pageSize));
  kit.assert(rows === expected, name, {
    rule: 'paging',
    at: `ofertas of page ${page}`,
    expected: `${expected} of ${total} offers`,
    came: `${rows}`,
  });
}

/** Reads all pages of a kind of offer, checks them, and returns the offers. */
export async function readPages(
  kit: Kit,
  as: TestSession,
  type: 'practicas' | 'empleo',
): Promise<OfferCard[]> {
  const may = type === 'practicas' ? (as.datos.conPracticas ? [] : [21]) : as.datos.conEmpleo ? [] : [20];
  const offers: OfferCard[] = [];
  const first = await kit.ask(name, { as, params: { type, page: 1 }, may });
  if (!first.datos) return [];
  const { numTotal, numPaginas } = first.datos;
  const pages = Math.ceil(numTotal / pageSize);
  kit.assert(numPaginas === pages, name, {
    rule: 'paging',
    at: 'datos.numPaginas',
    expected: `${pages} pages for ${numTotal} offers`,
    came: String(numPaginas),
  });
  for (let page = 1; page <= Math.min(pages, maxPages); page += 1) {
    const answer = page === 1 ? first : await kit.ask(name, { as, params: { type, page } });
    if (!answer.datos) return offers;
    assertPage(kit, page, answer.datos.ofertas.length, numTotal);
    offers.push(...answer.datos.ofertas);
  }
  const seen = new Set<number>();
  const repeated = offers.find(({ idoferta }) => seen.size === seen.add(idoferta).size);
  kit.assert(repeated === undefined, name, {
    rule: 'paging',
    expected: 'each offer on one page',
    came: `idoferta ${repeated?.idoferta ?? ''} on two`,
  });
  assertOrder(kit, offers);
  const beyond = await kit.ask(name, { as, params: { type, page: pages + 1 } });
  kit.assert((beyond.datos?.ofertas.length ?? 0) === 0, name, {
    rule: 'paging',
    at: `ofertas of page ${pages + 1}`,
    expected: 'none after the last page',
    came: `${beyond.datos?.ofertas.length ?? 0}`,
  });
  const counter = type === 'practicas' ? 'dameNumOfertasPracticasUsuario' : 'dameNumOfertasEmpleoUsuario';
  const { datos: counts } = await kit.ask(counter, { as });
  kit.assert(counts === undefined || counts.numTotal === numTotal, counter, {
    rule: 'counts',
    at: 'datos.numTotal',
    expected: `${numTotal}, as dameOfertasUsuario says`,
    came: String(counts?.numTotal),
  });
  return offers;
}
