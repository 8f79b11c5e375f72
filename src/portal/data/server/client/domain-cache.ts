import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import type { Language } from '#core/i18n/languages.ts';

/** How long a domain list is cached in the tab, in milliseconds. */
export const domainMaxAge = 60 * 60 * 1000;

/** Lists whose address names no language. */
const withoutLanguage: readonly DomainListName[] = [
  'ProgramasInformaticos',
  'TagsInteresAlumno',
  'tiposDiasSemana',
  'tiposHorarioRealizacion',
  'tiposPeriodoCurso',
];

/** Path of a domain list below the server's address. */
export const domainPath = (name: DomainListName, language: Language): string =>
  `/Dominios/${name}${withoutLanguage.includes(name) ? '' : `/${language}`}`;

/** Key of a cached domain list, below `cache.`. */
export const domainKey = (name: DomainListName, language: Language): string => `dominios.${language}.${name}`;
