import { inEach, type Told } from '#build/diagnostics/told.ts';
import type { Token } from 'markdown-it';
import { locationAt } from '#build/diagnostics/positions.ts';
import type { Problem } from '#build/diagnostics/problem.ts';
import { didYouMean } from '#build/diagnostics/suggest.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { ContentPage } from '#core/brand/brand.ts';
import { hasErrors } from '#build/diagnostics/summary.ts';
import { problem } from '../draft.ts';
import type { Draft, ProblemTexts } from '../draft.ts';
import { checkUrl } from '../links/check-url.ts';
import { portalLinks } from '../links/portal-links.ts';
import { hiddenCharacters, tellHidden } from '../source/characters.ts';
import { statementGaps } from './accessibility-statement.ts';
import { blockNames, blockText, standsAlone, withBlocks, writtenOut } from './blocks.ts';
import { storageGaps } from './storage-gaps.ts';
import { hiddenByEntities } from './entities.ts';
import { htmlTexts, withoutClosingTags } from './explain-html.ts';
import { findLeftovers } from './leftovers.ts';
import { parseMarkdown, renderMarkdown } from './markdown.ts';
import type { Span } from './markdown.ts';
import {
  fillPlaceholders,
  findPlaceholders,
  placeholderNames,
  placeholderPath,
  placeholderValue,
} from './placeholders.ts';

const noImage: ProblemTexts = {
  code: 'image-in-content',
  what: {
    en: 'There is a picture in this text.',
    es: 'En este texto hay una imagen.',
    ca: 'En aquest text hi ha una imatge.',
  },
  why: {
    en: 'Pictures in these pages would need a description, sizes for phones and a dark version; the pages are for text.',
    es: 'Las imágenes de estas páginas necesitarían una descripción, tamaños para el móvil y una versión oscura; estas páginas son para texto.',
    ca: 'Les imatges d’aquestes pàgines necessitarien una descripció, mides per al mòbil i una versió fosca; aquestes pàgines són per a text.',
  },
  fix: {
    en: 'Delete it, and say in words what it shows. To link to a picture elsewhere, write `[text](https://…)` without the `!`.',
    es: 'Bórrala y di con palabras lo que muestra. Para enlazar a una imagen de otro sitio, escribe `[texto](https://…)` sin el `!`.',
    ca: 'Esborra-la i digues amb paraules què mostra. Per enllaçar a una imatge d’un altre lloc, escriu `[text](https://…)` sense el `!`.',
  },
};

function headingTexts(level: number, last: number): ProblemTexts | undefined {
  const why = {
    en: 'People who use a screen reader find their way by the levels of the headings.',
    es: 'Quien usa un lector de pantalla se orienta por los niveles de los títulos.',
    ca: 'Qui fa servir un lector de pantalla s’orienta pels nivells dels títols.',
  };
  if (level === 1) {
    return {
      code: 'heading-order',
      what: {
        en: 'This is a heading of the first level (`#`).',
        es: 'Este es un título de primer nivel (`#`).',
        ca: 'Aquest és un títol de primer nivell (`#`).',
      },
      why: {
        en: `The page prints its title as the only heading of that level. ${why.en}`,
        es: `El único título de ese nivel es el de la página, que ya se escribe solo. ${why.es}`,
        ca: `L’únic títol d’aquest nivell és el de la pàgina, que ja s’escriu sol. ${why.ca}`,
      },
      fix: {
        en: 'If it repeats the title of the page, delete it; if not, begin it with `##`.',
        es: 'Si repite el título de la página, bórralo; si no, empiézalo con `##`.',
        ca: 'Si repeteix el títol de la pàgina, esborra’l; si no, comença’l amb `##`.',
      },
    };
  }
  if (level <= last + 1) return undefined;
  const right = '#'.repeat(last + 1);
  return {
    code: 'heading-order',
    what:
      last === 1
        ? {
            en: `The first heading of the page begins with \`${'#'.repeat(level)}\`.`,
            es: `El primer título de la página empieza con \`${'#'.repeat(level)}\`.`,
            ca: `El primer títol de la pàgina comença amb \`${'#'.repeat(level)}\`.`,
          }
        : {
            en: `After a heading with \`${'#'.repeat(last)}\` this one leaves out a level.`,
            es: `Después de un título con \`${'#'.repeat(last)}\`, este se salta un nivel.`,
            ca: `Després d’un títol amb \`${'#'.repeat(last)}\`, aquest se salta un nivell.`,
          },
    why,
    fix: {
      en: `Begin it with \`${right}\`.`,
      es: `Empiézalo con \`${right}\`.`,
      ca: `Comença’l amb \`${right}\`.`,
    },
  };
}

/** `telefono` under `contacto`. */
function settingWords(name: string): Told {
  const [first = '', ...inner] = name.split('.');
  if (inner.length === 0) return inEach(() => `\`${first}\``);
  const last = `\`${inner.join('.')}\``;
  return {
    en: `${last} under \`${first}\``,
    es: `${last} dentro de \`${first}\``,
    ca: `${last} dins de \`${first}\``,
  };
}

/** A block that stands inside of a sentence, or says nothing. */
function blockTexts(
  draft: Draft,
  name: string,
  language: Language,
  isAlone: boolean,
): ProblemTexts | undefined {
  if (!isAlone) {
    return {
      code: 'unknown-placeholder',
      what: {
        en: `\`{{${name}}}\` stands for more than a line, and there is something else beside it.`,
        es: `\`{{${name}}}\` representa más de una línea, y a su lado hay algo más.`,
        ca: `\`{{${name}}}\` representa més d’una línia, i al costat hi ha alguna cosa més.`,
      },
      why: {
        en: 'It cannot be a part of a sentence; visitors would see the braces.',
        es: 'No puede ser parte de una frase; se verían las llaves.',
        ca: 'No pot ser part d’una frase; es veurien les claus.',
      },
      fix: {
        en: `Write \`{{${name}}}\` in a line of its own, with an empty line before and behind it.`,
        es: `Escribe \`{{${name}}}\` en una línea aparte, con una línea vacía antes y otra después.`,
        ca: `Escriu \`{{${name}}}\` en una línia a part, amb una línia buida abans i una altra després.`,
      },
    };
  }
  if (blockText(draft, name, language) !== undefined) return undefined;
  if (name === 'declaracion') {
    return {
      code: 'empty-placeholder',
      what: {
        en: '`{{declaracion}}` is used here, but `accesibilidad` is not filled in.',
        es: 'Aquí se usa `{{declaracion}}`, pero `accesibilidad` está sin rellenar.',
        ca: 'Aquí es fa servir `{{declaracion}}`, però `accesibilidad` està sense emplenar.',
      },
      why: {
        en: 'There would be nothing on the page.',
        es: 'No habría nada en la página.',
        ca: 'No hi hauria res a la pàgina.',
      },
      fix: {
        en: 'Fill in `accesibilidad` in brand.yaml: what is not accessible, and how that was found out.',
        es: 'Rellena `accesibilidad` en brand.yaml: qué no es accesible y cómo se comprobó.',
        ca: 'Emplena `accesibilidad` a brand.yaml: què no és accessible i com es va comprovar.',
      },
    };
  }
  return {
    code: 'empty-placeholder',
    what: {
      en: `\`{{${name}}}\` stands for nothing: this portal has no cookies of others.`,
      es: `\`{{${name}}}\` no representa nada: este portal no tiene cookies de terceros.`,
      ca: `\`{{${name}}}\` no representa res: aquest portal no té galetes de tercers.`,
    },
    why: {
      en: 'There would be a gap in the text.',
      es: 'Quedaría un hueco en el texto.',
      ca: 'Quedaria un buit al text.',
    },
    fix: {
      en: 'Delete it, and say that there are none.',
      es: 'Bórralo y di que no hay ninguna.',
      ca: 'Esborra-ho i digues que no n’hi ha cap.',
    },
  };
}

const allNames = [...placeholderNames, ...blockNames];

function placeholderTexts(
  draft: Draft,
  name: string | undefined,
  language: Language,
  isAlone: boolean,
): ProblemTexts | undefined {
  if (name === undefined) {
    return {
      code: 'unknown-placeholder',
      what: {
        en: 'These braces have no partner.',
        es: 'Estas llaves no tienen pareja.',
        ca: 'Aquestes claus no tenen parella.',
      },
      why: {
        en: 'A placeholder begins with `{{` and ends with `}}`, on one line; visitors would see the braces.',
        es: 'Lo que el portal rellena empieza con `{{` y acaba con `}}`, en una misma línea; se verían las llaves.',
        ca: 'El que emplena el portal comença amb `{{` i acaba amb `}}`, en una mateixa línia; es veurien les claus.',
      },
      fix: {
        en: 'Write, for example, `{{contacto.email}}`, or delete the braces.',
        es: 'Escribe, por ejemplo, `{{contacto.email}}`, o borra las llaves.',
        ca: 'Escriu, per exemple, `{{contacto.email}}`, o esborra les claus.',
      },
    };
  }
  if (placeholderNames.includes(name.trim()) && name !== name.trim()) {
    return {
      code: 'unknown-placeholder',
      what: {
        en: 'There are spaces inside the braces of this placeholder.',
        es: 'Hay espacios dentro de estas llaves.',
        ca: 'Hi ha espais dins d’aquestes claus.',
      },
      why: { en: 'Visitors would see the braces.', es: 'Se verían las llaves.', ca: 'Es veurien les claus.' },
      fix: {
        en: `Write \`{{${name.trim()}}}\`.`,
        es: `Escribe \`{{${name.trim()}}}\`.`,
        ca: `Escriu \`{{${name.trim()}}}\`.`,
      },
    };
  }
  if (blockNames.includes(name)) return blockTexts(draft, name, language, isAlone);
  if (!placeholderNames.includes(name)) {
    return {
      code: 'unknown-placeholder',
      what: {
        en: `\`{{${name}}}\` stands for nothing.`,
        es: `\`{{${name}}}\` no representa nada.`,
        ca: `\`{{${name}}}\` no representa res.`,
      },
      why: { en: 'Visitors would see the braces.', es: 'Se verían las llaves.', ca: 'Es veurien les claus.' },
      fix: didYouMean(name, allNames) ?? {
        en: `Placeholders: ${allNames.join(', ')}.`,
        es: `Se puede escribir entre llaves: ${allNames.join(', ')}.`,
        ca: `Es pot escriure entre claus: ${allNames.join(', ')}.`,
      },
    };
  }
  const path = placeholderPath(name);
  if (placeholderValue(draft, name, language) !== undefined || !draft.isSound(path)) return undefined;
  return {
    code: 'empty-placeholder',
    what: {
      en: `\`{{${name}}}\` is used here, but \`${name}\` is not filled in.`,
      es: `Aquí se usa \`{{${name}}}\`, pero \`${name}\` está sin rellenar.`,
      ca: `Aquí es fa servir \`{{${name}}}\`, però \`${name}\` està sense emplenar.`,
    },
    why: {
      en: 'There would be a gap in the text.',
      es: 'Quedaría un hueco en el texto.',
      ca: 'Quedaria un buit al text.',
    },
    fix: {
      en: `Fill in ${settingWords(name).en} in brand.yaml, or take this part out of the text.`,
      es: `Rellena ${settingWords(name).es} en brand.yaml, o quita esta parte del texto.`,
      ca: `Emplena ${settingWords(name).ca} a brand.yaml, o treu aquesta part del text.`,
    },
  };
}

/** A link that was looked at: the token gets the address to use. */
function checkLink(draft: Draft, href: string, token: Token, language: Language): ProblemTexts | undefined {
  // What a placeholder leaves in an address has been reported as such.
  if (/\{\{|\}\}/.test(href)) return undefined;
  if (href.startsWith('#') || href === '') {
    return {
      code: 'invalid-link',
      what: {
        en: 'This link does not lead to another page.',
        es: 'Este enlace no lleva a otra página.',
        ca: 'Aquest enllaç no porta a una altra pàgina.',
      },
      why: {
        en: 'There are no marks within these pages that it could lead to.',
        es: 'Dentro de estas páginas no hay marcas a las que pudiera llevar.',
        ca: 'Dins d’aquestes pàgines no hi ha marques on pogués portar.',
      },
      fix: {
        en: 'Write the address of a page, or delete the link and keep its text.',
        es: 'Escribe la dirección de una página, o borra el enlace y deja su texto.',
        ca: 'Escriu l’adreça d’una pàgina, o esborra l’enllaç i deixa’n el text.',
      },
    };
  }
  if (!/^\/(?![/\\])/.test(href)) return checkUrl(href, 'link');
  const link = portalLinks(draft).resolve(href, language, true);
  if ('mistake' in link) return link.mistake;
  token.attrSet('href', link.href);
  return undefined;
}

export interface Page {
  page: ContentPage;
  /** Absolute path of the file. */
  path: string;
  text: string;
  language: Language;
}

/**
 * Looks at a Markdown text and makes its HTML.
 * @returns no HTML when something is wrong; what is only unfinished changes nothing
 */
export function checkPage(
  draft: Draft,
  { page, path, text, language }: Page,
): { html?: string; problems: Problem[] } {
  const problems: Problem[] = [];
  const report = ([start, end]: Span, texts: ProblemTexts | undefined) => {
    if (texts) problems.push(problem(draft, locationAt(path, text, start, end), texts));
  };
  const fill = (written: string) =>
    fillPlaceholders(written, (name) => placeholderValue(draft, name, language));

  for (const { name, start, end } of findPlaceholders(text)) {
    report([start, end], placeholderTexts(draft, name, language, standsAlone(text, start, end)));
  }
  const { tokens, findings } = parseMarkdown(text);
  const hidden = [...hiddenCharacters(text), ...hiddenByEntities(text, tokens)];
  for (const { span, texts } of tellHidden(hidden)) report(span, texts);
  const tags = findings
    .filter(({ kind }) => kind === 'html')
    .map(({ span }) => ({ span, tag: text.slice(...span) }));
  for (const { span, tag } of withoutClosingTags(tags)) report(span, htmlTexts(tag));
  let lastLevel = 1;
  for (const finding of findings) {
    if (finding.kind === 'image') report(finding.span, noImage);
    if (finding.kind === 'link') {
      report(finding.span, checkLink(draft, fill(finding.href), finding.token, language));
    }
    if (finding.kind === 'heading') {
      report(finding.span, headingTexts(finding.level, lastLevel));
      lastLevel = finding.level;
    }
  }
  for (const { span, texts } of findLeftovers(text)) report(span, texts);
  const { organismo } = draft.settings;
  if (page === 'accesibilidad' && (organismo === 'publico' || organismo === 'concertado')) {
    const whole = writtenOut(draft, text, language);
    report([0, 1], statementGaps(whole, parseMarkdown(whole).findings, language));
  }
  if (page === 'politica-de-cookies') report([0, 1], storageGaps(draft, text, language));
  if (hasErrors(problems)) return { problems };
  return { html: renderMarkdown(withBlocks(tokens, draft, language), fill), problems };
}
