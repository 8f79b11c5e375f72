import { isExternalAddress } from '#core/shared/is-external-address.ts';
import type { StartTag } from '../html/html-reader.ts';
import { isPageData, type CspAllowlist } from '../pages/csp-allowlist.ts';

/** Elements that pages are made of. */
const elements = new Set(
  (
    'html head title meta link script style body noscript ' +
    'header main footer nav aside section article search div p h1 h2 h3 h4 h5 h6 blockquote pre hr br ' +
    'ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr th td figure figcaption ' +
    'a abbr b bdi cite code data del em i ins kbd mark q s small span strong sub sup time u wbr img ' +
    'form fieldset legend label input button select optgroup option datalist textarea output progress meter ' +
    'details summary dialog template svg astro-island astro-slot astro-static-slot'
  ).split(' '),
);

/** Elements of drawings inside pages, which are read by other rules: nothing of a page may stand in them. */
const drawn = new Set('g path circle ellipse line polyline polygon rect'.split(' '));

/** Attributes that load, send or run something in ways that no page needs. */
const refused =
  /^(?:on.*|style|srcdoc|srcset|imagesrcset|formaction|ping|background|data|manifest|xlink:.*)$/;

/** What a `<link>` may be for, and whether it may lead out of the portal. */
const relations: Readonly<Record<string, 'own' | 'any'>> = {
  stylesheet: 'own',
  preload: 'own',
  expect: 'own',
  icon: 'own',
  'apple-touch-icon': 'own',
  manifest: 'own',
  canonical: 'any',
  alternate: 'any',
};

const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** Attributes that only some elements may have. */
const owners: Readonly<Record<string, readonly string[]>> = {
  href: ['a', 'link'],
  src: ['img', 'script'],
  action: ['form'],
};

/** Attributes whose address must be the portal's own. */
const loads = ['action', 'component-url', 'renderer-url', 'before-hydration-url'];

/** Whether people can follow a link: not one that runs or shows what stands in it. */
function isFollowed(address: string): boolean {
  const page = 'https://portal.invalid/';
  return URL.canParse(address, page) && schemes.has(new URL(address, page).protocol);
}

/** Whether an element may stand here. */
export function isAllowed(name: string, isInDrawing: boolean): boolean {
  return isInDrawing ? drawn.has(name) || name === 'svg' : elements.has(name);
}

/** What is wrong with an element itself, wherever it stands. */
export function faultsOf(start: StartTag, known: CspAllowlist): string[] {
  const value = (name: string): string | undefined => start.attributes.get(name)?.value;
  const faults = [...start.attributes.keys()].flatMap((name) => {
    if (name === 'style') return ['a style attribute'];
    if (name.startsWith('on')) return [`an inline event handler (${name})`];
    if (refused.test(name) || owners[name]?.includes(start.name) === false)
      return [`the attribute ${name} of <${start.name}>, which no page needs`];
    return /^[a-z][\w.:-]*$/.test(name) ? [] : [`markup that is broken: <${start.name} ${name}`];
  });
  for (const name of loads) {
    const address = value(name);
    if (address !== undefined && isExternalAddress(address))
      faults.push(`an address outside the portal in ${name} (${address})`);
  }
  switch (start.name) {
    case 'script':
      return [...faults, ...scriptFaults(start, known)];
    case 'style':
      if (known.sheet(start) === undefined || start.attributes.size > 0)
        faults.push(`an inline style sheet that the generator did not make: ${begin(start.content)}`);
      return faults;
    case 'meta':
      if ((value('http-equiv') ?? 'content-security-policy') !== 'content-security-policy')
        faults.push(`a <meta http-equiv="${value('http-equiv')}">`);
      return faults;
    case 'img': {
      const source = value('src') ?? '';
      if (isExternalAddress(source) && !source.startsWith('data:image/'))
        faults.push(`a picture from elsewhere (${source})`);
      return faults;
    }
    case 'link':
      return [...faults, ...linkFaults(value('rel') ?? '', value('href') ?? '')];
    case 'a': {
      const address = value('href');
      if (address !== undefined && !isFollowed(address))
        faults.push(`a link that is no address of a page, a mail or a telephone (${address})`);
      return faults;
    }
    default:
      return faults;
  }
}

function linkFaults(relation: string, address: string): string[] {
  const reach = relations[relation];
  if (!reach) return [`a <link rel="${relation}">`];
  return reach === 'own' && isExternalAddress(address) ? [`a ${relation} from elsewhere (${address})`] : [];
}

function scriptFaults(start: StartTag, known: CspAllowlist): string[] {
  const source = start.attributes.get('src')?.value;
  if (source !== undefined)
    return known.isLoadable(source)
      ? []
      : [`a script from an address that the generator does not know (${source})`];
  if (isPageData(start)) return isJson(start.content) ? [] : ['data that is no JSON'];
  return known.script(start)
    ? []
    : [`an inline script that the generator did not make: ${begin(start.content)}`];
}

function isJson(text = ''): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The beginning of a text, for messages. */
function begin(text = ''): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
