import { expect, it } from 'vitest';
import type { Agreement } from '#core/contract/entities/agreement.ts';
import type { EducationRequest } from '#core/contract/entities/placement-request.ts';
import type { Process } from '#core/contract/entities/process.ts';
import { type KnownOfCompany, waitingFor } from './company-waiting.ts';

const today = '2026-03-10';
const offer = (titulo: string, values: Partial<Process> = {}): Process => ({
  idoferta: 1,
  urlAcceso: titulo,
  titulo,
  idPerfil: 2,
  idEstado: 1,
  Estado: 'activa',
  numCandidatos: 0,
  numCandidatosSinLeer: 0,
  ...values,
});
const summaries = (known: KnownOfCompany): string[] =>
  waitingFor(known, today).map((item) =>
    [
      item.what,
      ...('cause' in item ? [item.cause] : []),
      ...('offer' in item ? [item.offer.titulo] : []),
      ...('offers' in item ? item.offers.map(({ titulo }) => titulo) : []),
      ...('count' in item ? [item.count] : []),
      ...('field' in item ? [item.field ?? 'anything'] : []),
    ].join(' '),
  );

it('orders pending items: what stands still or runs out, people, papers and data, drafts', () => {
  expect(
    summaries({
      offers: [
        offer('a', { numCandidatosSinLeer: 2, fechaCaducidad: '2026-03-12' }),
        offer('b', { Estado: 'pendiente', observacionesUniversidad: 'Faltan las tareas' }),
      ],
      company: {
        faltanDatos: true,
        campos: ['cif', 'iban'],
        impedimentos: [
          { codigo: 24, causa: 'convenio' },
          { codigo: 72, causa: 'iban' },
        ],
      },
      contact: { faltanDatos: true },
      agreements: [
        { estado: 'Generado' },
        { estado: 'Erróneo empresa' },
        { estado: 'Formalizado' },
      ] as Agreement[],
      requests: [{ estado: 'pendiente' }, { estado: 'aceptada' }] as EducationRequest[],
      drafts: ['/nueva-oferta'],
      rejections: ['/ver-cv/8', '/ver-cv/7'],
    }),
  ).toEqual([
    'obstacle convenio',
    'obstacle iban',
    'agreementError 1',
    'correction b',
    'expiring 1',
    'rejections 2',
    'candidates a 2',
    'requests 1',
    'signature 1',
    'companyData 2 cif',
    'contactData 1 anything',
    'drafts 1',
  ]);
});

it('groups new candidacies, whatever the number of offers', () => {
  const offers = ['a', 'b', 'c'].map((titulo) => offer(titulo, { numCandidatosSinLeer: 2 }));
  expect(summaries({ offers })).toEqual(['candidates a b c 6']);
});

it('leaves out finished items, items that the university handles, and unknown data', () => {
  expect(summaries({})).toEqual([]);
  expect(
    summaries({
      offers: [
        offer('a', { Estado: 'eliminada', numCandidatosSinLeer: 2 }),
        offer('b', { Estado: 'pendiente', tieneGestor: true, observacionesUniversidad: 'Algo' }),
        offer('c', { Estado: 'caducada', fechaCaducidad: '2026-03-09' }),
      ],
      company: { faltanDatos: false, impedimentos: [] },
      contact: { faltanDatos: false, campos: [] },
    }),
  ).toEqual([]);
});

it('names rejections that are not sent yet, with the page of the latest candidate', () => {
  expect(waitingFor({ rejections: ['/ver-cv/8', '/ver-cv/7'] }, today)).toEqual([
    { what: 'rejections', count: 2, href: '/ver-cv/8' },
  ]);
  expect(waitingFor({ rejections: [] }, today)).toEqual([]);
});
