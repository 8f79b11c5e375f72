import type { Told } from '#build/diagnostics/told.ts';
/** What is wrong in an SVG file, before anyone knows which setting uses it. */
export interface SvgTexts {
  what: Told;
  why: Told;
  fix: Told;
}

const inert = {
  en: 'A logo is shown as a picture, and the portal takes only files that can do nothing but draw.',
  es: 'Un logotipo se muestra como imagen, y el portal solo acepta archivos que no puedan hacer más que dibujar.',
  ca: 'Un logotip es mostra com a imatge, i el portal només accepta fitxers que no puguin fer res més que dibuixar.',
};
const exportAgain = {
  en: 'Ask whoever made the file to export it again',
  es: 'Pide a quien hizo el archivo que lo exporte otra vez',
  ca: 'Demana a qui va fer el fitxer que l’exporti una altra vegada',
};

const byElement: Record<string, SvgTexts> = {
  script: {
    what: {
      en: 'The picture contains a script.',
      es: 'La imagen contiene un script.',
      ca: 'La imatge conté un script.',
    },
    why: {
      en: 'A script in a picture could act in the name of the people who visit the portal.',
      es: 'Un script en una imagen podría actuar en nombre de quien visita el portal.',
      ca: 'Un script en una imatge podria actuar en nom de qui visita el portal.',
    },
    fix: {
      en: 'Delete everything from `<script` to `</script>`. If you do not know where it comes from, do not use the file.',
      es: 'Borra todo desde `<script` hasta `</script>`. Si no sabes de dónde sale, no uses el archivo.',
      ca: 'Esborra-ho tot des de `<script` fins a `</script>`. Si no saps d’on surt, no facis servir el fitxer.',
    },
  },
  style: {
    what: {
      en: 'The picture contains a style sheet (`<style>`).',
      es: 'La imagen contiene una hoja de estilos (`<style>`).',
      ca: 'La imatge conté un full d’estils (`<style>`).',
    },
    why: {
      en: 'Simple rules such as `.cls-1 { fill: #0b5563 }` are converted by themselves; this sheet has others, and style sheets can load things from elsewhere.',
      es: 'Las reglas sencillas como `.cls-1 { fill: #0b5563 }` se convierten solas; esta hoja tiene otras, y las hojas de estilos pueden cargar cosas de otros sitios.',
      ca: 'Les regles senzilles com `.cls-1 { fill: #0b5563 }` es converteixen soles; aquest full en té d’altres, i els fulls d’estils poden carregar coses d’altres llocs.',
    },
    fix: {
      en: 'Illustrator: Export As > SVG > Styling: "Presentation Attributes". Inkscape: save as "Optimized SVG" with "Convert CSS attributes to XML attributes".',
      es: 'Illustrator: Exportar como > SVG > Estilos: «Atributos de presentación». Inkscape: guarda como «SVG optimizado» con «Convertir los atributos CSS en atributos XML».',
      ca: 'Illustrator: Exportar com > SVG > Estils: «Atributs de presentació». Inkscape: desa com a «SVG optimitzat» amb «Convertir els atributs CSS en atributs XML».',
    },
  },
  foreignObject: {
    what: {
      en: 'The picture contains a piece of web page (`<foreignObject>`).',
      es: 'La imagen contiene un trozo de página web (`<foreignObject>`).',
      ca: 'La imatge conté un tros de pàgina web (`<foreignObject>`).',
    },
    why: inert,
    fix: {
      en: `${exportAgain.en} as plain shapes: convert text to paths before exporting.`,
      es: `${exportAgain.es} como formas simples: hay que convertir el texto en trazados antes de exportar.`,
      ca: `${exportAgain.ca} com a formes simples: cal convertir el text en traçats abans d’exportar.`,
    },
  },
  image: {
    what: {
      en: 'The picture contains another picture (`<image>`).',
      es: 'La imagen contiene otra imagen (`<image>`).',
      ca: 'La imatge conté una altra imatge (`<image>`).',
    },
    why: {
      en: 'It could be loaded from elsewhere, and an embedded photo gets blurred when the logo is enlarged.',
      es: 'Podría cargarse de otro sitio, y una foto incrustada se ve borrosa al ampliar el logotipo.',
      ca: 'Es podria carregar d’un altre lloc, i una foto incrustada es veu borrosa en ampliar el logotip.',
    },
    fix: {
      en: 'Redraw it as shapes (Inkscape: Path > Trace Bitmap), or use a PNG file instead of the SVG.',
      es: 'Redibújala como formas (Inkscape: Trayecto > Vectorizar mapa de bits), o usa un archivo PNG en lugar del SVG.',
      ca: 'Redibuixa-la com a formes (Inkscape: Camí > Vectoritza el mapa de bits), o fes servir un fitxer PNG en lloc de l’SVG.',
    },
  },
  text: {
    what: {
      en: 'The picture contains text that is not converted to shapes (`<text>`).',
      es: 'La imagen contiene texto sin convertir en formas (`<text>`).',
      ca: 'La imatge conté text sense convertir en formes (`<text>`).',
    },
    why: {
      en: 'The font of the text is not in the file, so it would look different on every device.',
      es: 'La fuente del texto no está en el archivo, así que se vería distinto en cada aparato.',
      ca: 'La font del text no és al fitxer, així que es veuria diferent a cada aparell.',
    },
    fix: {
      en: 'Select the text and convert it. Illustrator: Type > Create Outlines. Inkscape: Path > Object to Path. Then export again.',
      es: 'Selecciona el texto y conviértelo. Illustrator: Texto > Crear contornos. Inkscape: Trayecto > Objeto a trayecto. Después exporta otra vez.',
      ca: 'Selecciona el text i converteix-lo. Illustrator: Text > Crear contorns. Inkscape: Camí > Objecte a camí. Després exporta una altra vegada.',
    },
  },
  filter: {
    what: {
      en: 'The picture contains a filter such as a shadow or a blur (`<filter>`).',
      es: 'La imagen contiene un filtro, como una sombra o un desenfoque (`<filter>`).',
      ca: 'La imatge conté un filtre, com una ombra o un desenfocament (`<filter>`).',
    },
    why: {
      en: 'Filters are slow to draw and look different from browser to browser.',
      es: 'Los filtros tardan en dibujarse y se ven distintos en cada navegador.',
      ca: 'Els filtres triguen a dibuixar-se i es veuen diferents a cada navegador.',
    },
    fix: {
      en: 'Remove the effect in the drawing program and export again, or use a PNG file instead of the SVG.',
      es: 'Quita el efecto en el programa de dibujo y exporta otra vez, o usa un archivo PNG en lugar del SVG.',
      ca: 'Treu l’efecte al programa de dibuix i exporta una altra vegada, o fes servir un fitxer PNG en lloc de l’SVG.',
    },
  },
  a: {
    what: {
      en: 'The picture contains a link (`<a>`).',
      es: 'La imagen contiene un enlace (`<a>`).',
      ca: 'La imatge conté un enllaç (`<a>`).',
    },
    why: inert,
    fix: {
      en: 'Delete `<a …>` and `</a>` and keep what stands between them. The portal itself links the logo.',
      es: 'Borra `<a …>` y `</a>` y deja lo que hay entre los dos. El portal ya enlaza el logotipo.',
      ca: 'Esborra `<a …>` i `</a>` i deixa el que hi ha entre tots dos. El portal ja enllaça el logotip.',
    },
  },
};

for (const name of [
  'animate',
  'animateMotion',
  'animateTransform',
  'animateColor',
  'set',
  'mpath',
  'discard',
]) {
  byElement[name] = {
    what: {
      en: `The picture contains an animation (\`<${name}>\`).`,
      es: `La imagen contiene una animación (\`<${name}>\`).`,
      ca: `La imatge conté una animació (\`<${name}>\`).`,
    },
    why: {
      en: 'Animations can change a picture into something else after it was checked, and they disturb readers.',
      es: 'Las animaciones pueden convertir una imagen en otra cosa después de comprobarla, y molestan al leer.',
      ca: 'Les animacions poden convertir una imatge en una altra cosa després de comprovar-la, i molesten en llegir.',
    },
    fix: {
      en: `Delete the \`<${name}>\` element, or export the picture without animation.`,
      es: `Borra el elemento \`<${name}>\`, o exporta la imagen sin animación.`,
      ca: `Esborra l’element \`<${name}>\`, o exporta la imatge sense animació.`,
    },
  };
}
for (const name of ['tspan', 'textPath', 'tref', 'font', 'font-face'])
  byElement[name] = byElement['text'] as SvgTexts;

export function elementNotAllowed(name: string): SvgTexts {
  const known = Object.hasOwn(byElement, name) ? byElement[name] : undefined;
  return (
    known ?? {
      what: {
        en: `The picture contains the element \`<${name}>\`, which is not allowed.`,
        es: `La imagen contiene el elemento \`<${name}>\`, que no se admite.`,
        ca: `La imatge conté l’element \`<${name}>\`, que no s’admet.`,
      },
      why: inert,
      fix: {
        en: `${exportAgain.en} as plain shapes, for example with Inkscape: Save As > "Optimized SVG".`,
        es: `${exportAgain.es} como formas simples, por ejemplo con Inkscape: Guardar como > «SVG optimizado».`,
        ca: `${exportAgain.ca} com a formes simples, per exemple amb Inkscape: Desa com a > «SVG optimitzat».`,
      },
    }
  );
}

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
        es: `Borra \`${name}="…"\`. Si no sabes de dónde sale, no uses el archivo.`,
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

export function foreignElement(name: string): SvgTexts {
  return {
    what: {
      en: `The picture contains \`<${name}>\`, which does not belong to SVG.`,
      es: `La imagen contiene \`<${name}>\`, que no es de SVG.`,
      ca: `La imatge conté \`<${name}>\`, que no és d’SVG.`,
    },
    why: inert,
    fix: {
      en: `${exportAgain.en} as plain SVG, for example with Inkscape: Save As > "Optimized SVG".`,
      es: `${exportAgain.es} como SVG simple, por ejemplo con Inkscape: Guardar como > «SVG optimizado».`,
      ca: `${exportAgain.ca} com a SVG simple, per exemple amb Inkscape: Desa com a > «SVG optimitzat».`,
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
      es: 'Solo puede apuntar a un elemento del mismo archivo, como `#gradient`. Exporta otra vez la imagen con todo incluido como formas.',
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

const doctype: SvgTexts = {
  what: {
    en: 'The file has a `<!DOCTYPE …>` declaration.',
    es: 'El archivo tiene una declaración `<!DOCTYPE …>`.',
    ca: 'El fitxer té una declaració `<!DOCTYPE …>`.',
  },
  why: {
    en: 'Such declarations can define abbreviations that blow the file up or read other files; a picture does not need one.',
    es: 'Esas declaraciones pueden definir abreviaturas que hinchan el archivo o leen otros; una imagen no las necesita.',
    ca: 'Aquestes declaracions poden definir abreviatures que inflen el fitxer o en llegeixen d’altres; una imatge no les necessita.',
  },
  fix: {
    en: 'Delete everything from `<!DOCTYPE` to its closing `>`. In Illustrator, "Export As > SVG" writes none ("Save As" does).',
    es: 'Borra todo desde `<!DOCTYPE` hasta el `>` que lo cierra. En Illustrator, «Exportar como > SVG» no escribe ninguna («Guardar como» sí).',
    ca: 'Esborra-ho tot des de `<!DOCTYPE` fins al `>` que ho tanca. A Illustrator, «Exportar com > SVG» no n’escriu cap («Desar com» sí).',
  },
};

const processingInstruction: SvgTexts = {
  what: {
    en: 'The file has an instruction for other programs (`<?…?>`).',
    es: 'El archivo tiene una instrucción para otros programas (`<?…?>`).',
    ca: 'El fitxer té una instrucció per a altres programes (`<?…?>`).',
  },
  why: {
    en: 'It could load a style sheet from elsewhere.',
    es: 'Podría cargar una hoja de estilos de otro sitio.',
    ca: 'Podria carregar un full d’estils d’un altre lloc.',
  },
  fix: {
    en: 'Delete everything from `<?` to `?>`. Only `<?xml version="1.0" encoding="UTF-8"?>` at the top may stay.',
    es: 'Borra todo desde `<?` hasta `?>`. Solo puede quedar arriba del todo `<?xml version="1.0" encoding="UTF-8"?>`.',
    ca: 'Esborra-ho tot des de `<?` fins a `?>`. Només pot quedar a dalt de tot `<?xml version="1.0" encoding="UTF-8"?>`.',
  },
};

export const blowUp: SvgTexts = {
  what: {
    en: 'The picture repeats parts of itself so often that drawing it would take very long.',
    es: 'La imagen repite partes suyas tantas veces que tardaría mucho en dibujarse.',
    ca: 'La imatge repeteix parts seves tantes vegades que trigaria molt a dibuixar-se.',
  },
  why: {
    en: 'A small file can stand for millions of shapes and stop the browser of whoever opens the portal.',
    es: 'Un archivo pequeño puede representar millones de formas y bloquear el navegador de quien abra el portal.',
    ca: 'Un fitxer petit pot representar milions de formes i bloquejar el navegador de qui obri el portal.',
  },
  fix: {
    en: 'Export the picture without clones or symbols. Inkscape: Edit > Clone > Unlink Clone; Illustrator: Object > Expand.',
    es: 'Exporta la imagen sin clones ni símbolos. Inkscape: Edición > Clonar > Desvincular clon; Illustrator: Objeto > Expandir.',
    ca: 'Exporta la imatge sense clons ni símbols. Inkscape: Edita > Clona > Desvincula el clon; Illustrator: Objecte > Expandir.',
  },
};

export const circular: SvgTexts = {
  what: {
    en: 'A part of the picture contains itself through a reference.',
    es: 'Una parte de la imagen se contiene a sí misma por una referencia.',
    ca: 'Una part de la imatge es conté a si mateixa per una referència.',
  },
  why: {
    en: 'It could never be drawn to the end.',
    es: 'No se acabaría nunca de dibujar.',
    ca: 'No s’acabaria mai de dibuixar.',
  },
  fix: {
    en: 'Export the picture without clones or symbols. Inkscape: Edit > Clone > Unlink Clone; Illustrator: Object > Expand.',
    es: 'Exporta la imagen sin clones ni símbolos. Inkscape: Edición > Clonar > Desvincular clon; Illustrator: Objeto > Expandir.',
    ca: 'Exporta la imatge sense clons ni símbols. Inkscape: Edita > Clona > Desvincula el clon; Illustrator: Objecte > Expandir.',
  },
};

const encoding: SvgTexts = {
  what: {
    en: 'The first line says that the file is not in UTF-8, but it is.',
    es: 'La primera línea dice que el archivo no está en UTF-8, pero lo está.',
    ca: 'La primera línia diu que el fitxer no és en UTF-8, però ho és.',
  },
  why: {
    en: 'Programs that believe the line would read something else than what was checked.',
    es: 'Los programas que se fíen de la línea leerían algo distinto de lo que se comprobó.',
    ca: 'Els programes que es refiïn de la línia llegirien una cosa diferent de la que es va comprovar.',
  },
  fix: {
    en: 'Write `<?xml version="1.0" encoding="UTF-8"?>`, or delete the line.',
    es: 'Escribe `<?xml version="1.0" encoding="UTF-8"?>`, o borra la línea.',
    ca: 'Escriu `<?xml version="1.0" encoding="UTF-8"?>`, o esborra la línia.',
  },
};

const tooDeep: SvgTexts = {
  what: {
    en: 'Groups are nested too deeply here (more than 100).',
    es: 'Aquí hay demasiados grupos unos dentro de otros (más de 100).',
    ca: 'Aquí hi ha massa grups els uns dins dels altres (més de 100).',
  },
  why: {
    en: 'Programs that draw pictures give up on such files.',
    es: 'Los programas que dibujan desisten con archivos así.',
    ca: 'Els programes que dibuixen desisteixen amb fitxers així.',
  },
  fix: {
    en: 'Ungroup the drawing and export it again.',
    es: 'Desagrupa el dibujo y expórtalo otra vez.',
    ca: 'Desagrupa el dibuix i exporta’l una altra vegada.',
  },
};

/** Why the file was not read to its end. */
export const stopped = { doctype, instruction: processingInstruction, encoding, depth: tooDeep };
