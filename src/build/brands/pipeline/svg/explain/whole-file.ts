import type { SvgTexts } from './svg-texts.ts';

const doctype: SvgTexts = {
  what: {
    en: 'The file has a `<!DOCTYPE …>` declaration.',
    es: 'El fichero tiene una declaración `<!DOCTYPE …>`.',
    ca: 'El fitxer té una declaració `<!DOCTYPE …>`.',
  },
  why: {
    en: 'Such declarations can define abbreviations that blow the file up or read other files; a picture does not need one.',
    es: 'Esas declaraciones pueden definir abreviaturas que hinchan el fichero o leen otros; una imagen no las necesita.',
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
    es: 'El fichero tiene una instrucción para otros programas (`<?…?>`).',
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
    es: 'Un fichero pequeño puede representar millones de formas y bloquear el navegador de quien abra el portal.',
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
    es: 'La primera línea dice que el fichero no está en UTF-8, pero lo está.',
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
    es: 'Los programas que dibujan desisten con ficheros así.',
    ca: 'Els programes que dibuixen desisteixen amb fitxers així.',
  },
  fix: {
    en: 'Ungroup the drawing and export it again.',
    es: 'Desagrupa el dibujo y expórtalo otra vez.',
    ca: 'Desagrupa el dibuix i exporta’l una altra vegada.',
  },
};

/** Why the file was not read to its end. */
export const whyStopped = { doctype, instruction: processingInstruction, encoding, depth: tooDeep };
