import { isMap, isScalar, visit } from 'yaml';
import type { Document, Node, Pair, Scalar, YAMLError, YAMLMap } from 'yaml';
import { forbiddenKeys } from './placed.ts';
import { findingAt } from './source-file.ts';
import type { Finding, SourceFile, Span } from './source-file.ts';
import { explainSyntax } from './syntax-errors.ts';

/** A comma inside brackets begins another setting: what stands behind it is lost when it has no colon. */
function withoutColon(file: SourceFile, key: Scalar, before: Pair<Node, Node | null> | undefined): Finding {
  const [start, end] = [key.range?.[0] ?? 0, key.range?.[1] ?? 0];
  const name = file.text.slice(start, end);
  const texts = {
    what: {
      en: `\`${name}\` has no colon and no value.`,
      es: `\`${name}\` no tiene ni dos puntos ni valor.`,
      ca: `\`${name}\` no té ni dos punts ni valor.`,
    },
    why: {
      en: 'Inside braces a comma begins another setting, so this is lost and what stands before it is cut off.',
      es: 'Entre llaves, una coma empieza otro ajuste: esto se pierde, y lo que va delante queda cortado.',
      ca: 'Entre claus, una coma comença un altre paràmetre: això es perd, i el que va davant queda tallat.',
    },
    fix: {
      en: 'Write `name: value` for a setting. If the comma belongs to a text, put the whole text in quotes.',
      es: 'Escribe `nombre: valor` para un ajuste. Si la coma es de un texto, pon todo el texto entre comillas.',
      ca: 'Escriu `nom: valor` per a un paràmetre. Si la coma és d’un text, posa tot el text entre cometes.',
    },
  };
  const value = before?.value;
  const setting = isScalar(before?.key) ? String(before.key.value) : '';
  if (!isScalar(value) || !value.range || !setting)
    return findingAt(file, [start, end], 'missing-colon', texts);
  const whole = file.text.slice(value.range[0], end);
  if (typeof value.value === 'number' && /^-?\d+,\d+$/.test(whole)) {
    return findingAt(file, [value.range[0], end], 'missing-colon', {
      what: {
        en: `\`${whole}\` is read as ${value.value}, and \`${name}\` is lost.`,
        es: `\`${whole}\` se lee como ${value.value}, y \`${name}\` se pierde.`,
        ca: `\`${whole}\` es llegeix com a ${value.value}, i \`${name}\` es perd.`,
      },
      why: {
        en: 'In YAML numbers have a decimal point; inside braces a comma begins another setting.',
        es: 'En YAML los números llevan punto decimal; entre llaves, una coma empieza otro ajuste.',
        ca: 'En YAML els números porten punt decimal; entre claus, una coma comença un altre paràmetre.',
      },
      fix: {
        en: `Write \`${setting}: ${whole.replace(',', '.')}\`.`,
        es: `Escribe \`${setting}: ${whole.replace(',', '.')}\`.`,
        ca: `Escriu \`${setting}: ${whole.replace(',', '.')}\`.`,
      },
    });
  }
  if (typeof value.value !== 'string' || value.type !== 'PLAIN') {
    return findingAt(file, [start, end], 'missing-colon', texts);
  }
  return findingAt(file, [start, end], 'missing-colon', {
    ...texts,
    fix: {
      en: `If the comma belongs to the text, put it in quotes: \`${setting}: '${whole.replaceAll("'", "''")}'\`.`,
      es: `Si la coma es del texto, ponlo entre comillas: \`${setting}: '${whole.replaceAll("'", "''")}'\`.`,
      ca: `Si la coma és del text, posa’l entre cometes: \`${setting}: '${whole.replaceAll("'", "''")}'\`.`,
    },
  });
}

/** YAML features that a brand file does not use, found in the parsed document; the file can still be checked. */
function findUnwanted(file: SourceFile, document: Document): Finding[] {
  const findings: Finding[] = [];
  const at = (node: { range?: readonly number[] | null | undefined }): Span => [
    node.range?.[0] ?? 0,
    node.range?.[1] ?? 0,
  ];

  visit(document, {
    Alias(_key, alias) {
      findings.push(
        findingAt(file, at(alias), 'yaml-alias', {
          what: {
            en: `\`*${alias.source}\` refers to another place of the file.`,
            es: `\`*${alias.source}\` remite a otro lugar del fichero.`,
            ca: `\`*${alias.source}\` remet a un altre lloc del fitxer.`,
          },
          why: {
            en: 'A brand file says each value where it stands, so that it can be read from top to bottom.',
            es: 'El fichero de una marca dice cada valor donde está, para que se pueda leer de arriba abajo.',
            ca: 'El fitxer d’una marca diu cada valor on és, perquè es pugui llegir de dalt a baix.',
          },
          fix: {
            en: 'Write the value itself here. If the text begins with an asterisk, put it in quotes.',
            es: 'Escribe aquí el valor mismo. Si el texto empieza con un asterisco, ponlo entre comillas.',
            ca: 'Escriu aquí el valor mateix. Si el text comença amb un asterisc, posa’l entre cometes.',
          },
        }),
      );
    },
    Node(_key, node) {
      if ('anchor' in node && node.anchor) {
        const start = Math.max(0, file.text.lastIndexOf(`&${node.anchor}`, at(node)[0]));
        findings.push(
          findingAt(file, [start, start + node.anchor.length + 1], 'yaml-alias', {
            what: {
              en: `\`&${node.anchor}\` gives a name to this value.`,
              es: `\`&${node.anchor}\` da un nombre a este valor.`,
              ca: `\`&${node.anchor}\` dona un nom a aquest valor.`,
            },
            why: {
              en: 'A brand file says each value where it stands, so that it can be read from top to bottom.',
              es: 'El fichero de una marca dice cada valor donde está, para que se pueda leer de arriba abajo.',
              ca: 'El fitxer d’una marca diu cada valor on és, perquè es pugui llegir de dalt a baix.',
            },
            fix: {
              en: `Delete \`&${node.anchor}\`. If the text begins with \`&\`, put it in quotes.`,
              es: `Borra \`&${node.anchor}\`. Si el texto empieza con \`&\`, ponlo entre comillas.`,
              ca: `Esborra \`&${node.anchor}\`. Si el text comença amb \`&\`, posa’l entre cometes.`,
            },
          }),
        );
      }
      if ('tag' in node && node.tag) {
        const last = Math.max(0, file.text.lastIndexOf('!', at(node)[0]));
        const start = file.text[last - 1] === '!' ? last - 1 : last;
        const written = /^!\S*/.exec(file.text.slice(start))?.[0] ?? '!';
        findings.push(
          findingAt(file, [start, start + written.length], 'yaml-tag', {
            what: {
              en: `\`${written}\` is a YAML tag.`,
              es: `\`${written}\` es una etiqueta de YAML.`,
              ca: `\`${written}\` és una etiqueta de YAML.`,
            },
            why: {
              en: 'Tags change how a value is read, and a brand file has only texts, numbers, true, false, lists and maps.',
              es: 'Las etiquetas cambian cómo se lee un valor, y el fichero de una marca solo tiene textos, números, true, false, listas y grupos.',
              ca: 'Les etiquetes canvien com es llegeix un valor, i el fitxer d’una marca només té textos, números, true, false, llistes i grups.',
            },
            fix: {
              en: `Delete \`${written}\`. If the text begins with an exclamation mark, put it in quotes.`,
              es: `Borra \`${written}\`. Si el texto empieza con un signo de exclamación, ponlo entre comillas.`,
              ca: `Esborra \`${written}\`. Si el text comença amb un signe d’exclamació, posa’l entre cometes.`,
            },
          }),
        );
      }
    },
    Pair(index, { key, value }, path) {
      if (value === null && isScalar(key)) {
        const around = path.at(-1);
        const before = isMap(around) && typeof index === 'number' ? around.items[index - 1] : undefined;
        findings.push(withoutColon(file, key as Scalar, before as Pair<Node, Node | null> | undefined));
        return;
      }
      if (isScalar(key) && forbiddenKeys.has(String(key.value))) {
        findings.push(
          findingAt(file, at(key), 'forbidden-key', {
            what: {
              en: `\`${String(key.value)}\` cannot be the name of a setting.`,
              es: `\`${String(key.value)}\` no puede ser el nombre de un ajuste.`,
              ca: `\`${String(key.value)}\` no pot ser el nom d’un paràmetre.`,
            },
            why: {
              en: 'The name has a meaning of its own in JavaScript and could change how the whole file is understood.',
              es: 'Ese nombre tiene un significado propio en JavaScript y podría cambiar cómo se entiende todo el fichero.',
              ca: 'Aquest nom té un significat propi en JavaScript i podria canviar com s’entén tot el fitxer.',
            },
            fix: { en: 'Delete this setting.', es: 'Borra este ajuste.', ca: 'Esborra aquest paràmetre.' },
          }),
        );
      }
    },
  });
  return findings;
}

/** The place where a key was written first. */
function firstOf(document: Document, offset: number): Node | undefined {
  let first: Node | undefined;
  visit(document, {
    Map(_key, map: YAMLMap) {
      const keys = (map.items as Pair<Node>[]).map(({ key }) => key);
      const second = keys.find((key) => key.range?.[0] === offset);
      if (!isScalar(second)) return undefined;
      first = keys.find((key) => isScalar(key) && key.value === second.value);
      return visit.BREAK;
    },
  });
  return first;
}

function duplicateKey(file: SourceFile, document: Document, error: YAMLError): Finding {
  const first = firstOf(document, error.pos[0]);
  const start = error.pos[0];
  const name = /^[^:\n]*/.exec(file.text.slice(start))?.[0].trimEnd() ?? '';
  const finding = findingAt(file, [start, start + name.length], 'duplicate-key', {
    what: {
      en: `\`${name}\` is written twice.`,
      es: `\`${name}\` está escrito dos veces.`,
      ca: `\`${name}\` està escrit dues vegades.`,
    },
    why: {
      en: 'Nobody can tell which of the two values is meant.',
      es: 'No se puede saber cuál de los dos valores es el bueno.',
      ca: 'No es pot saber quin dels dos valors és el bo.',
    },
    fix: {
      en: 'Keep one of the two and delete the other.',
      es: 'Deja uno de los dos y borra el otro.',
      ca: 'Deixa’n un i esborra l’altre.',
    },
  });
  if (!first?.range) return finding;
  const related = findingAt(file, [first.range[0], first.range[1]], 'duplicate-key', {
    what: finding.what,
  }).location;
  return related
    ? {
        ...finding,
        related: [
          {
            location: related,
            note: {
              en: 'it is written here first.',
              es: 'aquí está escrito por primera vez.',
              ca: 'aquí està escrit per primera vegada.',
            },
          },
        ],
      }
    : finding;
}

/** A key up to its colon. */
function keyText({ text }: SourceFile, start: number): Span {
  const end = text.indexOf('\n', start);
  const line = text.slice(start, end < 0 ? undefined : end);
  const { length } = line.slice(0, /:(?=\s|$)/.exec(line)?.index).trimEnd();
  return [start, start + Math.max(length, 1)];
}

/**
 * What is wrong with a parsed document.
 * @returns `readable` is false when the document cannot be trusted: one mistake of syntax makes others.
 */
export function checkProfile(
  file: SourceFile,
  document: Document,
): { findings: Finding[]; readable: boolean } {
  const syntax = document.errors.filter(({ code }) => code !== 'DUPLICATE_KEY' && code !== 'NON_STRING_KEY');
  const first = syntax[0];
  if (first) {
    const { explanation, span } = explainSyntax(file, document, first);
    return { findings: [findingAt(file, span, 'invalid-yaml', explanation)], readable: false };
  }
  const findings = document.errors.map((error) =>
    error.code === 'DUPLICATE_KEY'
      ? duplicateKey(file, document, error)
      : findingAt(file, keyText(file, error.pos[0]), 'key-not-text', {
          what: {
            en: 'The name of this setting is a list or a map.',
            es: 'El nombre de este ajuste es una lista o un grupo.',
            ca: 'El nom d’aquest paràmetre és una llista o un grup.',
          },
          why: {
            en: 'Settings are found by their name, which must be a text.',
            es: 'Los ajustes se encuentran por su nombre, que tiene que ser un texto.',
            ca: 'Els paràmetres es troben pel seu nom, que ha de ser un text.',
          },
          fix: {
            en: 'Write a name followed by a colon. If the name begins with `{`, `[` or `?`, put it in quotes.',
            es: 'Escribe un nombre seguido de dos puntos. Si el nombre empieza por `{`, `[` o `?`, ponlo entre comillas.',
            ca: 'Escriu un nom seguit de dos punts. Si el nom comença per `{`, `[` o `?`, posa’l entre cometes.',
          },
        }),
  );
  return { findings: [...findings, ...findUnwanted(file, document)], readable: true };
}
