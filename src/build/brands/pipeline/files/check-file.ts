import type { Told } from '#build/diagnostics/told.ts';
import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import type { PictureSize } from '#core/brand/brand.ts';
import { locationAt, wholeFile } from '#build/diagnostics/positions.ts';
import type { Location } from '#build/diagnostics/problem.ts';
import { workingOn } from '#build/isolation/serve.ts';
import type { ProblemTexts } from '../draft.ts';
import { checkSvg } from '../svg/check-svg.ts';
import { decodePicture, mostPixels, ratioLimit, shapeFault } from './decode-picture.ts';
import { endingsOf, type Format, formats, recognise } from './kinds.ts';
import type { FileUse } from './kinds.ts';
import { woff2Fault } from './woff2.ts';
import { decodeUtf8, notUtf8 } from './read-text.ts';

/** Something wrong with a file: at a place inside it, or (without one) where it is named. */
export interface FileMistake {
  texts: ProblemTexts;
  inside?: Location;
}

export interface CheckedFile {
  mistakes: FileMistake[];
  /** Of a picture without mistakes. */
  size?: PictureSize;
}

const uses: Record<FileUse, Told> = {
  picture: { en: 'a picture', es: 'una imagen', ca: 'una imatge' },
  icon: { en: 'an icon', es: 'un icono', ca: 'una icona' },
  font: { en: 'a font', es: 'una fuente', ca: 'una font' },
  style: { en: 'a style sheet', es: 'una hoja de estilos', ca: 'un full d’estils' },
};

export function extensionOf(path: string): string {
  return extname(path).slice(1).toLowerCase();
}

function checkEnding(name: string, use: FileUse): ProblemTexts | undefined {
  const endings = endingsOf[use];
  if (endings.includes(extensionOf(name))) return undefined;
  const wanted = endings.map((ending) => `.${ending}`).join(', ');
  return {
    code: 'wrong-file-type',
    what: {
      en: `\`${name}\` cannot be used as ${uses[use].en}.`,
      es: `\`${name}\` no sirve como ${uses[use].es}.`,
      ca: `\`${name}\` no serveix com a ${uses[use].ca}.`,
    },
    why: {
      en: `${endings.length === 1 ? 'Only files that end in' : 'Only files that end in one of'} ${wanted} work there in every browser.`,
      es: `En ese lugar solo funcionan en todos los navegadores los ficheros que acaban en ${wanted}.`,
      ca: `En aquest lloc només funcionen a tots els navegadors els fitxers que acaben en ${wanted}.`,
    },
    fix: {
      en: `Save it in another format (renaming the file is not enough) and write the path of that file.`,
      es: 'Guárdalo en otro formato (no basta con cambiarle el nombre) y escribe la ruta de ese fichero.',
      ca: 'Desa’l en un altre format (no n’hi ha prou de canviar-li el nom) i escriu la ruta d’aquest fitxer.',
    },
  };
}

function size(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

const smaller: Record<FileUse, Told> = {
  picture: {
    en: 'Reduce it: a photo as JPEG or WebP with 1920 pixels in width is enough; a logo is best redrawn as SVG.',
    es: 'Redúcela: para una foto bastan 1920 píxeles de ancho en JPEG o WebP; un logotipo, mejor redibujarlo como SVG.',
    ca: 'Redueix-la: per a una foto n’hi ha prou amb 1920 píxels d’amplada en JPEG o WebP; un logotip, millor redibuixar-lo com a SVG.',
  },
  icon: {
    en: 'Reduce it: 512 by 512 pixels are enough, and an SVG is best.',
    es: 'Redúcelo: bastan 512 por 512 píxeles, y lo mejor es un SVG.',
    ca: 'Redueix-la: n’hi ha prou amb 512 per 512 píxels, i el millor és un SVG.',
  },
  font: {
    en: 'Ask for the font with only the letters that your languages need ("Latin subset").',
    es: 'Pide la fuente solo con las letras que necesitan tus idiomas («Latin subset»).',
    ca: 'Demana la font només amb les lletres que necessiten les teves llengües («Latin subset»).',
  },
  style: {
    en: 'Take out what the portal does not need, such as the styles of another website.',
    es: 'Quita lo que el portal no necesita, como los estilos de otro sitio web.',
    ca: 'Treu el que el portal no necessita, com ara els estils d’un altre lloc web.',
  },
};

const rounded = (pixels: number): string => String(Math.round(pixels * 10) / 10);

function checkShape(name: string, size: PictureSize, isVector: boolean): ProblemTexts | undefined {
  const fault = shapeFault(size, isVector);
  const [wide, high] = [rounded(size.width), rounded(size.height)];
  const most = mostPixels(isVector);
  if (fault === 'large') {
    return {
      code: 'picture-too-large',
      what: {
        en: `\`${name}\` has ${wide} by ${high} pixels; at most ${most} on each side are allowed.`,
        es: `\`${name}\` tiene ${wide} por ${high} píxeles; se admiten ${most} por lado como máximo.`,
        ca: `\`${name}\` té ${wide} per ${high} píxels; se n’admeten ${most} per costat com a màxim.`,
      },
      why: {
        en: 'No screen shows so many, and making the pages would take long.',
        es: 'Ninguna pantalla muestra tantos, y hacer las páginas llevaría mucho tiempo.',
        ca: 'Cap pantalla no en mostra tants, i fer les pàgines trigaria molt.',
      },
      fix: {
        en: 'Reduce the picture: 1920 pixels in width are enough for a background, 1024 for a logo.',
        es: 'Reduce la imagen: bastan 1920 píxeles de ancho para un fondo y 1024 para un logotipo.',
        ca: 'Redueix la imatge: n’hi ha prou amb 1920 píxels d’amplada per a un fons i 1024 per a un logotip.',
      },
    };
  }
  return (
    fault && {
      code: 'picture-too-narrow',
      what: {
        en: `\`${name}\` has ${wide} by ${high} pixels: one side is more than ${ratioLimit} times the other.`,
        es: `\`${name}\` tiene ${wide} por ${high} píxeles: un lado mide más de ${ratioLimit} veces el otro.`,
        ca: `\`${name}\` té ${wide} per ${high} píxels: un costat fa més de ${ratioLimit} vegades l’altre.`,
      },
      why: {
        en: 'Where it is shown it would be thinner than a line, and no icon can be made of it.',
        es: 'Donde se muestra sería más fina que una línea, y no se puede hacer un icono con ella.',
        ca: 'On es mostra seria més prima que una línia, i no se’n pot fer cap icona.',
      },
      fix: {
        en: 'Cut off what is empty, or draw it in another shape.',
        es: 'Recorta lo que está vacío, o dibújala con otra forma.',
        ca: 'Retalla el que és buit, o dibuixa-la amb una altra forma.',
      },
    }
  );
}

async function checkPicture(
  name: string,
  bytes: Buffer,
  isVector: boolean,
  known: string | undefined,
): Promise<CheckedFile> {
  try {
    const size = await decodePicture(bytes, isVector, known);
    const wrong = checkShape(name, size, isVector);
    return wrong ? { mistakes: [{ texts: wrong }] } : { mistakes: [], size };
  } catch {
    const texts: ProblemTexts = {
      code: 'wrong-file-content',
      what: {
        en: `\`${name}\` is damaged and cannot be read.`,
        es: `\`${name}\` está dañado y no se puede leer.`,
        ca: `\`${name}\` està malmès i no es pot llegir.`,
      },
      why: {
        en: 'Browsers would show a gap, or half a picture.',
        es: 'Los navegadores mostrarían un hueco o media imagen.',
        ca: 'Els navegadors mostrarien un buit o mitja imatge.',
      },
      fix: {
        en: 'Save the picture again from the program it was made with, and copy the file again.',
        es: 'Guarda otra vez la imagen en el programa con el que se hizo y copia de nuevo el fichero.',
        ca: 'Desa una altra vegada la imatge al programa amb què es va fer i torna a copiar el fitxer.',
      },
    };
    return { mistakes: [{ texts }] };
  }
}

function checkFont(name: string, bytes: Buffer): ProblemTexts | undefined {
  const fault = woff2Fault(bytes);
  if (fault === undefined) return undefined;
  return {
    code: 'wrong-file-content',
    what: {
      en: `\`${name}\` begins like a font but is none: ${fault.en}.`,
      es: `\`${name}\` empieza como una fuente, pero no lo es: ${fault.es}.`,
      ca: `\`${name}\` comença com una font, però no ho és: ${fault.ca}.`,
    },
    why: {
      en: 'Browsers would not load it, and show the texts in a font of their own.',
      es: 'Los navegadores no la cargarían y mostrarían los textos con una fuente suya.',
      ca: 'Els navegadors no la carregarien i mostrarien els textos amb una font seva.',
    },
    fix: {
      en: 'Download or export the font again as woff2, and copy the file again.',
      es: 'Descarga o exporta la fuente otra vez como woff2 y copia de nuevo el fichero.',
      ca: 'Baixa o exporta la font una altra vegada com a woff2 i torna a copiar el fitxer.',
    },
  };
}

function checkVector(path: string, bytes: Buffer): FileMistake[] {
  const text = decodeUtf8(bytes);
  if (text === undefined) return [{ texts: notUtf8, inside: wholeFile(path) }];
  return checkSvg(text).map(({ span: [start, end], styles: _, ...texts }) => ({
    texts,
    inside: locationAt(path, text, start, end),
  }));
}

/** What a file is that has the ending of another format, as far as that can be told. */
function otherFormat(format: Format, bytes: Buffer): Told | undefined {
  const really = recognise(bytes);
  return really?.en === format.name.en ? undefined : really;
}

function wrongContent(name: string, format: Format, other: Told | undefined): ProblemTexts {
  return {
    code: 'wrong-file-content',
    what: {
      en: `\`${name}\` is not ${format.name.en}${other ? `, but ${other.en}` : ''}.`,
      es: `\`${name}\` no es ${format.name.es}${other ? `, sino ${other.es}` : ''}.`,
      ca: `\`${name}\` no és ${format.name.ca}${other ? `, sinó ${other.ca}` : ''}.`,
    },
    why: {
      en: 'The ending of a name does not change what is in the file, and browsers would show nothing.',
      es: 'El final del nombre no cambia lo que hay dentro, y los navegadores no mostrarían nada.',
      ca: 'El final del nom no canvia el que hi ha a dins, i els navegadors no mostrarien res.',
    },
    fix: other
      ? {
          en: `Save it as ${format.name.en} in the program it was made with, or give the file its right ending.`,
          es: `Guárdalo como ${format.name.es} en el programa con el que se hizo, o ponle al fichero el final que le corresponde.`,
          ca: `Desa’l com a ${format.name.ca} al programa amb què es va fer, o posa al fitxer el final que li correspon.`,
        }
      : {
          en: `The file is damaged or cut off: save it again as ${format.name.en}.`,
          es: `El fichero está dañado o cortado: guárdalo otra vez como ${format.name.es}.`,
          ca: `El fitxer està malmès o tallat: desa’l una altra vegada com a ${format.name.ca}.`,
        },
  };
}

/**
 * What is wrong with a file for its use: ending, size, content.
 * @param path absolute
 * @param name as it is written
 * @param known folder that keeps what was found of pictures
 */
export async function checkFile(
  path: string,
  name: string,
  use: FileUse,
  known?: string,
): Promise<CheckedFile> {
  const refused = (texts: ProblemTexts): CheckedFile => ({ mistakes: [{ texts }] });
  const ending = checkEnding(name, use);
  if (ending) return refused(ending);
  const format = formats[extensionOf(name)];
  if (!format) throw new Error(`No format for ${name}`);
  const bytesOnDisk = statSync(path).size;
  if (bytesOnDisk > format.limit) {
    const texts: ProblemTexts = {
      code: 'file-too-large',
      what: {
        en: `\`${name}\` has ${size(bytesOnDisk)}; ${uses[use].en} of this kind may have at most ${size(format.limit)}.`,
        es: `\`${name}\` ocupa ${size(bytesOnDisk)}; ${uses[use].es} de este tipo puede ocupar ${size(format.limit)} como máximo.`,
        ca: `\`${name}\` ocupa ${size(bytesOnDisk)}; ${uses[use].ca} d’aquest tipus pot ocupar ${size(format.limit)} com a màxim.`,
      },
      why: {
        en: 'Everybody who opens the portal has to load it, on a phone too.',
        es: 'Tiene que cargarlo quien abra el portal, también en el móvil.',
        ca: 'L’ha de carregar qui obri el portal, també al mòbil.',
      },
      fix: smaller[use],
    };
    return refused(texts);
  }
  workingOn(path);
  const bytes = readFileSync(path);
  if (extensionOf(name) === 'svg') {
    const other = otherFormat(format, bytes);
    if (other) return refused(wrongContent(name, format, other));
    const mistakes = checkVector(path, bytes);
    return mistakes.length > 0 ? { mistakes } : checkPicture(name, bytes, true, known);
  }
  if (!format.begins) return { mistakes: [] };
  if (!format.begins(bytes)) {
    return refused(wrongContent(name, format, otherFormat(format, bytes)));
  }
  if (use !== 'font') return checkPicture(name, bytes, false, known);
  const wrong = checkFont(name, bytes);
  return wrong ? refused(wrong) : { mistakes: [] };
}
