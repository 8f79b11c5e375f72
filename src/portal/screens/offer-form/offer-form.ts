import type { addOferta } from '#core/contract/calls/company-offer.ts';
import type { offerLanguageSchema } from '#core/contract/entities/offer-form.ts';
import { ranges } from '#core/contract/validation/number.ts';
import { isSpain } from '#core/contract/validation/offer.ts';
import { lengths } from '#core/contract/validation/text.ts';
import {
  choice,
  choices,
  day,
  file,
  manyOf,
  number,
  oneOf,
  rows,
  text,
  tick,
  tree,
} from '#portal/forms/fields/field-kinds.ts';
import { formOf, type ValuesOf } from '#portal/forms/fields/form-of.ts';

const autoComplete = 'off';
const year = { inputMode: 'numeric', isWhole: true } as const;
const degrees = () => tree('titulaciones', 'ambitosEstudio');

const languageRow = formOf<typeof offerLanguageSchema>()(
  { texts: 'offer-form' },
  {
    idioma: oneOf('idiomas', { own: 'required', label: 'offer-form.language' }),
    nivel: oneOf('nivelesIdioma', { own: 'optional', label: 'offer-form.level' }),
    certificado: oneOf('certificadosIdioma', { own: 'optional', label: 'offer-form.certificate' }),
  },
);

/** Form of an offer of either kind. `offerFlags` decides which fields are shown; the page gives the kind. */
export const offerForm = formOf<typeof addOferta>()(
  { call: 'addOferta', group: 'oferta', texts: 'offer-form', wire: { form: 'oferta' } },
  {
    titulo: text(250, { autoComplete }),
    plazas: number(1, 1000, { inputMode: 'numeric', isWhole: true }),
    descripcion: text(4000, { lines: 6 }),
    tareasAdesarrollar: text(4000, { lines: 5 }),
    sector: oneOf('sectoresActividad'),
    area_funcional: oneOf('areasFuncionales', { label: 'offer-form.functionalArea' }),
    campus: oneOf('campus'),
    etiquetas: manyOf('etiquetas'),

    experiencia: oneOf('tiposExperiencia'),
    experienciaDeseable: oneOf('tiposExperiencia'),
    idiomas: rows(100, languageRow, 'idioma'),
    programasInformaticos: manyOf('ProgramasInformaticos'),
    competencias: manyOf('competenciasfesionales'),
    interes: manyOf('TagsInteresAlumno'),
    permisosConducir: manyOf('permisosConducir'),
    coche: tick(),
    disponibilidadExtranjero: tick(),
    disponibilidadCambioResidencia: tick(),
    trabajaActualmente: tick(),
    edadMaxima: number(16, 120, { inputMode: 'numeric', isWhole: true }),
    nacionalidades: manyOf('paises'),
    paisesResidencia: manyOf('paises'),
    provinciasResidencia: manyOf('provincias'),

    titulaciones: degrees(),
    titulacionesDeseables: degrees(),
    titulacionesPropuestas: degrees(),
    areasTitulaciones: manyOf('ambitosEstudio'),
    nivelesTitulaciones: manyOf('tiposNivelesTitulacion'),
    cursoMinimo: oneOf('cursos'),
    creditosSuperados: oneOf('rangosDeCreditos'),
    anioGraduacionMaximo: number(1950, 2100, year),
    ultimoCurso: tick(),
    perfilNoUniversitario: tick(),
    admiteMenores: tick({ own: 'optional' }),

    contrato: choice(),
    tipoModalidadAsistencia: oneOf('tiposModalidadAsistencia'),
    salario: number(0, 1_000_000, { isMoney: true }),
    salarioMaximo: number(0, 1_000_000, { isMoney: true }),
    ayudaEstudio: number(0, 1_000_000, { isMoney: true }),
    otrasRemuneraciones: text(1000, { lines: 3 }),

    fechaInicio: day(),
    fechaFin: day(),
    meses: number(ranges.meses.min, ranges.meses.max),
    horario: text(250, { autoComplete }),
    horasAldia: number(0, 24),
    numeroDiasSemana: number(ranges.numeroDiasSemana.min, ranges.numeroDiasSemana.max, {
      inputMode: 'numeric',
      isWhole: true,
    }),
    tiempoDedicacionJornada: number(ranges.tiempoDedicacionJornada.min, ranges.tiempoDedicacionJornada.max),

    pais: oneOf('paises'),
    provincia: oneOf('provincias'),
    provinciaTexto: text(250, { flag: 'provincia', autoComplete }),
    localidad: text(250, { autoComplete }),
    centroPracticas: choice(),
    empresaDestino: text(250, { autoComplete }),
    programa: choice(),
    conServicio: tick({ own: 'optional' }),
    tutores: choices(),
    nombreTutorEmpresa: text(250, { autoComplete }),
    apellidosTutorEmpresa: text(250, { autoComplete }),
    emailTutorEmpresa: text(200, { format: 'email', autoComplete }),
    telefonoTutorEmpresa: text(30, { format: 'phone', autoComplete }),
    dniTutorEmpresa: text(20, { isCode: true, autoComplete }),
    titulacionTutorEmpresa: text(250, { autoComplete }),
    puestoTrabajo: text(250, { autoComplete }),
    departamento: text(250, { autoComplete }),
    vinculadaTFG: tick(),
    nombreTFG: text(250, { autoComplete }),
    tutorTFG: text(250, { autoComplete }),

    idOpcionPublicacion: oneOf('tipoOpcionPublicacionOferta', { flag: 'ocultarDatosEmpresa' }),
    fechaCaducidad: day(),
    activa: tick(),
    urlInscripcionExterna: text(500, { autoComplete }),
    urlInformacionComplementaria: text(500, { format: 'web', autoComplete }),
    ficheroInformacionComplementaria: file(),
    documentosRequeridos: manyOf('tiposDocumentoAlumnoPracticas'),
    nombreCandidato: text(250, { autoComplete }),
    apellidosCandidato: text(250, { autoComplete }),
    dniCandidato: text(20, { isCode: true, autoComplete }),
    solicitante: text(250, { autoComplete }),
    numeroPedido: text(lengths.long.max, { autoComplete }),
    observaciones: text(lengths.observaciones, { lines: 3 }),
  },
  {
    provincia: ['pais', isSpain],
    provinciaTexto: ['pais', (country) => !isSpain(country)],
    nombreTFG: ['vinculadaTFG', Boolean],
    tutorTFG: ['vinculadaTFG', Boolean],
  },
);

export type OfferFields = typeof offerForm.fields;
export type OfferFieldKey = keyof OfferFields;
export type OfferValues = ValuesOf<OfferFields>;
