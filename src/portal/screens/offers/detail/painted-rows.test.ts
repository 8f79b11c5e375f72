import { beforeAll, describe, expect, it } from 'vitest';
import type { Brand } from '#core/brand/brand.ts';
import * as codes from '#core/contract/codes.ts';
import type { OfferCard } from '#core/contract/entities/offer.ts';
import { type OfferDetail, offerDetailSchema } from '#core/contract/entities/offer-detail.ts';
import { offerKind } from '#core/model/offers.ts';
import { cvErrors } from '#core/status-messages/cv-errors.ts';
import type { KnownLists } from '#portal/data/prefetch/painted-rows.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { projectBrands } from '../../../../../tests/support/build/project-brands.ts';
import { comparePainted } from '../../../../../tests/support/painted/compare-painted.ts';
import { oddRows } from '../../../../../tests/support/painted/odd-rows.ts';
import { answersOf, domainListsOf } from '../../../../../tests/support/painted/sandbox-answers.ts';
import { startSandbox } from '../../../../../tests/support/sandbox/sandbox.ts';
import { listsOf } from './lists-of.ts';
import { offerPaintedFacts } from './painted-facts.ts';

let comparison: Awaited<ReturnType<typeof comparePainted>>;
let brands: readonly Brand[];

beforeAll(async () => {
  [comparison, brands] = await Promise.all([
    comparePainted({
      module: 'portal/screens/offers/detail/painted-blocks.tsx',
      facts: offerPaintedFacts,
      session: { type: 'Alumno', conPracticas: true, conEmpleo: true } as PortalSession,
    }),
    projectBrands(),
  ]);
});

const routes = { practicas: 'placement-offer', empleo: 'job-offer' } as const;
const kinds = ['practicas', 'empleo'] as const;

/** Offers of a sandbox as a student sees them, and the lists that these name values of. */
async function offersIn(brand: Brand): Promise<{ offers: OfferDetail[]; known: KnownLists }> {
  const sandbox = await startSandbox({ brand, content: 'examples' });
  const language = brand.defaultLanguage;
  const pages = (await answersOf(
    sandbox,
    language,
    ['student'],
    kinds.map((type) => ['dameOfertasUsuario', { type, page: 1 }] as const),
  )) as { ofertas?: OfferCard[] }[];
  const answers = await answersOf(
    sandbox,
    language,
    ['student'],
    pages
      .flatMap(({ ofertas = [] }) => ofertas.slice(0, 6))
      .map(({ urlAcceso }) => ['dameOferta', { url: urlAcceso }] as const),
  );
  const offers = (answers as OfferDetail[]).filter((offer) => 'urlAcceso' in offer);
  const { oferta } = comparison.pagesOf(brand, language, 'home').full.brand.fields;
  const names = offers.flatMap((offer) => listsOf(offer, offerKind(offer), oferta));
  return { offers, known: await domainListsOf(sandbox, language, [...new Set(names)]) };
}

/** The keys that every offer has. */
const short = {
  idoferta: 1,
  titulo: 'Oferta',
  empresa: 'Tallers Oller',
  fecha: '05/03/2026',
  textoPerfilOferta: 'Prácticas',
  urlAcceso: 'oferta-1',
  idPerfil: 2,
};

const requirements = [codes.otherDegree, ...Object.keys(cvErrors).map(Number)].flatMap((codigo) =>
  [true, false].map((cumple) => ({ codigo, cumple, texto: `Condición <b>${codigo}</b>` })),
);

/** Values for every key that the examples lack. */
const full = {
  fechaDestacada: '04/03/2026',
  provincia: 'Girona',
  nombreIsla: 'Menorca',
  fechaInicio: '2026-09-01',
  fechaFin: '2027-02-28',
  horasAldia: 4.5,
  tiempoDedicacionJornada: 60,
  meses: 6,
  numeroDiasSemana: 5,
  salario: 600,
  salarioMaximo: 900,
  ayudaEstudio: 350.5,
  localidad: "L'HOSPITALET DE LLOBREGAT",
  titulaciones: [1, 2, 3, 4, 5],
  titulacionesDeseables: [1],
  titulacionesPropuestas: [999_999],
  ultimoCurso: true,
  perfilNoUniversitario: true,
  anioGraduacionMaximo: 2024,
  idiomas: [{ idioma: 1, nivel: 2, certificado: 1 }, { idioma: 2 }],
  documentosRequeridos: [1, 2],
  urlInscripcionExterna: 'https://empresa.example/alta',
  nombreTutorEmpresa: 'Ana',
  apellidosTutorEmpresa: 'Gil',
  nombresTutores: ['Eva Mas'],
  nombreCentroPracticas: 'Nave 2',
  urlInformacionComplementaria: 'https://empresa.example/mas',
  ficheroInformacionComplementaria: '/ficheros/mas.pdf',
  descripcion: 'Uno\n\nDos',
  requisitos: requirements,
  datosEmpresa: { nombre: 'Tallers', descripcion: 'Fem peces.', web: 'https://tallers.example', sector: 1 },
} as const;

describe('painted offers are those that React renders, with all attributes', () => {
  it('for offers of every sandbox, in every language', async () => {
    let compared = 0;
    for (const brand of brands) {
      const { offers, known } = await offersIn(brand);
      for (const language of brand.languages)
        for (const offer of offers) {
          const pages = comparison.pagesOf(brand, language, routes[offerKind(offer)]);
          comparison.expectEqual(pages, known, { block: 'offer', rows: [offer] });
          compared += 1;
        }
    }
    expect(compared).toBeGreaterThan(90);
  });

  it('for offers without each key, and with markup and addresses of others in each text', async () => {
    const [brand] = brands.filter(({ id }) => id === 'meridia');
    if (!brand) throw new Error('There is no brand meridia');
    const { offers, known } = await offersIn(brand);
    const offer = { ...offers[0], ...full } as unknown as OfferDetail;
    const pages = comparison.pagesOf(brand, brand.languages[1] ?? 'es', routes.practicas);
    const compare = (row: object, lists: KnownLists): void =>
      comparison.expectEqual(pages, lists, { block: 'offer', rows: [row] });
    const { urlInscripcionExterna: _, ...here } = offer;
    for (const row of [
      ...Object.keys(offer).map((key) => ({ ...offer, [key]: undefined })),
      ...[4, 16, 17].map((estado) => ({ ...offer, estado })),
      { ...here, requisitos: [] },
      { ...offer, inscrito: true },
    ])
      if (offerDetailSchema.safeParse(row).success) compare(row, known);
    compare(offer, {});
    // Short offers, so that there can be many.
    const { datosEmpresa = { nombre: '' }, ...rest } = offer;
    const odd = [
      ...Object.entries(rest).flatMap(([key, value]) => oddRows({ [key]: value })),
      ...oddRows(datosEmpresa).map((company) => ({ datosEmpresa: company })),
    ]
      .map((parts) => ({ ...short, ...parts }))
      .filter((row) => offerDetailSchema.safeParse(row).success);
    expect(odd.length).toBeGreaterThan(200);
    for (const row of odd) compare(row, known);
  });
});
