import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentPages } from '#core/brand/brand.ts';
import type { ContentPage } from '#core/brand/brand.ts';
import { contentRoutes, legalRoutes } from '#core/brand/content-routes.ts';
import { wholeFile } from '#build/diagnostics/positions.ts';
import type { Problem } from '#build/diagnostics/problem.ts';
import { didYouMean } from '#build/diagnostics/suggest.ts';
import { isLanguage } from '#core/i18n/languages.ts';
import type { Language } from '#core/i18n/languages.ts';
import { entryAt, folderOutside } from '../files/entry.ts';
import { problem } from '../draft.ts';
import type { Draft, ProblemTexts } from '../draft.ts';
import { languageNames } from '../language-names.ts';

const legalPages: ReadonlySet<ContentPage> = new Set(legalRoutes.map((route) => contentRoutes[route]));

function isLegal(page: ContentPage): boolean {
  return legalPages.has(page);
}

function pageFile(folder: string, language: Language, page: ContentPage): string {
  return join(folder, 'content', language, `${page}.md`);
}

/** The file that a page is made from: the brand's own, else, for pages that are not legal ones, that of a base. */
export function pageSource(
  draft: Draft,
  language: Language,
  page: ContentPage,
): { folder: string; path: string } | undefined {
  return (isLegal(page) ? [draft.folder] : draft.folders)
    .map((folder) => ({ folder, path: pageFile(folder, language, page) }))
    .find(({ folder, path }) => entryAt(folder, path) !== 'absent');
}

interface Name {
  name: string;
  isFolder: boolean;
}

/** Names in a folder, without those that systems hide; none when it does not exist. */
function namesIn(folder: string): Name[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Looks at each name in a folder of a brand or base.
 * @param below path of the folder in that of the brand or base
 */
export function checkNamesIn(
  draft: Draft,
  folder: string,
  below: string,
  check: (name: Name) => Problem[],
): Problem[] {
  const path = join(folder, below);
  return entryAt(folder, path) === 'outside'
    ? [problem(draft, wholeFile(path), folderOutside)]
    : namesIn(path).flatMap(check);
}

/** What to say of files for a language that the brand does not offer. */
export function languageNotOffered(language: Language): ProblemTexts {
  return {
    code: 'language-not-offered',
    severity: 'warning',
    what: {
      en: `This is for ${languageNames[language].en}, which is not a language of this portal.`,
      es: `Esto es para un idioma que este portal no ofrece (${languageNames[language].es}).`,
      ca: `Això és per a una llengua que aquest portal no ofereix (${languageNames[language].ca}).`,
    },
    why: { en: 'It is shown nowhere.', es: 'No se muestra en ninguna parte.', ca: 'No es mostra enlloc.' },
    fix: {
      en: `Add \`${language}\` to \`idiomas\` to offer the portal in it, or delete this.`,
      es: `Añade \`${language}\` a \`idiomas\` para ofrecer el portal en ese idioma, o borra esto.`,
      ca: `Afegeix \`${language}\` a \`idiomas\` per oferir el portal en aquesta llengua, o esborra això.`,
    },
  };
}

function notALanguage(name: string): ProblemTexts {
  return {
    code: 'unknown-file',
    what: {
      en: `\`content/${name}\` is not the folder of a language.`,
      es: `\`content/${name}\` no es la carpeta de un idioma.`,
      ca: `\`content/${name}\` no és la carpeta d’una llengua.`,
    },
    why: {
      en: 'The texts in it would be shown nowhere.',
      es: 'Los textos que contiene no se mostrarían en ninguna parte.',
      ca: 'Els textos que conté no es mostrarien enlloc.',
    },
    fix: {
      en: 'The folders are `content/es` (Spanish), `content/ca` (Catalan) and `content/en` (English): move the texts into one of them.',
      es: 'Las carpetas son `content/es` (castellano), `content/ca` (catalán) y `content/en` (inglés): lleva los textos a una de ellas.',
      ca: 'Les carpetes són `content/es` (castellà), `content/ca` (català) i `content/en` (anglès): porta els textos a una d’elles.',
    },
  };
}

function notAPage(name: string): ProblemTexts {
  const names = contentPages.map((page) => `${page}.md`);
  const near = didYouMean(name, names) ?? didYouMean(name.replace(/\.\w+$/, '.md'), names);
  return {
    code: 'unknown-file',
    what: {
      en: `\`${name}\` is not the text of a page of the portal.`,
      es: `\`${name}\` no es el texto de ninguna página del portal.`,
      ca: `\`${name}\` no és el text de cap pàgina del portal.`,
    },
    why: {
      en: 'It would be shown nowhere.',
      es: 'No se mostraría en ninguna parte.',
      ca: 'No es mostraria enlloc.',
    },
    fix: near ?? {
      en: `Rename it to one of ${names.map((one) => `\`${one}\``).join(', ')}, or delete it.`,
      es: `Ponle uno de estos nombres: ${names.map((one) => `\`${one}\``).join(', ')}; o bórralo.`,
      ca: `Posa-li un d’aquests noms: ${names.map((one) => `\`${one}\``).join(', ')}; o esborra’l.`,
    },
  };
}

const legalInBase: ProblemTexts = {
  code: 'unknown-file',
  what: {
    en: 'This base has the text of a legal page.',
    es: 'Esta base tiene el texto de una página legal.',
    ca: 'Aquesta base té el text d’una pàgina legal.',
  },
  why: {
    en: 'Each institution answers for its own legal texts, so brands do not take them from a base.',
    es: 'Cada institución responde de sus textos legales, así que las marcas no los toman de una base.',
    ca: 'Cada institució respon dels seus textos legals, així que les marques no els agafen d’una base.',
  },
  fix: {
    en: 'Move the file into the folder of the brand that it was written for.',
    es: 'Lleva el fichero a la carpeta de la marca para la que se escribió.',
    ca: 'Porta el fitxer a la carpeta de la marca per a la qual es va escriure.',
  },
};

function checkLanguageFolder(draft: Draft, folder: string, language: Language): Problem[] {
  const isBase = folder !== draft.folder;
  return checkNamesIn(draft, folder, join('content', language), ({ name }) => {
    const at = wholeFile(join(folder, 'content', language, name));
    const page = contentPages.find((one) => `${one}.md` === name);
    if (!page) return [problem(draft, at, notAPage(name))];
    return isBase && isLegal(page) ? [problem(draft, at, legalInBase)] : [];
  });
}

/** Files in the content folders of a brand and its bases that are the text of no page. */
export function checkPageFiles(draft: Draft): Problem[] {
  return draft.folders.flatMap((folder) =>
    checkNamesIn(draft, folder, 'content', ({ name, isFolder }) => {
      const path = join(folder, 'content', name);
      const at = wholeFile(path);
      if (isLanguage(name) && entryAt(folder, path) === 'outside') return [problem(draft, at, folderOutside)];
      if (!isFolder || !isLanguage(name)) return [problem(draft, at, notALanguage(name))];
      if (!draft.settings.idiomas.includes(name) && draft.isSound(['idiomas'])) {
        return folder === draft.folder ? [problem(draft, at, languageNotOffered(name))] : [];
      }
      return checkLanguageFolder(draft, folder, name);
    }),
  );
}

/** The legal pages that a language of the brand lacks, in one report. */
export function missingLegalPages(draft: Draft, language: Language): Problem[] {
  const missing = [...legalPages].filter(
    (page) => entryAt(draft.folder, pageFile(draft.folder, language, page)) === 'absent',
  );
  if (missing.length === 0) return [];
  const many = missing.length > 1;
  const texts: ProblemTexts = {
    code: 'missing-legal-page',
    what: {
      en: `${many ? `${missing.length} legal pages have` : 'A legal page has'} no text in ${languageNames[language].en}.`,
      es: `${many ? `${missing.length} páginas legales no tienen` : 'Una página legal no tiene'} texto en ${languageNames[language].es}.`,
      ca: `${many ? `${missing.length} pàgines legals no tenen` : 'Una pàgina legal no té'} text en ${languageNames[language].ca}.`,
    },
    why: {
      en: 'The law asks for them in every language of the portal, and there is no standard text: only the institution can write it.',
      es: 'La ley las pide en todos los idiomas del portal, y no hay un texto tipo: solo la institución puede escribirlo.',
      ca: 'La llei les demana en totes les llengües del portal, i no hi ha un text tipus: només la institució el pot escriure.',
    },
    fix: {
      en: `Write ${missing.map((page) => `\`content/${language}/${page}.md\``).join(', ')} in the folder of the brand.`,
      es: `Escribe ${missing.map((page) => `\`content/${language}/${page}.md\``).join(', ')} en la carpeta de la marca.`,
      ca: `Escriu ${missing.map((page) => `\`content/${language}/${page}.md\``).join(', ')} a la carpeta de la marca.`,
    },
  };
  return [problem(draft, draft.locate(['idiomas']), texts)];
}
