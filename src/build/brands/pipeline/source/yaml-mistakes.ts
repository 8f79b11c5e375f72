import type { ErrorCode } from 'yaml';
import type { Told } from '#build/diagnostics/told.ts';

/** What a mistake of syntax means to someone who does not know YAML. */
export interface Explanation {
  what: Told;
  why?: Told;
  fix: Told;
}

const indentation: Explanation = {
  what: {
    en: 'This line does not line up with the lines it belongs to.',
    es: 'Esta línea no está alineada con las suyas.',
    ca: 'Aquesta línia no està alineada amb les seves.',
  },
  why: {
    en: 'In YAML the spaces at the beginning of a line say what belongs to what.',
    es: 'En YAML, los espacios al principio de una línea dicen qué pertenece a qué.',
    ca: 'En YAML, els espais al principi d’una línia diuen què pertany a què.',
  },
  fix: {
    en: 'Begin settings of the same level in the same column, and go two spaces further in for what belongs to one of them. If the line above with its name is gone (`colores:`), write it again.',
    es: 'Empieza en la misma columna los ajustes del mismo nivel, y dos espacios más adentro lo que pertenece a uno de ellos. Si se ha borrado la línea de encima con su nombre (`colores:`), escríbela otra vez.',
    ca: 'Comença a la mateixa columna els paràmetres del mateix nivell, i dos espais més endins el que pertany a un d’ells. Si s’ha esborrat la línia de sobre amb el seu nom (`colores:`), torna-la a escriure.',
  },
};

function keyWithoutColon(line: string): Explanation {
  const glued = /^\s*([\w-]+):(\S.*)$/.exec(line);
  if (glued) {
    return {
      what: {
        en: 'There is no space after the colon.',
        es: 'Después de los dos puntos falta un espacio.',
        ca: 'Després dels dos punts falta un espai.',
      },
      why: {
        en: 'Without the space the whole line is one word, not a setting with a value.',
        es: 'Sin el espacio, toda la línea es una palabra, no un ajuste con un valor.',
        ca: 'Sense l’espai, tota la línia és una paraula, no un paràmetre amb un valor.',
      },
      fix: {
        en: `Write \`${glued[1]}: ${glued[2]}\`.`,
        es: `Escribe \`${glued[1]}: ${glued[2]}\`.`,
        ca: `Escriu \`${glued[1]}: ${glued[2]}\`.`,
      },
    };
  }
  return {
    what: {
      en: 'This line is not of the form `key: value`.',
      es: 'Esta línea no tiene la forma `clave: valor`.',
      ca: 'Aquesta línia no té la forma `clau: valor`.',
    },
    why: {
      en: 'Every line of a brand file is a setting, an item of a list (`- item`) or a comment (`# …`).',
      es: 'Cada línea del fichero de una marca es un ajuste, un punto de una lista (`- punto`) o un comentario (`# …`).',
      ca: 'Cada línia del fitxer d’una marca és un paràmetre, un punt d’una llista (`- punt`) o un comentari (`# …`).',
    },
    fix: {
      en: 'Put the name of the setting and a colon in front of it, or, if it goes on from the line above, put the whole text in quotes.',
      es: 'Pon delante el nombre del ajuste y dos puntos o, si continúa la línea de arriba, pon todo el texto entre comillas.',
      ca: 'Posa-hi davant el nom del paràmetre i dos punts o, si continua la línia de dalt, posa tot el text entre cometes.',
    },
  };
}

const settingLine = /^\s*(?:- )?([\w-]+):\s+(.+)$/;

/** Whether a setting has another colon in its value, unquoted. */
export function hasSecondColon(line: string): boolean {
  return settingLine.exec(line)?.[2]?.includes(': ') ?? false;
}

function valueWithColon(line: string): Explanation {
  const match = settingLine.exec(line);
  if (!match?.[2] || !hasSecondColon(line)) return indentation;
  const quoted = `'${match[2].replaceAll("'", "''")}'`;
  return {
    what: {
      en: 'There is a second colon in this line.',
      es: 'En esta línea hay dos puntos por segunda vez.',
      ca: 'En aquesta línia hi ha dos punts per segona vegada.',
    },
    why: {
      en: 'A colon followed by a space begins a value, so YAML takes the text before it for another setting.',
      es: 'Los dos puntos seguidos de un espacio empiezan un valor, así que YAML toma el texto de delante por otro ajuste.',
      ca: 'Els dos punts seguits d’un espai comencen un valor, així que YAML pren el text de davant per un altre paràmetre.',
    },
    fix: {
      en: `Put the text in quotes: \`${match[1]}: ${quoted}\`.`,
      es: `Pon el texto entre comillas: \`${match[1]}: ${quoted}\`.`,
      ca: `Posa el text entre cometes: \`${match[1]}: ${quoted}\`.`,
    },
  };
}

/** What the errors of the parser mean, by the line where the mistake is and the words of the parser. */
export const explanationsByCode: Partial<Record<ErrorCode, (line: string, message: string) => Explanation>> =
  {
    BAD_INDENT: (_line, message) =>
      message.startsWith('Flow')
        ? {
            what: {
              en: 'A list or map in brackets is not closed.',
              es: 'Una lista o un grupo entre corchetes o llaves no está cerrado.',
              ca: 'Una llista o un grup entre claudàtors o claus no està tancat.',
            },
            why: {
              en: 'The rest of the file would belong to it.',
              es: 'El resto del fichero formaría parte de él.',
              ca: 'La resta del fitxer en formaria part.',
            },
            fix: {
              en: 'Add the closing `]` or `}` at its end.',
              es: 'Añade al final el `]` o el `}` que falta.',
              ca: 'Afegeix al final el `]` o el `}` que falta.',
            },
          }
        : indentation,
    BLOCK_AS_IMPLICIT_KEY: valueWithColon,
    BLOCK_IN_FLOW: () => ({
      what: {
        en: 'A setting with lines of its own stands inside brackets.',
        es: 'Un ajuste con líneas propias está dentro de unos corchetes.',
        ca: 'Un paràmetre amb línies pròpies és dins d’uns claudàtors.',
      },
      fix: {
        en: 'Close the bracket on its line, or write the list with one `- item` per line.',
        es: 'Cierra el corchete en su línea, o escribe la lista con un `- punto` por línea.',
        ca: 'Tanca el claudàtor a la seva línia, o escriu la llista amb un `- punt` per línia.',
      },
    }),
    MULTILINE_IMPLICIT_KEY: keyWithoutColon,
    MISSING_CHAR: (line, message) => {
      if (message.includes('quote')) {
        return {
          what: {
            en: 'A text in quotes is not closed.',
            es: 'Un texto entre comillas no está cerrado.',
            ca: 'Un text entre cometes no està tancat.',
          },
          why: {
            en: 'The rest of the file would belong to the text.',
            es: 'El resto del fichero formaría parte del texto.',
            ca: 'La resta del fitxer formaria part del text.',
          },
          fix: {
            en: 'Add the same quote at the end of the text. A quote inside a text in double quotes is written `\\"`.',
            es: 'Añade las mismas comillas al final del texto. Dentro de un texto entre comillas dobles, unas comillas se escriben `\\"`.',
            ca: 'Afegeix les mateixes cometes al final del text. Dins d’un text entre cometes dobles, unes cometes s’escriuen `\\"`.',
          },
        };
      }
      return message.includes('Sequence') ? indentation : keyWithoutColon(line);
    },
    BAD_SCALAR_START: (line) => {
      const sign = /:\s+(\S)/.exec(line)?.[1] ?? '@';
      return {
        what: {
          en: `A text cannot begin with \`${sign}\` here.`,
          es: `Aquí un texto no puede empezar con \`${sign}\`.`,
          ca: `Aquí un text no pot començar amb \`${sign}\`.`,
        },
        why: {
          en: `\`${sign}\` at the beginning of a value is reserved in YAML.`,
          es: `\`${sign}\` al principio de un valor está reservado en YAML.`,
          ca: `\`${sign}\` al principi d’un valor està reservat en YAML.`,
        },
        fix: {
          en: 'Put the whole text in quotes.',
          es: 'Pon todo el texto entre comillas.',
          ca: 'Posa tot el text entre cometes.',
        },
      };
    },
    BAD_DQ_ESCAPE: () => ({
      what: {
        en: 'A backslash in a text in double quotes must be followed by a known letter.',
        es: 'En un texto entre comillas dobles, después de una barra invertida tiene que ir una letra conocida.',
        ca: 'En un text entre cometes dobles, després d’una barra inversa hi ha d’anar una lletra coneguda.',
      },
      why: {
        en: 'In double quotes a backslash begins a special character such as `\\n`.',
        es: 'Entre comillas dobles, una barra invertida empieza un carácter especial como `\\n`.',
        ca: 'Entre cometes dobles, una barra inversa comença un caràcter especial com `\\n`.',
      },
      fix: {
        en: "Write `\\\\` for a real backslash, or put the text in single quotes ('…').",
        es: `Escribe \`\\\\\` para una barra invertida de verdad, o pon el texto entre comillas simples ('…').`,
        ca: `Escriu \`\\\\\` per a una barra inversa de debò, o posa el text entre cometes simples ('…').`,
      },
    }),
    UNEXPECTED_TOKEN: (line) =>
      /'.*'.*'/.test(line)
        ? {
            what: {
              en: 'There is something after the end of the text in quotes.',
              es: 'Hay algo después del final del texto entre comillas.',
              ca: 'Hi ha alguna cosa després del final del text entre cometes.',
            },
            why: {
              en: 'An apostrophe inside a text in single quotes ends it.',
              es: 'Un apóstrofo dentro de un texto entre comillas simples lo acaba.',
              ca: 'Un apòstrof dins d’un text entre cometes simples l’acaba.',
            },
            fix: {
              en: 'Put the text in double quotes ("…"), or write the apostrophe twice (\'\').',
              es: `Pon el texto entre comillas dobles ("…"), o escribe el apóstrofo dos veces ('').`,
              ca: `Posa el text entre cometes dobles ("…"), o escriu l’apòstrof dues vegades ('').`,
            },
          }
        : {
            what: {
              en: 'There is something here that YAML cannot read.',
              es: 'Aquí hay algo que YAML no puede leer.',
              ca: 'Aquí hi ha alguna cosa que YAML no pot llegir.',
            },
            fix: {
              en: 'Put the whole value in quotes, and check that every quote and bracket is closed.',
              es: 'Pon todo el valor entre comillas, y comprueba que todas las comillas y corchetes estén cerrados.',
              ca: 'Posa tot el valor entre cometes, i comprova que totes les cometes i claudàtors estiguin tancats.',
            },
          },
    RESOURCE_EXHAUSTION: () => ({
      what: {
        en: 'Values are nested too deeply here.',
        es: 'Aquí hay demasiados valores unos dentro de otros.',
        ca: 'Aquí hi ha massa valors els uns dins dels altres.',
      },
      fix: {
        en: 'A brand file needs no more than six levels: look for brackets that were opened by mistake.',
        es: 'El fichero de una marca no necesita más de seis niveles: busca corchetes que se abrieron por error.',
        ca: 'El fitxer d’una marca no necessita més de sis nivells: busca claudàtors que es van obrir per error.',
      },
    }),
  };
