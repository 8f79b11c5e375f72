import { taxNumber } from '#core/contract/validation/tax-number.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { Problem } from '#build/diagnostics/problem.ts';
import { assetsOf } from '../assets.ts';
import { settingAt } from '../content/placeholders.ts';
import { type Draft, problemAt, type ProblemTexts, type Rule, type SettingPath } from '../draft.ts';
import { modelSettings } from '../new-brand/model.ts';

/** Hosts of chats that take messages from whoever knows the address. */
const webhooks =
  /(?:^|\.)(?:hooks\.slack\.com|webhook\.office\.com|discord(?:app)?\.com|chat\.googleapis\.com)$/;

/** A picture is taken for square up to this ratio of its sides. */
const nearlySquare = 1.2;

/** Characters of a text of the footer, which stands below every page: some lines on a phone. */
const longFooter = 400;

function doubtOf(draft: Draft, path: SettingPath, texts: Omit<ProblemTexts, 'code'>): Problem {
  return problemAt(draft, path, { code: 'doubtful-fact', severity: 'warning', ...texts });
}

function taxNumberDoubts(draft: Draft): Problem[] {
  const path = ['legal', 'nif'] as const;
  const nif = draft.settings.legal?.nif;
  if (nif === undefined || !draft.isSound(path) || nif === settingAt(modelSettings(draft.id), path))
    return [];
  if (taxNumber()(nif) === undefined) return [];
  return [
    doubtOf(draft, path, {
      what: {
        en: `\`legal.nif\` is \`${nif}\`, whose last character does not go with the others.`,
        es: `\`legal.nif\` es \`${nif}\`, y su último carácter no corresponde a los demás.`,
        ca: `\`legal.nif\` és \`${nif}\`, i l’últim caràcter no correspon als altres.`,
      },
      why: {
        en: 'It is computed from them, so a digit is wrong, or two are swapped, and the legal notice would say so.',
        es: 'Se calcula a partir de ellos: hay una cifra mal, o dos cambiadas, y así lo diría el aviso legal.',
        ca: 'Es calcula a partir d’ells: hi ha una xifra malament, o dues de canviades, i així ho diria l’avís legal.',
      },
      fix: {
        en: 'Compare it with the card of the tax office.',
        es: 'Compáralo con la tarjeta del NIF.',
        ca: 'Compara’l amb la targeta del NIF.',
      },
    }),
  ];
}

function reportDoubts(draft: Draft, name: 'urlInformes' | 'urlInformesSeguridad'): Problem[] {
  const address = draft.settings[name];
  if (!draft.isSound([name]) || !URL.canParse(address)) return [];
  if (!webhooks.test(new URL(address).hostname)) return [];
  return [
    doubtOf(draft, [name], {
      what: {
        en: `\`${name}\` is the address of a chat.`,
        es: `\`${name}\` es la dirección de un chat.`,
        ca: `\`${name}\` és l’adreça d’un xat.`,
      },
      why: {
        en: 'Every visitor can read it in what the portal sends, and write into that chat.',
        es: 'Cualquiera puede leerla en lo que envía el portal y escribir en ese chat.',
        ca: 'Qualsevol la pot llegir en el que envia el portal i escriure en aquest xat.',
      },
      fix: {
        en: 'Write the address of a program of your institution that takes the reports, or `""` for none.',
        es: 'Escribe la dirección de un programa de tu institución que reciba los avisos, o `""` si no hay.',
        ca: 'Escriu l’adreça d’un programa de la teva institució que rebi els avisos, o `""` si no n’hi ha.',
      },
    }),
  ];
}

async function iconDoubts(draft: Draft): Promise<Problem[]> {
  const { icono } = draft.settings;
  const file = icono === undefined ? undefined : (await assetsOf(draft)).value[icono];
  // By the same name another setting may mean a file of another folder.
  const size = file?.path.startsWith(draft.folderOf(['icono'])) ? file.size : undefined;
  if (!size || Math.max(size.width / size.height, size.height / size.width) <= nearlySquare) return [];
  return [
    doubtOf(draft, ['icono'], {
      what: {
        en: `The picture of \`icono\` is ${size.width} × ${size.height} pixels, far from square.`,
        es: `La imagen de \`icono\` mide ${size.width} × ${size.height} píxeles: está lejos de ser cuadrada.`,
        ca: `La imatge d’\`icono\` fa ${size.width} × ${size.height} píxels: és lluny de ser quadrada.`,
      },
      why: {
        en: 'Browsers and phones show icons in a square, so it would be very small, with empty stripes at two sides.',
        es: 'Los navegadores y los móviles muestran los iconos en un cuadrado: se vería muy pequeña, con franjas vacías a dos lados.',
        ca: 'Els navegadors i els mòbils mostren les icones en un quadrat: es veuria molt petita, amb franges buides a dos costats.',
      },
      fix: {
        en: 'Name a square picture: most institutions have a sign of their logo alone.',
        es: 'Indica una imagen cuadrada: casi todas las instituciones tienen un símbolo de su logotipo.',
        ca: 'Indica una imatge quadrada: gairebé totes les institucions tenen un símbol del seu logotip.',
      },
    }),
  ];
}

function footerDoubts(draft: Draft): Problem[] {
  const texts = Object.entries(draft.settings.footer?.textos ?? {}) as [Language, string][];
  return texts.flatMap(([language, text]) => {
    const path = ['footer', 'textos', language];
    const length = [...text].length;
    if (length <= longFooter || !draft.isSound(path)) return [];
    return [
      doubtOf(draft, path, {
        what: {
          en: `This text of the footer has ${length} characters.`,
          es: `Este texto del pie tiene ${length} caracteres.`,
          ca: `Aquest text del peu té ${length} caràcters.`,
        },
        why: {
          en: 'It stands below every page, so on a phone the links of the footer would come after screens of text.',
          es: 'Está debajo de todas las páginas: en un móvil, los enlaces del pie vendrían tras pantallas de texto.',
          ca: 'És a sota de totes les pàgines: en un mòbil, els enllaços del peu vindrien després de pantalles de text.',
        },
        fix: {
          en: `Keep to ${longFooter} characters, and put the rest into a page such as \`ayuda.md\`, to which \`footer.enlaces\` can lead.`,
          es: `No pases de ${longFooter} caracteres y pon lo demás en una página como \`ayuda.md\`, a la que puede llevar \`footer.enlaces\`.`,
          ca: `No passis de ${longFooter} caràcters i posa la resta en una pàgina com \`ayuda.md\`, a la qual pot portar \`footer.enlaces\`.`,
        },
      }),
    ];
  });
}

/** Values that have the right form and can hardly be right. */
export const doubtfulFacts: Rule = async (draft) => [
  ...taxNumberDoubts(draft),
  ...reportDoubts(draft, 'urlInformes'),
  ...reportDoubts(draft, 'urlInformesSeguridad'),
  ...footerDoubts(draft),
  ...(await iconDoubts(draft)),
];
