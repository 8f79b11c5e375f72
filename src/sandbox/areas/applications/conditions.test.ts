import { describe, expect, it } from 'vitest';
import { acceptanceRefusal, applicationRefusal, conditions, overlap } from './conditions.ts';
import { creditRule } from './credits.ts';
import type { Applicant, Facts, ApplicationTerms } from './facts.ts';
import { degrees } from '../domains/degrees.ts';
import { level } from '../domains/study-levels.ts';

const degreeOfLevel = (wanted: number, years?: number): number =>
  degrees.find((degree) => degree.level === wanted && (years === undefined || degree.years === years))?.id ??
  0;

const bachelor = degreeOfLevel(level.grado);
const longMaster = degreeOfLevel(level.master, 2);

const applicant: Applicant = {
  conPracticas: true,
  conEmpleo: true,
  unidad: 'UTP',
  matriculadoPracticas: true,
  busquedaPracticasActiva: true,
  busquedaTrabajoActiva: true,
  practicasPendientes: false,
  creditosSuperados: 150,
  tieneCvPropio: true,
  necesitaPermisoTrabajo: false,
  tienePermisoTrabajo: false,
  estudios: [{ titulacion: bachelor, actual: true }],
  idiomas: [{ idioma: 3, nivel: 4 }],
  programasInformaticos: [1, 2],
  permisosConducir: [1],
  coche: true,
  disponibilidadExtranjero: true,
  disponibilidadCambioResidencia: true,
  aniosExperiencia: 2,
  fechaNacimiento: '2003-05-14',
  nacionalidades: [1],
  pais: 1,
  provincia: 7,
  adhesiones: [4],
  practicas: [{ fechaInicio: '2026-09-01', fechaFin: '2026-12-20' }],
  faltanDatosDePago: false,
};

const offer: ApplicationTerms = {
  idPerfil: 2,
  condiciones: {},
  conServicio: false,
  empresaConProblema: false,
  requeridas: [],
};

const facts = (ofOffer: Partial<ApplicationTerms> = {}, own: Partial<Applicant> = {}): Facts => ({
  applicant: { ...applicant, ...own },
  offer: { ...offer, ...ofOffer },
  brand: { CVRequired: true, checkIbanInPracticasConServicio: true, menores: 'ninguno' },
  today: '2026-03-01',
});

const job = { idPerfil: 1 } as const;

/** Tests of conditions: offer, failing applicant and code. */
const refusals: [number, string, Partial<ApplicationTerms>, Partial<Applicant>][] = [
  [20, 'no employment service', job, { conEmpleo: false }],
  [21, 'no placement service', {}, { conPracticas: false }],
  [24, 'a company with a problem', { empresaConProblema: true }, {}],
  [22, 'neither unit', {}, { unidad: undefined }],
  [23, 'not enrolled in placements', {}, { matriculadoPracticas: false }],
  [26, 'no studies', {}, { estudios: [] }],
  [54, 'no search for placements', {}, { busquedaPracticasActiva: false }],
  [54, 'no search for jobs', job, { busquedaTrabajoActiva: false }],
  [55, 'no own CV', {}, { tieneCvPropio: false }],
  [34, 'no work permit', {}, { necesitaPermisoTrabajo: true }],
  [
    18,
    'only for undergraduates',
    { nivelesTitulaciones: [level.grado] },
    { estudios: [{ titulacion: longMaster }] },
  ],
  [19, 'only for postgraduates', { nivelesTitulaciones: [level.master, level.doctorado] }, {}],
  [13, 'another degree', { requeridas: [longMaster] }, {}],
  [13, 'another level', { nivelesTitulaciones: [level.master, level.gradoSuperior] }, {}],
  [47, 'another degree for a job', { ...job, requeridas: [longMaster] }, {}],
  [91, 'a programme that was not joined', { programaConAdhesion: 5 }, {}],
  [
    53,
    'a placement pending',
    { condiciones: { sinPracticasPendientes: true } },
    { practicasPendientes: true, practicas: [] },
  ],
  [53, 'a placement under way', { condiciones: { sinPracticasPendientes: true } }, {}],
  [52, 'too few credits', { creditosSuperados: 4 }, {}],
  [80, 'a language', { idiomas: [{ idioma: 4 }] }, {}],
  [80, 'a level', { idiomas: [{ idioma: 3, nivel: 5 }] }, {}],
  [80, 'experience', { experiencia: 4 }, {}],
  [80, 'a program', { programasInformaticos: [1, 3] }, {}],
  [80, 'a licence', { permisosConducir: [2] }, {}],
  [80, 'a car', { coche: true }, { coche: false }],
  [80, 'going abroad', { disponibilidadExtranjero: true }, { disponibilidadExtranjero: false }],
  [80, 'moving', { disponibilidadCambioResidencia: true }, { disponibilidadCambioResidencia: false }],
  [80, 'an age', { edadMaxima: 21 }, {}],
  [80, 'an unknown age', { edadMaxima: 30 }, { fechaNacimiento: undefined }],
  [80, 'a nationality', { nacionalidades: [250] }, {}],
  [80, 'a country', { paisesResidencia: [250] }, {}],
  [80, 'a province', { provinciasResidencia: [8] }, {}],
  [17, 'dates that overlap', { fechaInicio: '2026-12-20', fechaFin: '2027-02-01' }, {}],
  [72, 'no IBAN', { conServicio: true }, { faltanDatosDePago: true }],
];

describe('applying to an offer', () => {
  it('is open to who meets every condition, each of which the offer has', () => {
    const everything: Partial<ApplicationTerms> = {
      condiciones: {},
      conServicio: true,
      requeridas: [bachelor],
      programaConAdhesion: 4,
      creditosSuperados: 3,
      idiomas: [{ idioma: 3, nivel: 4 }],
      experiencia: 3,
      programasInformaticos: [2],
      permisosConducir: [1],
      coche: true,
      disponibilidadExtranjero: true,
      disponibilidadCambioResidencia: true,
      edadMaxima: 22,
      nacionalidades: [1, 250],
      paisesResidencia: [1],
      provinciasResidencia: [7],
      fechaInicio: '2026-12-21',
      fechaFin: '2027-02-01',
    };
    expect(applicationRefusal(facts(everything))).toBeUndefined();
    expect(applicationRefusal(facts({ ...everything, ...job }))).toBeUndefined();
  });

  it.each(refusals)('is refused with %i for %s', (code, _, ofOffer, own) => {
    expect(applicationRefusal(facts(ofOffer, own))).toBe(code);
  });

  it('answers with the first code when several conditions are not met', () => {
    const none = facts(
      { requeridas: [longMaster], creditosSuperados: 5 },
      { unidad: undefined, estudios: [] },
    );
    expect(applicationRefusal(none)).toBe(22);
  });

  it('asks a job applicant for nothing that only a placement needs', () => {
    const own = {
      matriculadoPracticas: false,
      conPracticas: false,
      faltanDatosDePago: true,
      creditosSuperados: 0,
    };
    const dates = {
      fechaInicio: '2026-09-01',
      fechaFin: '2026-10-01',
      conServicio: true,
      creditosSuperados: 5,
    };
    expect(applicationRefusal(facts({ ...job, ...dates }, own))).toBeUndefined();
  });

  it('checks on accepting a pre-enrolment only what may have changed since', () => {
    const late = { fechaInicio: '2026-10-01', fechaFin: '2026-11-01' };
    expect(acceptanceRefusal(facts(late, { estudios: [] }))).toBe(17);
    expect(acceptanceRefusal(facts({ conServicio: true }, { faltanDatosDePago: true }))).toBe(72);
    expect(acceptanceRefusal(facts({}, { estudios: [], busquedaPracticasActiva: false }))).toBeUndefined();
  });

  it('has the texts of listed conditions in all three languages', () => {
    for (const { text } of conditions) if (text) expect(Object.values(text).filter(Boolean)).toHaveLength(3);
  });
});

describe('credits of a two-year master', () => {
  const master = { estudios: [{ titulacion: longMaster, actual: true }] };

  it.each([
    [60, '2026-03-15', 'enough'],
    [59, '2026-03-15', 'tooFew'],
    [59, undefined, 'tooFew'],
    [59, '2026-09-01', 'notYet'],
  ] as const)('with %i passed and a start on %s are %s', (creditosSuperados, fechaInicio, outcome) => {
    const start = fechaInicio ? { fechaInicio } : {};
    expect(creditRule(facts(start, { ...master, creditosSuperados }))).toMatchObject({ least: 60, outcome });
  });

  it('do not excuse from the range of the offer', () => {
    const far = { fechaInicio: '2026-09-01', creditosSuperados: 3 };
    expect(creditRule(facts(far, { ...master, creditosSuperados: 59 })).outcome).toBe('tooFew');
  });

  it('count for current studies only', () => {
    const before = { estudios: [{ titulacion: longMaster, actual: false }], creditosSuperados: 0 };
    expect(creditRule(facts({}, before))).toMatchObject({ least: 0, outcome: 'enough' });
  });
});

it('finds that periods overlap when they share a day', () => {
  const june = { fechaInicio: '2026-06-01', fechaFin: '2026-06-30' };
  expect(overlap(june, { fechaInicio: '2026-06-30', fechaFin: '2026-07-10' })).toBe(true);
  expect(overlap(june, { fechaInicio: '2026-07-01', fechaFin: '2026-07-10' })).toBe(false);
  expect(overlap(june, { fechaInicio: '2026-06-10', fechaFin: '2026-06-12' })).toBe(true);
});

describe('minors', () => {
  const of = (menores: 'ninguno' | 'posibles' | 'habituales', ...given: Parameters<typeof facts>): Facts => {
    const all = facts(...given);
    return { ...all, brand: { ...all.brand, menores } };
  };
  const minor = { fechaNacimiento: '2010-05-14' };

  it('are refused by an offer that is not open to them', () => {
    expect(applicationRefusal(of('ninguno', {}, minor))).toBeUndefined();
    expect(applicationRefusal(of('posibles', {}, minor))).toBe(80);
    expect(applicationRefusal(of('posibles', { admiteMenores: true }, minor))).toBeUndefined();
    expect(applicationRefusal(of('habituales', {}, minor))).toBeUndefined();
    expect(applicationRefusal(of('habituales', { admiteMenores: false }, minor))).toBe(80);
    expect(applicationRefusal(of('posibles'))).toBeUndefined();
  });

  it('are refused by jobs before they are sixteen', () => {
    expect(applicationRefusal(of('habituales', job, minor))).toBe(80);
    expect(applicationRefusal(of('habituales', job, { fechaNacimiento: '2010-03-01' }))).toBeUndefined();
  });
});
