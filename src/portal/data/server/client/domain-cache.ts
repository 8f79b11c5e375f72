import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import type { Language } from '#core/i18n/languages.ts';

/** How long a domain list is cached in the tab, in milliseconds. */
export const domainMaxAge = 60 * 60 * 1000;

/** Key of a cached domain list, below `cache.`. */
export const domainKey = (name: DomainListName, language: Language): string => `dominios.${language}.${name}`;
