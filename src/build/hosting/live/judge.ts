import type { Told } from '#build/diagnostics/told.ts';
import type { CacheRule } from '../cache.ts';
import { cacheRuleOf } from '../cache.ts';
import { contentType, isCompressible, worthCompressing } from '../content-types.ts';
import { headersOf, type HostRules } from '../rules.ts';
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
        en: `{} {is|are} sent as \`${value || 'nothing'}\`, not as \`${wanted}\`.`,
        es: `{} se {envía|envían} como \`${value || '(nada)'}\`, no como \`${wanted}\`.`,
        ca: `{} {s’envia|s’envien} com a \`${value || '(res)'}\`, no com a \`${wanted}\`.`,
      },
      {
        en: 'Browsers do not use a style, a script or a manifest of another type.',
        es: 'Los navegadores no usan un estilo, un script ni un manifiesto de otro tipo.',
        ca: 'Els navegadors no fan servir un estil, un script ni un manifest d’un altre tipus.',
      },
    );
}

/**
 * What is wrong with the headers of an answer, besides those of its type and its caching.
 * @param file the one that is sent
 */
export function* judgeHeaders(
  { headers }: LiveAnswer,
  file: string,
  rules: HostRules,
  isSecure: boolean,
): Generator<Finding> {
  const wantedHeaders = { ...headersOf(rules, file), ...(isSecure && rules.headers.overHttps) };
  for (const [name, wanted] of Object.entries(wantedHeaders)) {
    const value = headers.get(name);
    // Some hosts send the policy of every answer beside that of drawings: browsers keep to both.
    const both = `${rules.headers.always[name]}, ${wanted}`;
    const isEnough =
      name === 'strict-transport-security'
        ? /max-age=[1-9]\d{6}/.test(value ?? '')
        : value === wanted || (name in rules.headers.drawings && value === both);
    if (!isEnough)
      yield found(
        'host-header',
        {
          en: `{} {has|have} ${value === undefined ? `no header \`${name}\`` : `\`${name}: ${value}\``}, and should have \`${name}: ${wanted}\`.`,
          es: `{} ${value === undefined ? `no {tiene|tienen} la cabecera \`${name}\`` : `{tiene|tienen} \`${name}: ${value}\``}, y {debería|deberían} tener \`${name}: ${wanted}\`.`,
          ca: `{} ${value === undefined ? `no {té|tenen} la capçalera \`${name}\`` : `{té|tenen} \`${name}: ${value}\``}, i {hauria|haurien} de tenir \`${name}: ${wanted}\`.`,
        },
        {
          en: 'It protects visitors from pages of others and from what the portal never does.',
          es: 'Protege a quien visita el portal de páginas ajenas y de lo que el portal no hace nunca.',
          ca: 'Protegeix qui visita el portal de pàgines d’altri i del que el portal no fa mai.',
        },
      );
  }
}

/**
 * What is wrong with the caching of an answer that says that nothing is there, under a name that a file could have whose
 * name changes with its content. Some hosts go by the address, and cannot say otherwise.
 */
function* judgeMissing({ headers }: LiveAnswer): Generator<Finding> {
  const value = headers.get('cache-control') ?? '';
  if (value === '' || isKept(value))
    yield {
      ...found(
        'host-cache',
        {
          en: `Browsers may keep that {} {is|are} missing: \`Cache-Control\` is \`${value || 'missing'}\`, not \`no-store\`.`,
          es: `Los navegadores pueden guardar que {} no {está|están}: \`Cache-Control\` es \`${value || '(nada)'}\`, no \`no-store\`.`,
          ca: `Els navegadors poden desar que {} no hi {és|són}: \`Cache-Control\` és \`${value || '(res)'}\`, no \`no-store\`.`,
        },
        {
          en: 'Whoever asked for a file of a release that is gone goes without it, even when that release is brought back.',
          es: 'Quien pidió un fichero de una versión que ya no está se queda sin él, aunque esa versión vuelva.',
          ca: 'Qui va demanar un fitxer d’una versió que ja no hi és es queda sense, encara que aquella versió torni.',
        },
        {
          en: 'Build with `--keep 3`: then open tabs find the files of earlier releases. Netlify and Firebase cannot do otherwise; other hosts: see docs/hosting.md.',
          es: 'Construye con `--keep 3`: así las pestañas abiertas encuentran los ficheros de versiones anteriores. Netlify y Firebase no pueden hacerlo de otro modo; para los demás, mira docs/hosting.md.',
          ca: 'Construeix amb `--keep 3`: així les pestanyes obertes troben els fitxers de versions anteriors. Netlify i Firebase no ho poden fer d’una altra manera; per als altres, mira docs/hosting.md.',
        },
      ),
      severity: 'warning',
    };
}

/**
 * What is wrong with an answer that should send a file.
 * @param status 404 where the file stands for what is not there
 * @param asked path that was asked for
 */
export function* judgeFile(
  answer: LiveAnswer,
  file: LiveFile,
  rules: HostRules,
  asked: string,
  status: number,
): Generator<Finding> {
  if (answer.status !== status) {
    yield found(
      'host-status',
      {
        en: `{} {is|are} answered with ${answer.status}, not with ${status}.`,
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
        en: '{} {has|have} not the content that the bundle has there.',
        es: '{} no {tiene|tienen} el contenido que hay ahí en el sitio construido.',
        ca: '{} no {té|tenen} el contingut que hi ha al lloc construït.',
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
  if (status === 404 && cacheRuleOf(asked.slice(1), rules.caching).class === 'immutable')
    yield* judgeMissing(answer);
  else yield* judgeCache(answer, cacheRuleOf(file.path, rules.caching));
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
          en: '{} {is|are} sent without compression.',
          es: '{} se {envía|envían} sin comprimir.',
          ca: '{} {s’envia|s’envien} sense comprimir.',
        },
        {
          en: 'Text is several times larger so.',
          es: 'El texto ocupa así varias veces más.',
          ca: 'El text ocupa així unes quantes vegades més.',
        },
      ),
      severity: 'warning',
    };
}
