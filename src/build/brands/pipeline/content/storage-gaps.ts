import { listed } from '#build/diagnostics/told.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { Draft, ProblemTexts } from '../draft.ts';
import { blockText, hasBlock } from './blocks.ts';

const tables = ['almacenamiento', 'almacenamiento.terceros'];

/** Which of the tables of what is stored the cookie policy lacks; nothing when all are there. */
export function storageGaps(draft: Draft, text: string, language: Language): ProblemTexts | undefined {
  const missing = tables.filter(
    (name) => blockText(draft, name, language) !== undefined && !hasBlock(text, name),
  );
  if (missing.length === 0) return undefined;
  const lines = (of: Language): string =>
    listed(
      missing.map((name) => `\`{{${name}}}\``),
      of,
    );
  const isOne = missing.length === 1;
  return {
    code: 'storage-table',
    severity: 'warning',
    what: {
      en: `This cookie policy lacks ${isOne ? 'the table' : 'the tables'} of what the portal stores.`,
      es: `A esta política de cookies le ${isOne ? 'falta la tabla' : 'faltan las tablas'} de lo que guarda el portal.`,
      ca: `A aquesta política de galetes li ${isOne ? 'falta la taula' : 'falten les taules'} del que desa el portal.`,
    },
    why: {
      en: 'The law wants visitors to know each thing that is stored, its purpose and its duration (Ley 34/2002, article 22.2), and a list by hand is wrong as soon as the portal changes.',
      es: 'La ley quiere que se conozca cada cosa que se guarda, para qué y cuánto dura (Ley 34/2002, artículo 22.2), y una lista hecha a mano deja de ser cierta en cuanto cambia el portal.',
      ca: 'La llei vol que es conegui cada cosa que es desa, per a què i quant dura (Llei 34/2002, article 22.2), i una llista feta a mà deixa de ser certa tan bon punt canvia el portal.',
    },
    fix: {
      en: `Write ${lines('en')} in a line of its own where the table belongs: the build puts it there in the language of the page.`,
      es: `Escribe ${lines('es')} en una línea aparte donde vaya la tabla: al construir el portal se pone ahí, en el idioma de la página.`,
      ca: `Escriu ${lines('ca')} en una línia a part on vagi la taula: en construir el portal s’hi posa, en la llengua de la pàgina.`,
    },
  };
}
