import type { Told } from '#build/diagnostics/told.ts';

/** What is wrong in an SVG file, before anyone knows which setting uses it. */
export interface SvgTexts {
  what: Told;
  why: Told;
  fix: Told;
}

export const inert = {
  en: 'A logo is shown as a picture, and the portal takes only files that can do nothing but draw.',
  es: 'Un logotipo se muestra como imagen, y el portal solo acepta ficheros que no puedan hacer más que dibujar.',
  ca: 'Un logotip es mostra com a imatge, i el portal només accepta fitxers que no puguin fer res més que dibuixar.',
};
export const exportAgain = {
  en: 'Ask whoever made the file to export it again',
  es: 'Pide a quien hizo el fichero que lo exporte otra vez',
  ca: 'Demana a qui va fer el fitxer que l’exporti una altra vegada',
};
