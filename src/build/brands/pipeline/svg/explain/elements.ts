import { exportAgain, inert } from './svg-texts.ts';
import type { SvgTexts } from './svg-texts.ts';

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
      es: 'Borra todo desde `<script` hasta `</script>`. Si no sabes de dónde sale, no uses el fichero.',
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
      es: 'Redibújala como formas (Inkscape: Trayecto > Vectorizar mapa de bits), o usa un fichero PNG en lugar del SVG.',
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
      es: 'La fuente del texto no está en el fichero, así que se vería distinto en cada aparato.',
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
      es: 'Quita el efecto en el programa de dibujo y exporta otra vez, o usa un fichero PNG en lugar del SVG.',
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
