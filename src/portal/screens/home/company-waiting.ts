import type { Agreement } from '#core/contract/entities/agreement.ts';
import type { MissingCompanyData, MissingData, Obstacle } from '#core/contract/entities/missing-data.ts';
import type { EducationRequest } from '#core/contract/entities/placement-request.ts';
import type { Process } from '#core/contract/entities/process.ts';
import { expiresSoon, isEditable } from '#core/model/company-offers.ts';

/** A pending item of a company. */
export type Waiting =
  /** An obstacle to publishing all offers or some of them. */
  | { what: 'obstacle'; cause: Obstacle['causa'] }
  /** New candidacies, and the offers that have them. */
  | { what: 'candidates'; count: number; offers: readonly Process[] }
  /** The university requires a correction before publishing an offer. */
  | { what: 'correction'; offer: Process }
  /** Rejections that are not sent yet; `href` is the page of the latest candidate. */
  | { what: 'rejections'; count: number; href: string }
  /** Offer drafts in this browser; `href` is the address of the only one. */
  | { what: 'drafts'; count: number; href: string | undefined }
  | { what: 'requests' | 'agreementError' | 'signature' | 'expiring'; count: number }
  /** `field` is the first missing field, where the server names the fields. */
  | { what: 'companyData' | 'contactData'; count: number; field: string | undefined };

/** Answers about a company; `undefined` for calls that failed or were not made. */
export interface KnownOfCompany {
  offers?: readonly Process[] | undefined;
  company?: MissingCompanyData | undefined;
  contact?: MissingData | undefined;
  agreements?: readonly Agreement[] | undefined;
  requests?: readonly EducationRequest[] | undefined;
  /** Addresses of unsent offer drafts. */
  drafts?: readonly string[] | undefined;
  /** Pages of candidates whose rejections are not sent yet. */
  rejections?: readonly string[] | undefined;
}

/** Whether a company has no offers yet, by the numbers of them: it is shown its first steps. */
export const isNewCompany = ({ practicas, empleo }: { practicas: number; empleo: number }): boolean =>
  practicas + empleo === 0;

const counted = <W extends Waiting & { count: number }>(what: W['what'], count: number): Waiting[] =>
  count > 0 ? [{ what, count } as Waiting] : [];

const missing = (what: 'companyData' | 'contactData', data: MissingData | undefined): Waiting[] =>
  data?.faltanDatos ? [{ what, count: data.campos?.length ?? 1, field: data.campos?.[0] }] : [];

/** Lists a company's pending items: what stands still or runs out, then people, then papers and data, then drafts. */
export function waitingFor(known: KnownOfCompany, today: string): Waiting[] {
  const {
    offers = [],
    company,
    contact,
    agreements = [],
    requests = [],
    drafts = [],
    rejections = [],
  } = known;
  const [rejected] = rejections;
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
    ...counted('agreementError', inState('Erróneo empresa')),
    ...offers
      .filter((offer) => offer.observacionesUniversidad && isEditable(offer, today))
      .map((offer) => ({ what: 'correction' as const, offer })),
    ...counted('expiring', offers.filter((offer) => expiresSoon(offer, today)).length),
    ...(rejected === undefined
      ? []
      : [{ what: 'rejections' as const, count: rejections.length, href: rejected }]),
    ...(withNew.length > 0
      ? [
          {
            what: 'candidates' as const,
            count: withNew.reduce((sum, { numCandidatosSinLeer }) => sum + numCandidatosSinLeer, 0),
            offers: withNew,
          },
        ]
      : []),
    ...counted('requests', requests.filter(({ estado }) => estado === 'pendiente').length),
    ...counted('signature', inState('Generado')),
    ...missing('companyData', company),
    ...missing('contactData', contact),
    ...(drafts.length > 0
      ? [{ what: 'drafts' as const, count: drafts.length, href: drafts.length === 1 ? drafts[0] : undefined }]
      : []),
  ];
}
