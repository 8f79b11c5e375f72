import { isExternalAddress } from '#core/shared/is-external-address.ts';
import type { StartTag } from '../html/html-reader.ts';
import { isPageData, type CspAllowlist } from '../pages/csp-allowlist.ts';

/** HTML elements allowed in pages. */
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

/**
 * SVG elements allowed in pages. Inside a drawing other parsing rules apply, so no HTML element may be there.
 */
const svgElements = new Set('g path circle ellipse line polyline polygon rect'.split(' '));

/** Attributes that load, send or run something in ways that no page needs. */
const refusedAttributes =
  /^(?:on.*|style|srcdoc|srcset|imagesrcset|formaction|ping|background|data|manifest|xlink:.*)$/;

/** Allowed relations of a `<link>`: `own` only to addresses of the portal, `any` also to others. */
const linkRelations: Readonly<Record<string, 'own' | 'any'>> = {
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
const attributeOwners: Readonly<Record<string, readonly string[]>> = {
  href: ['a', 'link'],
  src: ['img', 'script'],
  action: ['form'],
};

/** Attributes whose address must be the portal's own. */
const ownAddressAttributes = ['action', 'component-url', 'renderer-url', 'before-hydration-url'];

/**
 * Whether a link navigates to a page, a mail or a telephone, instead of running or showing its own content.
 */
function isSafeLink(address: string): boolean {
  const page = 'https://portal.invalid/';
  return URL.canParse(address, page) && schemes.has(new URL(address, page).protocol);
}

/** Whether an element is allowed in a page, or inside a drawing. */
export function isAllowed(name: string, isInDrawing: boolean): boolean {
  return isInDrawing ? svgElements.has(name) || name === 'svg' : elements.has(name);
}

/** Faults of an element itself, independent of its context. */
export function faultsOf(tag: StartTag, allowlist: CspAllowlist): string[] {
  const value = (name: string): string | undefined => tag.attributes.get(name)?.value;
  const faults = [...tag.attributes.keys()].flatMap((name) => {
    if (name === 'style') return ['a style attribute'];
    if (name.startsWith('on')) return [`an inline event handler (${name})`];
    if (refusedAttributes.test(name) || attributeOwners[name]?.includes(tag.name) === false)
      return [`the attribute ${name} of <${tag.name}>, which no page needs`];
    return /^[a-z][\w.:-]*$/.test(name) ? [] : [`markup that is broken: <${tag.name} ${name}`];
  });
  for (const name of ownAddressAttributes) {
    const address = value(name);
    if (address !== undefined && isExternalAddress(address))
      faults.push(`an address outside the portal in ${name} (${address})`);
  }
  switch (tag.name) {
    case 'script':
      return [...faults, ...scriptFaults(tag, allowlist)];
    case 'style':
      if (allowlist.sheet(tag) === undefined || tag.attributes.size > 0)
        faults.push(`an inline style sheet that the generator did not make: ${excerpt(tag.content)}`);
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
      if (address !== undefined && !isSafeLink(address))
        faults.push(`a link that is no address of a page, a mail or a telephone (${address})`);
      return faults;
    }
    default:
      return faults;
  }
}

function linkFaults(relation: string, address: string): string[] {
  const reach = linkRelations[relation];
  if (!reach) return [`a <link rel="${relation}">`];
  return reach === 'own' && isExternalAddress(address) ? [`a ${relation} from elsewhere (${address})`] : [];
}

function scriptFaults(tag: StartTag, allowlist: CspAllowlist): string[] {
  const source = tag.attributes.get('src')?.value;
  if (source !== undefined)
    return allowlist.isLoadable(source)
      ? []
      : [`a script from an address that the generator does not know (${source})`];
  if (isPageData(tag)) return isJson(tag.content) ? [] : ['data that is no JSON'];
  return allowlist.script(tag)
    ? []
    : [`an inline script that the generator did not make: ${excerpt(tag.content)}`];
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
function excerpt(text = ''): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
