import type { Agreement } from '#core/contract/entities/agreement.ts';
import type { MissingCompanyData, MissingData, Obstacle } from '#core/contract/entities/missing-data.ts';
import type { EducationRequest } from '#core/contract/entities/placement-request.ts';
import type { Process } from '#core/contract/entities/process.ts';
import { expiresSoon, isEditable } from '#core/model/company-offers.ts';

/** Something that waits for the company. */
export type Waiting =
  /** It cannot publish, or not everything. */
  | { what: 'obstacle'; cause: Obstacle['causa'] }
  /** New candidacies for one offer, and for how many further offers there are some. */
  | { what: 'candidates'; count: number; offer: Process }
  | { what: 'otherCandidates'; count: number }
  /** The university asks for a correction before it publishes an offer. */
  | { what: 'correction'; offer: Process }
  /** Offers that were begun in this browser; `href` leads to the only one. */
  | { what: 'drafts'; count: number; href: string | undefined }
  | { what: 'requests' | 'agreementError' | 'signature' | 'expiring'; count: number }
  /** The field is the first one that is missing, where the server names any. */
  | { what: 'companyData' | 'contactData'; count: number; field: string | undefined };

/** What is known of a company; an answer that did not come is not known. */
export interface KnownOfCompany {
  offers?: readonly Process[] | undefined;
  company?: MissingCompanyData | undefined;
  contact?: MissingData | undefined;
  agreements?: readonly Agreement[] | undefined;
  requests?: readonly EducationRequest[] | undefined;
  /** Addresses of offers that were begun and not sent. */
  drafts?: readonly string[] | undefined;
}

/** Offers with new candidacies that have a row of their own. */
const most = 3;

const counted = <W extends Waiting & { count: number }>(what: W['what'], count: number): Waiting[] =>
  count > 0 ? [{ what, count } as Waiting] : [];

const missing = (what: 'companyData' | 'contactData', data: MissingData | undefined): Waiting[] =>
  data?.faltanDatos ? [{ what, count: data.campos?.length ?? 1, field: data.campos?.[0] }] : [];

/** What waits for a company: what keeps it from publishing, then people, then what has a date, then what is missing. */
export function waitingFor(known: KnownOfCompany, today: string): Waiting[] {
  const { offers = [], company, contact, agreements = [], requests = [], drafts = [] } = known;
  const obstacles = (company?.impedimentos ?? []).map(({ causa: cause }) => ({
    what: 'obstacle' as const,
    cause,
  }));
  const withNew = offers.filter(
    ({ Estado, numCandidatosSinLeer }) => Estado !== 'eliminada' && numCandidatosSinLeer > 0,
  );
  const inState = (estado: Agreement['estado']): number =>
    agreements.filter((agreement) => agreement.estado === estado).length;
  return [
    ...obstacles,
    ...withNew.slice(0, most).map((offer) => ({
      what: 'candidates' as const,
      count: offer.numCandidatosSinLeer,
      offer,
    })),
    ...counted('otherCandidates', withNew.length - most),
    ...offers
      .filter((offer) => offer.observacionesUniversidad && isEditable(offer, today))
      .map((offer) => ({ what: 'correction' as const, offer })),
    ...(drafts.length > 0
      ? [{ what: 'drafts' as const, count: drafts.length, href: drafts.length === 1 ? drafts[0] : undefined }]
      : []),
    ...counted('requests', requests.filter(({ estado }) => estado === 'pendiente').length),
    ...counted('agreementError', inState('Erróneo empresa')),
    ...counted('signature', inState('Generado')),
    ...counted('expiring', offers.filter((offer) => expiresSoon(offer, today)).length),
    ...missing('companyData', company),
    ...missing('contactData', contact),
  ];
}
