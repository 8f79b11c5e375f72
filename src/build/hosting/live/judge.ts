import type { Told } from '#build/diagnostics/told.ts';
import type { CacheRule } from '../cache.ts';
import { cacheRuleOf } from '../cache.ts';
import { contentType, isCompressible, worthCompressing } from '../content-types.ts';
import type { HostRules } from '../rules.ts';
import type { LiveAnswer } from './ask.ts';
import type { Finding } from './findings.ts';

/** A file as the manifest of a bundle lists it. */
export interface LiveFile {
  path: string;
  size: number;
  sha256: string;
}

const pack = {
  en: 'Use the files of `hosting/` in the bundle for this kind of host; docs/hosting.md says how.',
  es: 'Usa los ficheros de `hosting/` del sitio construido para este tipo de servidor; docs/hosting.md dice cómo.',
  ca: 'Fes servir els fitxers de `hosting/` del lloc construït per a aquest tipus de servidor; docs/hosting.md diu com.',
};

const found = (code: string, what: Told, why: Told, fix: Told = pack): Finding => ({
  code,
  severity: 'error',
  what,
  why,
  fix,
});

/** Whether a browser may use a copy without asking. */
const isKept = (cacheControl: string): boolean =>
  /\bmax-age=0*[1-9]/.test(cacheControl) && !/\bno-(?:cache|store)\b/.test(cacheControl);

function* judgeCache({ headers }: LiveAnswer, rule: CacheRule): Generator<Finding> {
  const value = headers.get('cache-control') ?? '';
  if (rule.class === 'immutable' && !isKept(value))
    yield {
      ...found(
        'host-cache',
        {
          en: `{} may not be kept by browsers: \`Cache-Control\` is \`${value || 'missing'}\`, not \`${rule.cacheControl}\`.`,
          es: `Los navegadores no pueden guardar {}: \`Cache-Control\` es \`${value || '(nada)'}\`, no \`${rule.cacheControl}\`.`,
          ca: `Els navegadors no poden desar {}: \`Cache-Control\` és \`${value || '(res)'}\`, no \`${rule.cacheControl}\`.`,
        },
        {
          en: 'Its name changes with its content. Asked for anew at each visit, it makes the portal slow.',
          es: 'Su nombre cambia con su contenido. Pedirlo otra vez en cada visita hace lento el portal.',
          ca: 'El seu nom canvia amb el contingut. Demanar-lo una altra vegada a cada visita fa lent el portal.',
        },
      ),
      severity: 'warning',
    };
  if (rule.class !== 'immutable' && (value === '' || isKept(value)))
    yield found(
      'host-cache',
      {
        en: `{} may be kept by browsers: \`Cache-Control\` is \`${value || 'missing'}\`, not \`${rule.cacheControl}\`.`,
        es: `Los navegadores pueden guardar {}: \`Cache-Control\` es \`${value || '(nada)'}\`, no \`${rule.cacheControl}\`.`,
        ca: `Els navegadors poden desar {}: \`Cache-Control\` és \`${value || '(res)'}\`, no \`${rule.cacheControl}\`.`,
      },
      {
        en: 'Its name stays the same. Visitors go on with the old one after an update, and with files that are gone.',
        es: 'Su nombre no cambia. Después de una actualización se seguiría con lo antiguo y con ficheros que ya no están.',
        ca: 'El seu nom no canvia. Després d’una actualització se seguiria amb l’antic i amb fitxers que ja no hi són.',
      },
    );
}

function* judgeType({ headers }: LiveAnswer, file: string): Generator<Finding> {
  const [wanted, value] = [contentType(file), headers.get('content-type') ?? ''];
  const essence = (type: string): string =>
    type
      .replace(/;.*/, '')
      .trim()
      .toLowerCase()
      .replace(/^(?:application|text)\/(?:x-)?(javascript|xml)$/, '$1')
      .replace('vnd.microsoft.icon', 'x-icon');
  if (essence(value) !== essence(wanted))
    yield found(
      'host-type',
      {
        en: `{} is sent as \`${value || 'nothing'}\`, not as \`${wanted}\`.`,
        es: `{} se envía como \`${value || '(nada)'}\`, no como \`${wanted}\`.`,
        ca: `{} s’envia com a \`${value || '(res)'}\`, no com a \`${wanted}\`.`,
      },
      {
        en: 'Browsers do not use a style, a script or a manifest of another type.',
        es: 'Los navegadores no usan un estilo, un script ni un manifiesto de otro tipo.',
        ca: 'Els navegadors no fan servir un estil, un script ni un manifest d’un altre tipus.',
      },
    );
}

/** What is wrong with the headers that every answer has. */
export function* judgeHeaders(
  { headers }: LiveAnswer,
  { headers: { always, overHttps } }: HostRules,
  isSecure: boolean,
): Generator<Finding> {
  for (const [name, wanted] of Object.entries({ ...always, ...(isSecure && overHttps) })) {
    const value = headers.get(name);
    const isEnough =
      name === 'strict-transport-security' ? /max-age=[1-9]\d{6}/.test(value ?? '') : value === wanted;
    if (!isEnough)
      yield found(
        'host-header',
        {
          en: `{} has ${value === undefined ? `no header \`${name}\`` : `\`${name}: ${value}\``}, and should have \`${name}: ${wanted}\`.`,
          es: `{} ${value === undefined ? `no tiene la cabecera \`${name}\`` : `tiene \`${name}: ${value}\``}, y debería tener \`${name}: ${wanted}\`.`,
          ca: `{} ${value === undefined ? `no té la capçalera \`${name}\`` : `té \`${name}: ${value}\``}, i hauria de tenir \`${name}: ${wanted}\`.`,
        },
        {
          en: 'It protects visitors from pages of others and from what the portal never does.',
          es: 'Protege a quien visita el portal de páginas ajenas y de lo que el portal no hace nunca.',
          ca: 'Protegeix qui visita el portal de pàgines d’altri i del que el portal no fa mai.',
        },
      );
  }
}

/** What is wrong with an answer that should send a file. */
export function* judgeFile(
  answer: LiveAnswer,
  file: LiveFile,
  rules: HostRules,
  status = 200,
): Generator<Finding> {
  if (answer.status !== status) {
    yield found(
      'host-status',
      {
        en: `{} is answered with ${answer.status}, not with ${status}.`,
        es: `A {} se responde con ${answer.status}, no con ${status}.`,
        ca: `A {} es respon amb ${answer.status}, no amb ${status}.`,
      },
      status === 404
        ? {
            en: 'A page in the place of a missing file breaks tabs that were open during an update, and search engines list it.',
            es: 'Una página en lugar de un fichero que falta rompe las pestañas abiertas durante una actualización, y los buscadores la recogen.',
            ca: 'Una pàgina en lloc d’un fitxer que falta trenca les pestanyes obertes durant una actualització, i els cercadors la recullen.',
          }
        : { en: 'Visitors do not get there.', es: 'No se puede llegar ahí.', ca: 'No s’hi pot arribar.' },
      status === 404
        ? pack
        : {
            en: `Upload the whole bundle, in the order of docs/hosting.md. Else: ${pack.en}`,
            es: `Sube el sitio completo, en el orden de docs/hosting.md. Si no: ${pack.es}`,
            ca: `Puja el lloc complet, en l’ordre de docs/hosting.md. Si no: ${pack.ca}`,
          },
    );
    return;
  }
  if (answer.sha256 !== file.sha256)
    yield found(
      'host-content',
      {
        en: `{} has not the content of \`${file.path}\` in the bundle.`,
        es: `{} no tiene el contenido de \`${file.path}\` del sitio construido.`,
        ca: `{} no té el contingut de \`${file.path}\` del lloc construït.`,
      },
      {
        en: 'It is of another release, was changed on the way, or is another page.',
        es: 'Es de otra versión, se ha cambiado por el camino o es otra página.',
        ca: 'És d’una altra versió, s’ha canviat pel camí o és una altra pàgina.',
      },
      {
        en: 'Upload the file again, empty the cache of the host, and switch off what rewrites pages.',
        es: 'Sube otra vez el fichero, vacía la caché del servidor y desactiva lo que reescriba páginas.',
        ca: 'Puja una altra vegada el fitxer, buida la memòria cau del servidor i desactiva el que reescrigui pàgines.',
      },
    );
  yield* judgeType(answer, file.path);
  yield* judgeCache(answer, cacheRuleOf(file.path, rules.caching));
  if (
    status === 200 &&
    file.size >= worthCompressing &&
    isCompressible(contentType(file.path)) &&
    !answer.headers.get('content-encoding')
  )
    yield {
      ...found(
        'host-compression',
        {
          en: '{} is sent without compression.',
          es: '{} se envía sin comprimir.',
          ca: '{} s’envia sense comprimir.',
        },
        {
          en: 'It is several times larger so.',
          es: 'Así ocupa varias veces más.',
          ca: 'Així ocupa unes quantes vegades més.',
        },
      ),
      severity: 'warning',
    };
}
