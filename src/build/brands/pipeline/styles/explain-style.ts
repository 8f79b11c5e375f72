import type { Told } from '#build/diagnostics/told.ts';
import type { ProblemTexts } from '../draft.ts';
import { depthLimit } from './brackets.ts';
import { nestedLimit } from './nesting.ts';

const whole = {
  en: 'One broken line can change or hide things on every page, so the whole sheet is refused.',
  es: 'Una línea rota puede cambiar o esconder cosas en todas las páginas, así que se rechaza la hoja entera.',
  ca: 'Una línia trencada pot canviar o amagar coses a totes les pàgines, així que es rebutja el full sencer.',
};
const oneSheet = {
  en: 'Only what stands in this one file is checked and shipped with the portal.',
  es: 'Solo lo que hay en este fichero se comprueba y se publica con el portal.',
  ca: 'Només el que hi ha en aquest fitxer es comprova i es publica amb el portal.',
};

export function invalidStyle(what: Told): ProblemTexts {
  return {
    code: 'invalid-style',
    what,
    why: whole,
    fix: {
      en: 'Check that every brace, bracket and quote near the mark is closed and that the line ends with `;`.',
      es: 'Comprueba que cerca de la marca estén cerradas todas las llaves, paréntesis y comillas, y que la línea acabe en `;`.',
      ca: 'Comprova que a prop de la marca estiguin tancades totes les claus, parèntesis i cometes, i que la línia acabi en `;`.',
    },
  };
}

export function invalidSass(message: string): ProblemTexts {
  return {
    ...invalidStyle({
      en: `Sass cannot read this: ${message.replace(/\.$/, '')}.`,
      es: `Sass no puede leer esto (dice: «${message.replace(/\.$/, '')}»).`,
      ca: `Sass no pot llegir això (diu: «${message.replace(/\.$/, '')}»).`,
    }),
    ...(!/^expected/i.test(message) && {
      fix: {
        en: 'Correct what is marked. Names of variables, functions and mixins must be written as where they are defined.',
        es: 'Corrige lo marcado. Los nombres de variables, funciones y mixins se escriben igual que donde se definen.',
        ca: 'Corregeix el que està marcat. Els noms de variables, funcions i mixins s’escriuen igual que on es defineixen.',
      },
    }),
  };
}

export function unknownRule(message: string): ProblemTexts {
  return {
    code: 'invalid-style',
    severity: 'warning',
    what: {
      en: `Browsers may not know this: ${message.replace(/[.?]+$/, '')}.`,
      es: `Puede que los navegadores no conozcan esto (el compilador dice: «${message.replace(/[.?]+$/, '')}»).`,
      ca: `Pot ser que els navegadors no coneguin això (el compilador diu: «${message.replace(/[.?]+$/, '')}»).`,
    },
    why: {
      en: 'What they do not know has no effect.',
      es: 'Lo que no conocen no tiene efecto.',
      ca: 'El que no coneixen no té efecte.',
    },
    fix: {
      en: 'Check the spelling. If it is right, it is shipped as it is.',
      es: 'Comprueba cómo está escrito. Si está bien, se publica tal cual.',
      ca: 'Comprova com està escrit. Si està bé, es publica tal qual.',
    },
  };
}

export const noImport: ProblemTexts = {
  code: 'style-import',
  what: {
    en: 'This style sheet loads another one.',
    es: 'Esta hoja de estilos carga otra.',
    ca: 'Aquest full d’estils en carrega un altre.',
  },
  why: oneSheet,
  fix: {
    en: 'Copy the rules of the other sheet into this file and delete this line. Fonts belong in the setting `fonts`.',
    es: 'Copia en este fichero las reglas de la otra hoja y borra esta línea. Las fuentes van en el ajuste `fonts`.',
    ca: 'Copia en aquest fitxer les regles de l’altre full i esborra aquesta línia. Les fonts van al paràmetre `fonts`.',
  },
};

export function leavesBrand(url: string): ProblemTexts {
  return {
    code: 'style-leaves-brand',
    what: {
      en: `The style sheet loads \`${url.length > 60 ? `${url.slice(0, 57)}…` : url}\`, which is not a file of the brand.`,
      es: `La hoja de estilos carga \`${url.length > 60 ? `${url.slice(0, 57)}…` : url}\`, que no es un fichero de la marca.`,
      ca: `El full d’estils carrega \`${url.length > 60 ? `${url.slice(0, 57)}…` : url}\`, que no és un fitxer de la marca.`,
    },
    why: {
      en: 'Whoever runs that place would learn who visits the portal, and could change how it looks.',
      es: 'Quien lleva ese sitio sabría quién visita el portal, y podría cambiar su aspecto.',
      ca: 'Qui porta aquell lloc sabria qui visita el portal, i en podria canviar l’aspecte.',
    },
    fix: {
      en: 'Copy the file into `assets/` and write its name relative to the style sheet, for example `url("fondo.svg")`.',
      es: 'Copia el fichero en `assets/` y escribe su nombre respecto a la hoja de estilos, por ejemplo `url("fondo.svg")`.',
      ca: 'Copia el fitxer a `assets/` i escriu-ne el nom respecte al full d’estils, per exemple `url("fondo.svg")`.',
    },
  };
}

export function unpairedTexts(brace: '{' | '}'): ProblemTexts {
  return {
    ...invalidStyle({
      en: `This \`${brace}\` has no \`${brace === '{' ? '}' : '{'}\`.`,
      es: `Este \`${brace}\` no tiene su \`${brace === '{' ? '}' : '{'}\`.`,
      ca: `Aquest \`${brace}\` no té el seu \`${brace === '{' ? '}' : '{'}\`.`,
    }),
    fix:
      brace === '{'
        ? {
            en: 'Add the missing `}` at the end of the rule.',
            es: 'Añade al final de la regla el `}` que falta.',
            ca: 'Afegeix al final de la regla el `}` que falta.',
          }
        : {
            en: 'Delete it, or add the missing `{` before it.',
            es: 'Bórralo, o añade antes el `{` que falta.',
            ca: 'Esborra’l, o afegeix-hi abans el `{` que falta.',
          },
  };
}

export const tooDeepTexts: ProblemTexts = {
  ...invalidStyle({
    en: `Here are more than ${depthLimit} brackets inside each other.`,
    es: `Aquí hay más de ${depthLimit} llaves o paréntesis unos dentro de otros.`,
    ca: `Aquí hi ha més de ${depthLimit} claus o parèntesis els uns dins dels altres.`,
  }),
  why: {
    en: 'Nobody writes so by hand, and reading it would break the program that makes the portals.',
    es: 'Nadie escribe así a mano, y leerlo rompería el programa que hace los portales.',
    ca: 'Ningú no escriu així a mà, i llegir-ho trencaria el programa que fa els portals.',
  },
  fix: {
    en: 'Close the brackets before this place, or take out what a program has written here.',
    es: 'Ciérralos antes de este punto, o quita lo que ha escrito aquí un programa.',
    ca: 'Tanca’ls abans d’aquest punt, o treu el que ha escrit aquí un programa.',
  },
};

export const tooMuchNestingTexts: ProblemTexts = {
  ...invalidStyle({
    en: `With this, the rules inside each other stand for more than ${nestedLimit} selectors.`,
    es: `Con esto, las reglas metidas unas en otras equivalen a más de ${nestedLimit} selectores.`,
    ca: `Amb això, les regles ficades les unes en les altres equivalen a més de ${nestedLimit} selectors.`,
  }),
  why: {
    en: 'Every `&` and every comma multiplies what stands around it: browsers would stop at each page of the portal.',
    es: 'Cada `&` y cada coma multiplica lo que hay alrededor: los navegadores se quedarían parados en todas las páginas del portal.',
    ca: 'Cada `&` i cada coma multiplica el que hi ha al voltant: els navegadors es quedarien aturats a totes les pàgines del portal.',
  },
  fix: {
    en: 'Write the inner rules outside, with one class each.',
    es: 'Saca fuera las reglas de dentro, cada una con una clase.',
    ca: 'Treu fora les regles de dins, cadascuna amb una classe.',
  },
};

export const tooMuchCss: ProblemTexts = {
  code: 'file-too-large',
  what: {
    en: 'This Sass becomes more than 64 KB of CSS.',
    es: 'Este Sass se convierte en más de 64 KB de CSS.',
    ca: 'Aquest Sass es converteix en més de 64 KB de CSS.',
  },
  why: {
    en: 'Everybody who opens the portal has to load it, on a phone too.',
    es: 'Tiene que cargarlo quien abra el portal, también en el móvil.',
    ca: 'L’ha de carregar qui obri el portal, també al mòbil.',
  },
  fix: {
    en: 'Look for loops, mixins and `@extend` that write the same rules many times, and shorten them.',
    es: 'Busca bucles, mixins y `@extend` que escriben muchas veces las mismas reglas, y acórtalos.',
    ca: 'Busca bucles, mixins i `@extend` que escriuen moltes vegades les mateixes regles, i escurça’ls.',
  },
};
