import { describe, expect, it } from 'vitest';
import type { PortalEvent } from '#core/contract/entities/event.ts';
import type { Application } from '#core/contract/entities/application.ts';
import type { Process } from '#core/contract/entities/process.ts';
import type { StudentPlacement } from '#core/contract/entities/placement.ts';
import { placementInQuery } from '#portal/screens/placements/placement-address.ts';
import { companyAgenda } from './company-agenda.ts';
import { type KnownDatesOfStudent, studentAgenda } from './student-agenda.ts';

const today = '2026-03-10';
const card = { idoferta: 1, empresa: 'Nandú', fecha: '01/03/2026', textoPerfilOferta: 'Prácticas' };

const application = (more: Partial<Application>): Application => ({
  ...card,
  titulo: 'Taller',
  urlAcceso: 'taller',
  idCandidatura: 7,
  idPerfil: 1,
  estado: 16,
  ...more,
});
const placement = (more: Partial<StudentPlacement>): StudentPlacement => ({
  id: 3,
  titulo: 'Prácticas de diseño',
  empresa: 'Nandú',
  conServicio: false,
  documentos: [],
  ...more,
});
const event = (urlAcceso: string, fecha: string, more: Partial<PortalEvent> = {}): PortalEvent => ({
  idEvento: 1,
  titulo: urlAcceso,
  categoria: { slug: 'ferias' },
  destacado: false,
  urlAcceso,
  fecha,
  ...more,
});

const nothing: KnownDatesOfStudent = {
  applications: [],
  saved: [],
  placements: [],
  events: [],
  hasSheets: true,
};
const student = (known: Partial<KnownDatesOfStudent>) =>
  studentAgenda({ ...nothing, ...known }, today).map(({ kind, at, key }) => [kind, at, key]);

describe('the agenda of a student', () => {
  it('has the last day of answers that a company waits for', () => {
    expect(
      student({
        applications: [
          application({ fechaLimite: '2026-03-12' }),
          application({ idCandidatura: 8, fechaLimite: '2026-03-13', estado: 2 }),
          application({ idCandidatura: 9 }),
        ],
      }),
    ).toEqual([['answer', '2026-03-12', 'answer-1-7']]);
  });

  it('has the last day of saved offers, unless the student has applied', () => {
    const saved = [
      { ...card, titulo: 'Taller', urlAcceso: 'taller', fechaCaducidad: '2026-03-20' },
      { ...card, titulo: 'Forja', urlAcceso: 'forja', fechaCaducidad: '2026-03-10' },
      { ...card, titulo: 'Vidrio', urlAcceso: 'vidrio', fechaCaducidad: '2026-03-09' },
      { ...card, titulo: 'Sin fin', urlAcceso: 'sin-fin' },
    ];
    expect(student({ saved })).toEqual([
      ['closes', '2026-03-10', 'closes-forja'],
      ['closes', '2026-03-20', 'closes-taller'],
    ]);
    expect(student({ saved, applications: [application({ estado: 2 })] })).toEqual([
      ['closes', '2026-03-10', 'closes-forja'],
    ]);
  });

  it('has both ends of a placement as far as they lie ahead, with the address of the placement', () => {
    const placements = [placement({ fechaInicio: '2026-02-01', fechaFin: '2026-05-31' })];
    expect(student({ placements })).toEqual([['ends', '2026-05-31', 'ends-3']]);
    const [entry] = studentAgenda({ ...nothing, placements }, today);
    expect(placementInQuery(entry?.query ?? '')).toBe('3');
  });

  it('has sheets to send or correct on the last day of their week, overdue ones too', () => {
    const hojas = [
      { idHoja: 1, semana: '2026-02-23', estado: 'rechazado' as const },
      { idHoja: 2, semana: '2026-03-02', estado: 'Enviado' as const },
      { idHoja: 3, semana: '2026-03-09' },
    ];
    expect(student({ placements: [placement({ hojas })] })).toEqual([
      ['sheet', '2026-03-01', 'sheet-1'],
      ['sheet', '2026-03-15', 'sheet-3'],
    ]);
    expect(student({ placements: [placement({ hojas })], hasSheets: false })).toEqual([]);
  });

  it('has events with an enrolment where the list tells of them, else all, until their last day', () => {
    const events = [
      event('foro', '2026-03-12T10:00', { inscrito: true }),
      event('taller', '2026-03-11', { inscrito: false }),
      event('feria', '2026-03-08', { fechaFin: '2026-03-10', inscrito: true }),
      event('charla', '2026-03-09T10:00', { inscrito: true }),
    ];
    expect(student({ events })).toEqual([
      ['event', '2026-03-08', 'feria'],
      ['event', '2026-03-12T10:00', 'foro'],
    ]);
    const untold = events.map(({ inscrito: _, ...rest }) => rest);
    expect(student({ events: untold }).map(([, , key]) => key)).toEqual(['feria', 'taller', 'foro']);
  });

  it('is sorted by day, days without hour first', () => {
    const events = [
      event('tarde', '2026-03-12T18:00'),
      event('todo', '2026-03-12'),
      event('pronto', '2026-03-12T08:00'),
    ];
    expect(student({ events }).map(([, , key]) => key)).toEqual(['todo', 'pronto', 'tarde']);
  });
});

it('the agenda of a company has open offers, placements, the agreement in force, and events', () => {
  const offer = (urlAcceso: string, Estado: Process['Estado'], fechaCaducidad: string): Process => ({
    idoferta: 1,
    urlAcceso,
    titulo: urlAcceso,
    idPerfil: 1,
    idEstado: 1,
    Estado,
    fechaCaducidad,
    numCandidatos: 0,
    numCandidatosSinLeer: 0,
  });
  const agreement = (idConvenio: number, estado: 'Formalizado' | 'Generado') => ({
    idConvenio,
    estado,
    fechaCaducidad: '2026-12-31',
    tramitacionManual: false,
    requierePedido: false,
    pagoDomiciliado: false,
  });
  const agenda = companyAgenda(
    {
      offers: [
        offer('abierta', 'activa', '2026-03-20'),
        offer('cerrada', 'cerrada', '2026-03-20'),
        offer('vencida', 'activa', '2026-03-09'),
      ],
      placements: [
        {
          id: 5,
          titulo: 'Taller',
          nombre: 'Noa',
          apellidos: 'Pons',
          conServicio: false,
          fechaInicio: '2026-04-01',
        },
      ],
      placementsPage: 'placement-change',
      agreements: [agreement(1, 'Formalizado'), agreement(2, 'Generado')],
      events: [event('foro', '2026-03-12')],
    },
    today,
  );
  expect(agenda.map(({ kind, at, who, route }) => [kind, at, who, route])).toEqual([
    ['event', '2026-03-12', undefined, 'event'],
    ['closes', '2026-03-20', undefined, 'company-offer-candidates'],
    ['starts', '2026-04-01', 'Noa Pons', 'placement-change'],
    ['agreement', '2026-12-31', undefined, 'company'],
  ]);
});
