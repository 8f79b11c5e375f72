import { describe, expect, it } from 'vitest';
import { formValues } from '#portal/forms/fields/form-values.ts';
import { jobForm, placementForm } from '../../../../tests/support/sandbox/company-sandbox.ts';
import { dniOf } from '#sandbox/seed/seed-data.ts';
import { offerForm, type OfferValues } from './offer-form.ts';
import { offerRequest } from './offer-request.ts';
import { offerFlags, offerProblems, type OfferFormFacts } from './offer-rules.ts';

/** Of what a placement needs: where it is, what for, and who looks after it. */
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
const terms: OfferFormFacts = {
  kind: 'practicas',
  isNew: true,
  flags,
  switches: {
    requestEmpresaDestino: false,
    otrasRemuneracionesEnPracticas: false,
    hasProgramaPracticasActivo: false,
  },
  limits: { horasDia: 5, horasSemana: 25, horasDiaFueraLectivo: 7 },
  hasWorkplaces: true,
  hasTutors: true,
  hasProgrammes: true,
  today: '2026-02-10',
};
const placement = formValues(offerForm, placementForm);
const job = formValues(offerForm, jobForm);
const wrong = (changes: Partial<OfferValues>, own: Partial<OfferFormFacts> = {}) =>
  offerProblems({ ...(own.kind === 'empleo' ? job : placement), ...changes }, { ...terms, ...own });

const required = 'validation.required';
const malformed = 'validation.malformed';

describe('an offer', () => {
  it('that is new is not over, and one that is corrected may be', () => {
    const over = { fechaInicio: '2025-09-01', fechaFin: '2026-02-09' };
    expect(wrong(over)).toEqual({ fechaFin: 'validation.dayOver' });
    expect(wrong(over, { isNew: false })).toEqual({});
    expect(wrong({ ...over, fechaFin: '2026-02-10' })).toEqual({});
  });

  it('that is complete has nothing wrong', () => {
    expect(wrong({})).toEqual({});
    expect(wrong({}, { kind: 'empleo' })).toEqual({});
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
    expect(wrong({ [key]: ' ' })).toEqual({ [key]: required });
  });

  it.each(['salario', 'experiencia'] as const)('needs %s in a job, and only there', (key) => {
    expect(wrong({ [key]: '' }, { kind: 'empleo' })).toEqual({ [key]: required });
    expect(wrong({ [key]: '' })).toEqual({});
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
    for (const value of good) expect([value, wrong({ [key]: value })]).toEqual([value, {}]);
    for (const value of bad) expect([value, wrong({ [key]: value })]).toEqual([value, { [key]: malformed }]);
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
  ])('says of %s what is wrong with %s', (key, value, problem) => {
    expect(wrong({ [key]: value })).toEqual(problem ? { [key]: `validation.${problem}` } : {});
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
    const of = (value: string) => wrong({ [key]: value });
    expect([of(shortest), of('x'.repeat(max)), of('x'.repeat(max + 1))]).toEqual([
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
    const own = { switches: { ...terms.switches, otrasRemuneracionesEnPracticas: true } };
    expect(wrong({ [key]: 'x'.repeat(max) }, own)).toEqual({});
    expect(wrong({ [key]: 'x'.repeat(max + 1) }, own)).toEqual({ [key]: malformed });
  });

  it('says with the given words what is wrong with an address, a number of identity and a mail', () => {
    expect(wrong({ urlInscripcionExterna: 'taller' })).toEqual({ urlInscripcionExterna: 'validation.url' });
    expect(wrong({ dniTutorEmpresa: '12345678A' })).toEqual({ dniTutorEmpresa: 'validation.dni' });
    expect(wrong({ dniTutorEmpresa: dniOf(12_345_678) })).toEqual({});
    expect(wrong({ emailTutorEmpresa: 'núria@taller.example' })).toEqual({
      emailTutorEmpresa: 'validation.emailField',
    });
    expect(wrong({ telefonoTutorEmpresa: '1234567890123456' })).toEqual({
      telefonoTutorEmpresa: 'validation.phoneTooLong',
    });
  });

  it('begins before it ends', () => {
    const fechaInicio = '2026-06-30';
    expect(wrong({ fechaInicio, fechaFin: '2026-07-01' })).toEqual({});
    expect(wrong({ fechaInicio, fechaFin: fechaInicio })).toEqual({ fechaFin: 'errors.startAfterEnd' });
  });

  it('takes no more hours than the university lets placements take; jobs have no such limit', () => {
    const many = { horasAldia: 'offer-form.tooManyHours' };
    expect(wrong({ horasAldia: '5', numeroDiasSemana: '5' })).toEqual({});
    expect(wrong({ horasAldia: '5,1' })).toEqual(many);
    expect(wrong({ horasAldia: '5', numeroDiasSemana: '6' })).toEqual(many);
    const summer = { fechaInicio: '2026-07-01', fechaFin: '2026-08-31' };
    expect(wrong({ ...summer, horasAldia: '7' })).toEqual({});
    expect(wrong({ ...summer, horasAldia: '7,1' })).toEqual(many);
    expect(wrong({ horasAldia: '8' }, { kind: 'empleo' })).toEqual({});
    expect(wrong({ tiempoDedicacionJornada: '100' })).toEqual({
      tiempoDedicacionJornada: 'offer-form.tooManyHours',
    });
    expect(wrong({ tiempoDedicacionJornada: '100', horasAldia: '5' })).toEqual({});
  });

  it('is of something that can be seen', () => {
    const unseen = '\u200b\u200b\u00ad';
    expect(wrong({ titulo: unseen, descripcion: unseen })).toEqual({
      titulo: required,
      descripcion: required,
    });
    const sent = offerRequest({ ...placement, titulo: '\u202aIngeniería\u202c de \u202eotaD' }, terms);
    expect(sent.titulo).toBe('Ingeniería de otaD');
  });

  it('takes as much time as its programme, which is asked for even where the brand hides it', () => {
    const own = {
      switches: { ...terms.switches, hasProgramaPracticasActivo: true },
      flags: { ...flags, hidden: ['meses'] },
      programmes: new Map([
        [7, { tiempoDedicacionJornada: 80, meses: 12 }],
        [8, { meses: 4.5 }],
        [9, {}],
      ]),
    };
    const unlike = 'offer-form.unlikeProgramme';
    const time = { meses: '12', tiempoDedicacionJornada: '80' };
    expect(wrong({ programa: '7', ...time }, own)).toEqual({});
    expect(wrong({ programa: '7', ...time, meses: '11' }, own)).toEqual({ meses: unlike });
    expect(wrong({ programa: '7' }, own)).toEqual({ meses: required, tiempoDedicacionJornada: required });
    expect(wrong({ programa: '8', meses: '4,5', tiempoDedicacionJornada: '50' }, own)).toEqual({});
    expect(wrong({ programa: '9' }, own)).toEqual({});
    expect(wrong({ programa: '7', meses: '1' }, { ...own, switches: terms.switches })).toEqual({});
    expect(offerFlags({ ...placement, programa: '7' }, { ...terms, ...own }).hidden).not.toContain('meses');
  });

  it('pays at most as much as it says', () => {
    const kind = { kind: 'empleo' } as const;
    expect(wrong({ salario: '24000', salarioMaximo: '24000' }, kind)).toEqual({});
    expect(wrong({ salario: '24000', salarioMaximo: '23999,99' }, kind)).toEqual({
      salarioMaximo: 'offer-form.maximumTooLow',
    });
  });

  it('names a preferred candidate wholly or not at all', () => {
    expect(wrong({ nombreCandidato: 'Nora' })).toEqual({
      apellidosCandidato: required,
      dniCandidato: required,
    });
    const whole = { nombreCandidato: 'Nora', apellidosCandidato: 'Prat', dniCandidato: dniOf(1_234_567) };
    expect(wrong(whole)).toEqual({});
  });

  it('asks for a province of Spain, and abroad for none', () => {
    expect(wrong({ pais: '2', provincia: '' })).toEqual({});
    expect(wrong({ pais: '1', provincia: '' })).toEqual({ provincia: required });
  });

  it('asks nothing of a tutor who is a contact of the company but position and department', () => {
    const nobody = { nombreTutorEmpresa: '', apellidosTutorEmpresa: '', emailTutorEmpresa: '' };
    expect(wrong({ ...nobody, titulacionTutorEmpresa: '', tutores: '4' })).toEqual({});
  });

  it('shows what a brand switches on, and what there is something to choose from', () => {
    const hidden = (own: Partial<OfferFormFacts>) => offerFlags(placement, { ...terms, ...own }).hidden;
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
    expect(Object.keys(wrong({}, needed))).toEqual(['centroPracticas', 'programa', 'tutores']);
    expect(wrong({}, { ...needed, ...nothing })).toEqual({});
    expect(wrong({ empresaDestino: '' }, { switches: on })).toEqual({ empresaDestino: required });
    expect(wrong({ empresaDestino: '3M' }, { switches: on })).toEqual({});
  });

  it('has a title and degrees even where the brand hides them', () => {
    const own = { flags: { ...flags, hidden: ['titulo', 'titulaciones', 'plazas'] } };
    expect(wrong({ titulo: '', titulaciones: '', plazas: '' }, own)).toEqual({
      titulo: required,
      titulaciones: required,
    });
  });
});
