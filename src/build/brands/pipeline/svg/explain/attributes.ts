import { elementNotAllowed } from './elements.ts';
import { inert } from './svg-texts.ts';
import type { SvgTexts } from './svg-texts.ts';

export function attributeNotAllowed(element: string, name: string): SvgTexts {
  if (/^on/i.test(name)) {
    return {
      what: {
        en: `The picture contains an action (\`${name}\`).`,
        es: `La imagen contiene una acción (\`${name}\`).`,
        ca: `La imatge conté una acció (\`${name}\`).`,
      },
      why: {
        en: 'An action is a script: it could act in the name of the people who visit the portal.',
        es: 'Una acción es un script: podría actuar en nombre de quien visita el portal.',
        ca: 'Una acció és un script: podria actuar en nom de qui visita el portal.',
      },
      fix: {
        en: `Delete \`${name}="…"\`. If you do not know where it comes from, do not use the file.`,
        es: `Borra \`${name}="…"\`. Si no sabes de dónde sale, no uses el fichero.`,
        ca: `Esborra \`${name}="…"\`. Si no saps d’on surt, no facis servir el fitxer.`,
      },
    };
  }
  if (name === 'style') {
    return {
      what: {
        en: 'The picture has something in `style="…"` that cannot be converted.',
        es: 'La imagen tiene en `style="…"` algo que no se puede convertir.',
        ca: 'La imatge té a `style="…"` alguna cosa que no es pot convertir.',
      },
      why: {
        en: 'Colours and strokes are converted by themselves; this style says more, and styles can load things from elsewhere.',
        es: 'Los colores y trazos se convierten solos; este estilo dice más, y los estilos pueden cargar cosas de otros sitios.',
        ca: 'Els colors i traços es converteixen sols; aquest estil diu més, i els estils poden carregar coses d’altres llocs.',
      },
      fix: {
        en: 'Inkscape: save as "Optimized SVG" with "Convert CSS attributes to XML attributes". Illustrator: Export As > SVG > Styling: "Presentation Attributes".',
        es: 'Inkscape: guarda como «SVG optimizado» con «Convertir los atributos CSS en atributos XML». Illustrator: Exportar como > SVG > Estilos: «Atributos de presentación».',
        ca: 'Inkscape: desa com a «SVG optimitzat» amb «Convertir els atributs CSS en atributs XML». Illustrator: Exportar com > SVG > Estils: «Atributs de presentació».',
      },
    };
  }
  if (name === 'filter') return elementNotAllowed('filter');
  return {
    what: {
      en: `\`<${element}>\` has the attribute \`${name}\`, which is not allowed.`,
      es: `\`<${element}>\` tiene el atributo \`${name}\`, que no se admite.`,
      ca: `\`<${element}>\` té l’atribut \`${name}\`, que no s’admet.`,
    },
    why: inert,
    fix: {
      en: `Delete \`${name}="…"\`, or export the picture again as plain shapes.`,
      es: `Borra \`${name}="…"\`, o exporta otra vez la imagen como formas simples.`,
      ca: `Esborra \`${name}="…"\`, o exporta una altra vegada la imatge com a formes simples.`,
    },
  };
}

export function notLocal(name: string, value: string): SvgTexts {
  const shown = value.length > 60 ? `${value.slice(0, 60)}…` : value;
  return {
    what: {
      en: `\`${name}="${shown}"\` points out of the picture.`,
      es: `\`${name}="${shown}"\` apunta fuera de la imagen.`,
      ca: `\`${name}="${shown}"\` apunta fora de la imatge.`,
    },
    why: {
      en: 'A picture must be complete in itself: nothing may be loaded from elsewhere when it is shown.',
      es: 'Una imagen tiene que estar completa por sí misma: no se puede cargar nada de otro sitio al mostrarla.',
      ca: 'Una imatge ha d’estar completa per si mateixa: no es pot carregar res d’un altre lloc en mostrar-la.',
    },
    fix: {
      en: 'It may only point to an element of the same file, such as `#gradient`. Export the picture again with everything embedded as shapes.',
      es: 'Solo puede apuntar a un elemento del mismo fichero, como `#gradient`. Exporta otra vez la imagen con todo incluido como formas.',
      ca: 'Només pot apuntar a un element del mateix fitxer, com `#gradient`. Exporta una altra vegada la imatge amb tot inclòs com a formes.',
    },
  };
}

export function valueNotAllowed(name: string): SvgTexts {
  return {
    what: {
      en: `The value of \`${name}\` is not a plain number, colour or \`url(#name)\`.`,
      es: `El valor de \`${name}\` no es un simple número, un color o \`url(#nombre)\`.`,
      ca: `El valor de \`${name}\` no és un simple número, un color o \`url(#nom)\`.`,
    },
    why: {
      en: 'Anything else could load something from elsewhere.',
      es: 'Cualquier otra cosa podría cargar algo de otro sitio.',
      ca: 'Qualsevol altra cosa podria carregar alguna cosa d’un altre lloc.',
    },
    fix: {
      en: 'Write a number or a colour such as `#0b5563`, or export the picture again as plain shapes.',
      es: 'Escribe un número o un color como `#0b5563`, o exporta otra vez la imagen como formas simples.',
      ca: 'Escriu un número o un color com `#0b5563`, o exporta una altra vegada la imatge com a formes simples.',
    },
  };
}
