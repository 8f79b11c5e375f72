import { describe, expect, it } from 'vitest';
import { formValues } from '#portal/forms/fields/form-values.ts';
import { jobForm, placementForm } from '../../../../tests/support/sandbox/company-sandbox.ts';
import { dniOf } from '#sandbox/seed/seed-data.ts';
import { offerForm, type OfferValues } from './offer-form.ts';
import { offerRequest } from './offer-request.ts';
import { offerFlags, offerProblems, type OfferFormFacts } from './offer-rules.ts';

/** Required fields of a placement: place, field of work and tutor. */
const placeAndTutor = [
  'pais',
  'provincia',
  'localidad',
  'sector',
  'area_funcional',
  'titulaciones',
  'nombreTutorEmpresa',
  'apellidosTutorEmpresa',
  'emailTutorEmpresa',
  'titulacionTutorEmpresa',
  'puestoTrabajo',
  'departamento',
] as const;

const flags = {
  hidden: [] as string[],
  fixed: [],
  required: [
    'titulo',
    'plazas',
    'descripcion',
    'tareasAdesarrollar',
    'experiencia',
    'contrato',
    'horario',
    'salario',
    ...placeAndTutor,
    'empresaDestino',
  ],
};
const facts: OfferFormFacts = {
  kind: 'practicas',
  isNew: true,
  flags,
  switches: {
    requestEmpresaDestino: false,
    otrasRemuneracionesEnPracticas: false,
    hasProgramaPracticasActivo: false,
    menores: 'ninguno',
  },
  limits: { horasDia: 5, horasSemana: 25, horasDiaFueraLectivo: 7 },
  hasWorkplaces: true,
  hasTutors: true,
  hasProgrammes: true,
  today: '2026-02-10',
};
const placement = formValues(offerForm, placementForm);
const job = formValues(offerForm, jobForm);
const problemsWith = (changes: Partial<OfferValues>, own: Partial<OfferFormFacts> = {}) =>
  offerProblems({ ...(own.kind === 'empleo' ? job : placement), ...changes }, { ...facts, ...own });

const required = 'validation.required';
const malformed = 'validation.malformed';

describe('an offer', () => {
  it('may have an end in the past only if it is not new', () => {
    const over = { fechaInicio: '2025-09-01', fechaFin: '2026-02-09' };
    expect(problemsWith(over)).toEqual({ fechaFin: 'validation.dayOver' });
    expect(problemsWith(over, { isNew: false })).toEqual({});
    expect(problemsWith({ ...over, fechaFin: '2026-02-10' })).toEqual({});
  });

  it('has no problems when complete', () => {
    expect(problemsWith({})).toEqual({});
    expect(problemsWith({}, { kind: 'empleo' })).toEqual({});
  });

  it.each([
    'titulo',
    'plazas',
    'descripcion',
    'tareasAdesarrollar',
    'contrato',
    'horario',
    ...placeAndTutor,
  ] as const)('needs %s in a placement', (key) => {
    expect(problemsWith({ [key]: ' ' })).toEqual({ [key]: required });
  });

  it.each(['salario', 'experiencia'] as const)('needs %s in a job, and only there', (key) => {
    expect(problemsWith({ [key]: '' }, { kind: 'empleo' })).toEqual({ [key]: required });
    expect(problemsWith({ [key]: '' })).toEqual({});
  });

  // Both ends of each range.
  it.each<[keyof OfferValues, string[], string[]]>([
    ['plazas', ['1', '1000'], ['0', '1001', '1,5']],
    ['meses', ['0', '12', '4,5'], ['-1', '12,1', 'seis']],
    ['tiempoDedicacionJornada', ['0', '62.5', '50,5'], ['-0,1', '100,1']],
    ['numeroDiasSemana', ['1', '5'], ['0', '8', '2,5']],
    ['horasAldia', ['0', '5', '4,5'], ['-1', '24,1', 'media']],
    [
      'ayudaEstudio',
      ['0', '450,50', '1.450,50', '1000000', '1.000.000 €'],
      ['-1', '1000001', '1.000.001', '1.00,0', 'mucho'],
    ],
    ['edadMaxima', ['16', '120'], ['15', '121', '30,5']],
    ['anioGraduacionMaximo', ['1950', '2100'], ['1949', '2101']],
    ['urlInformacionComplementaria', ['https://taller.example/a?b=1'], ['taller', 'ftp://taller.example']],
    ['telefonoTutorEmpresa', ['600 123 456'], ['no tengo']],
  ])('takes %s in its range and not outside of it', (key, good, bad) => {
    for (const value of good) expect([value, problemsWith({ [key]: value })]).toEqual([value, {}]);
    for (const value of bad)
      expect([value, problemsWith({ [key]: value })]).toEqual([value, { [key]: malformed }]);
  });

  it.each<[keyof OfferValues, string, string | undefined]>([
    ['fechaInicio', '2025-02-09', 'dayOfOtherYear'],
    ['fechaInicio', '2025-02-10', undefined],
    ['fechaInicio', '2026-06-29', undefined],
    ['fechaInicio', '20260-01-01', 'malformed'],
    ['fechaFin', '2026-03-02', undefined],
    ['fechaFin', '2036-02-10', undefined],
    ['fechaFin', '2036-02-11', 'dayOfOtherYear'],
    ['fechaCaducidad', '2006-02-09', 'dayOver'],
    ['fechaCaducidad', '2026-02-09', 'dayOver'],
    ['fechaCaducidad', '2026-02-10', undefined],
    ['fechaCaducidad', '2036-02-10', undefined],
    ['fechaCaducidad', '2036-02-11', 'dayOfOtherYear'],
  ])('checks %s with the value %s', (key, value, problem) => {
    expect(problemsWith({ [key]: value })).toEqual(problem ? { [key]: `validation.${problem}` } : {});
  });

  it.each<[keyof OfferValues, string, number]>([
    ['titulo', 'TI', 250],
    ['descripcion', 'QA', 4000],
    ['tareasAdesarrollar', 'QA', 4000],
    ['horario', '9', 250],
    ['localidad', 'EA', 250],
    ['nombreTutorEmpresa', 'Bo', 250],
    ['apellidosTutorEmpresa', 'Li', 250],
    ['puestoTrabajo', 'TI', 250],
  ])('takes %s from as little as %s to %i characters', (key, shortest, max) => {
    const check = (value: string) => problemsWith({ [key]: value });
    expect([check(shortest), check('x'.repeat(max)), check('x'.repeat(max + 1))]).toEqual([
      {},
      {},
      { [key]: malformed },
    ]);
  });

  it.each<[keyof OfferValues, number]>([
    ['observaciones', 1000],
    ['otrasRemuneraciones', 1000],
    ['numeroPedido', 250],
  ])('takes %s up to %i characters', (key, max) => {
    const own = { switches: { ...facts.switches, otrasRemuneracionesEnPracticas: true } };
    expect(problemsWith({ [key]: 'x'.repeat(max) }, own)).toEqual({});
    expect(problemsWith({ [key]: 'x'.repeat(max + 1) }, own)).toEqual({ [key]: malformed });
  });

  it('gives specific messages for an address, an identity number, an email and a phone number', () => {
    expect(problemsWith({ urlInscripcionExterna: 'taller' })).toEqual({
      urlInscripcionExterna: 'validation.url',
    });
    expect(problemsWith({ dniTutorEmpresa: '12345678A' })).toEqual({ dniTutorEmpresa: 'validation.dni' });
    expect(problemsWith({ dniTutorEmpresa: dniOf(12_345_678) })).toEqual({});
    expect(problemsWith({ emailTutorEmpresa: 'núria@taller.example' })).toEqual({
      emailTutorEmpresa: 'validation.emailField',
    });
    expect(problemsWith({ telefonoTutorEmpresa: '1234567890123456' })).toEqual({
      telefonoTutorEmpresa: 'validation.phoneTooLong',
    });
  });

  it('has to begin before it ends', () => {
    const fechaInicio = '2026-06-30';
    expect(problemsWith({ fechaInicio, fechaFin: '2026-07-01' })).toEqual({});
    expect(problemsWith({ fechaInicio, fechaFin: fechaInicio })).toEqual({
      fechaFin: 'errors.startAfterEnd',
    });
  });

  it("limits the hours of placements to the university's maximum; jobs have no limit", () => {
    const many = { horasAldia: 'offer-form.tooManyHours' };
    expect(problemsWith({ horasAldia: '5', numeroDiasSemana: '5' })).toEqual({});
    expect(problemsWith({ horasAldia: '5,1' })).toEqual(many);
    expect(problemsWith({ horasAldia: '5', numeroDiasSemana: '6' })).toEqual(many);
    const summer = { fechaInicio: '2026-07-01', fechaFin: '2026-08-31' };
    expect(problemsWith({ ...summer, horasAldia: '7' })).toEqual({});
    expect(problemsWith({ ...summer, horasAldia: '7,1' })).toEqual(many);
    expect(problemsWith({ horasAldia: '8' }, { kind: 'empleo' })).toEqual({});
    expect(problemsWith({ tiempoDedicacionJornada: '100' })).toEqual({
      tiempoDedicacionJornada: 'offer-form.tooManyHours',
    });
    expect(problemsWith({ tiempoDedicacionJornada: '100', horasAldia: '5' })).toEqual({});
  });

  it('requires visible characters', () => {
    const unseen = '\u200b\u200b\u00ad';
    expect(problemsWith({ titulo: unseen, descripcion: unseen })).toEqual({
      titulo: required,
      descripcion: required,
    });
    const sent = offerRequest({ ...placement, titulo: '\u202aIngeniería\u202c de \u202eotaD' }, facts);
    expect(sent.titulo).toBe('Ingeniería de otaD');
  });

  it("has to match its programme's time, whose fields are shown even if the brand hides them", () => {
    const own = {
      switches: { ...facts.switches, hasProgramaPracticasActivo: true },
      flags: { ...flags, hidden: ['meses'] },
      programmes: new Map([
        [7, { tiempoDedicacionJornada: 80, meses: 12 }],
        [8, { meses: 4.5 }],
        [9, {}],
      ]),
    };
    const unlike = 'offer-form.unlikeProgramme';
    const time = { meses: '12', tiempoDedicacionJornada: '80' };
    expect(problemsWith({ programa: '7', ...time }, own)).toEqual({});
    expect(problemsWith({ programa: '7', ...time, meses: '11' }, own)).toEqual({ meses: unlike });
    expect(problemsWith({ programa: '7' }, own)).toEqual({
      meses: required,
      tiempoDedicacionJornada: required,
    });
    expect(problemsWith({ programa: '8', meses: '4,5', tiempoDedicacionJornada: '50' }, own)).toEqual({});
    expect(problemsWith({ programa: '9' }, own)).toEqual({});
    expect(problemsWith({ programa: '7', meses: '1' }, { ...own, switches: facts.switches })).toEqual({});
    expect(offerFlags({ ...placement, programa: '7' }, { ...facts, ...own }).hidden).not.toContain('meses');
  });

  it('has a maximum salary of at least the salary', () => {
    const kind = { kind: 'empleo' } as const;
    expect(problemsWith({ salario: '24000', salarioMaximo: '24000' }, kind)).toEqual({});
    expect(problemsWith({ salario: '24000', salarioMaximo: '23999,99' }, kind)).toEqual({
      salarioMaximo: 'offer-form.maximumTooLow',
    });
  });

  it('requires all data of a preferred candidate or none', () => {
    expect(problemsWith({ nombreCandidato: 'Nora' })).toEqual({
      apellidosCandidato: required,
      dniCandidato: required,
    });
    const complete = { nombreCandidato: 'Nora', apellidosCandidato: 'Prat', dniCandidato: dniOf(1_234_567) };
    expect(problemsWith(complete)).toEqual({});
  });

  it('requires a province in Spain, and none abroad', () => {
    expect(problemsWith({ pais: '2', provincia: '' })).toEqual({});
    expect(problemsWith({ pais: '1', provincia: '' })).toEqual({ provincia: required });
  });

  it('requires only position and department of a tutor who is a contact of the company', () => {
    const nobody = { nombreTutorEmpresa: '', apellidosTutorEmpresa: '', emailTutorEmpresa: '' };
    expect(problemsWith({ ...nobody, titulacionTutorEmpresa: '', tutores: '4' })).toEqual({});
  });

  it('shows fields that the brand switches on, and choices with options', () => {
    const hidden = (own: Partial<OfferFormFacts>) => offerFlags(placement, { ...facts, ...own }).hidden;
    const off = [
      'empresaDestino',
      'otrasRemuneraciones',
      'programa',
      'salario',
      'salarioMaximo',
      'experiencia',
    ];
    expect(hidden({})).toEqual(expect.arrayContaining(off));
    const on = {
      requestEmpresaDestino: true,
      otrasRemuneracionesEnPracticas: true,
      hasProgramaPracticasActivo: true,
      menores: 'posibles' as const,
    };
    expect(hidden({ switches: on }).toSorted()).toEqual(['experiencia', 'salario', 'salarioMaximo']);
    const nothing = { hasProgrammes: false, hasTutors: false, hasWorkplaces: false };
    expect(hidden({ switches: on, ...nothing })).toEqual(
      expect.arrayContaining(['programa', 'tutores', 'centroPracticas']),
    );
    const needed = {
      flags: { ...flags, required: ['programa', 'tutores', 'centroPracticas'] },
      switches: on,
    };
    expect(Object.keys(problemsWith({}, needed))).toEqual(['centroPracticas', 'programa', 'tutores']);
    expect(problemsWith({}, { ...needed, ...nothing })).toEqual({});
    expect(problemsWith({ empresaDestino: '' }, { switches: on })).toEqual({ empresaDestino: required });
    expect(problemsWith({ empresaDestino: '3M' }, { switches: on })).toEqual({});
  });

  it('requires title and degrees even where the brand hides them', () => {
    const own = { flags: { ...flags, hidden: ['titulo', 'titulaciones', 'plazas'] } };
    expect(problemsWith({ titulo: '', titulaciones: '', plazas: '' }, own)).toEqual({
      titulo: required,
      titulaciones: required,
    });
  });
});
