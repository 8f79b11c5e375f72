import * as z from 'zod/mini';
import { defineCall } from '#core/contract/call.ts';
import {
  anyDomainRowSchema,
  degreeSchema,
  domainRowSchema,
  reasonSchema,
} from '#core/contract/entities/domain.ts';
import { ids, numberInPath, text } from '#core/contract/fields.ts';
import { languageParams } from './parameters.ts';

const domainCall = { area: 'domains', method: 'GET', who: 'publico' } as const;

export const dominios = defineCall({
  ...domainCall,
  name: 'dominios',
  path: '/api/Dominios/dominios/{language}',
  summary: 'Names of the domain lists',
  params: languageParams,
  datos: z.array(text()),
});

export const dominio = defineCall({
  ...domainCall,
  name: 'dominio',
  path: '/api/Dominios/{listName}/{language}',
  summary: 'Rows of a domain list',
  params: z.extend(languageParams, { listName: z.string().check(z.regex(/^[A-Za-z]{1,60}$/)) }),
  datos: z.array(anyDomainRowSchema),
});

export const TagsInteresAlumno = defineCall({
  ...domainCall,
  name: 'TagsInteresAlumno',
  path: '/api/Dominios/TagsInteresAlumno',
  summary: 'Interests that a student can choose',
  datos: z.array(domainRowSchema),
});

export const ProgramasInformaticos = defineCall({
  ...domainCall,
  name: 'ProgramasInformaticos',
  path: '/api/Dominios/ProgramasInformaticos',
  summary: 'Computer programs',
  datos: z.array(domainRowSchema),
});

export const titulaciones = defineCall({
  ...domainCall,
  name: 'titulaciones',
  path: '/api/Dominios/titulaciones/{language}',
  summary: 'Degrees',
  params: languageParams,
  datos: z.array(degreeSchema),
});

export const tipoMotivoCambioEstadoCandidatura = defineCall({
  ...domainCall,
  name: 'tipoMotivoCambioEstadoCandidatura',
  path: '/api/Dominios/tipoMotivoCambioEstadoCandidatura/{language}',
  summary: 'Reasons for changing the state of a candidacy',
  params: languageParams,
  datos: z.array(reasonSchema),
});

export const centrosEducativosDeProvincia = defineCall({
  ...domainCall,
  name: 'centrosEducativosDeProvincia',
  path: '/api/Dominios/centrosEducativosDeProvincia/{provinceId}',
  summary: 'Schools of a province',
  params: z.object({ provinceId: numberInPath(1) }),
  datos: z.array(domainRowSchema),
});

export const esProvinciaConIslas = defineCall({
  ...domainCall,
  name: 'esProvinciaConIslas',
  path: '/api/dominios/esProvinciaConIslas/{id}',
  summary: 'Whether a province has islands to choose from',
  params: z.object({ id: numberInPath(1) }),
  datos: z.boolean(),
});

export const tiposPeriodoCurso = defineCall({
  ...domainCall,
  name: 'tiposPeriodoCurso',
  path: '/api/Dominios/tiposPeriodoCurso',
  summary: 'Periods of the academic year',
  datos: z.array(domainRowSchema),
});

export const tiposDiasSemana = defineCall({
  ...domainCall,
  name: 'tiposDiasSemana',
  path: '/api/Dominios/tiposDiasSemana',
  summary: 'Days of the week',
  datos: z.array(domainRowSchema),
});

export const tiposHorarioRealizacion = defineCall({
  ...domainCall,
  name: 'tiposHorarioRealizacion',
  path: '/api/Dominios/tiposHorarioRealizacion',
  summary: 'When in the day a placement takes place',
  datos: z.array(domainRowSchema),
});

export const titulacionesConcretasFiltradas = defineCall({
  ...domainCall,
  method: 'POST',
  name: 'titulacionesConcretasFiltradas',
  path: '/api/Dominios/titulacionesConcretasFiltradas',
  summary: 'Degrees of some areas and levels; an empty list does not filter',
  request: z.object({
    areas: z.optional(ids()),
    niveles: z.optional(ids()),
    tiposFormacion: z.optional(ids()),
  }),
  datos: z.array(degreeSchema),
});
