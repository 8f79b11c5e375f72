/** A service between a link and its target, with its notation of the target. */
interface Wrapper {
  program: string;
  host: RegExp;
  /** The target as the address has it; undefined where only the service knows it. */
  read(url: URL): string | undefined;
}

const parameter =
  (...names: readonly string[]) =>
  ({ searchParams }: URL): string | undefined =>
    names.map((name) => searchParams.get(name)).find((value) => /^https?:\/\//i.test(value ?? '')) ??
    undefined;

/** Version 2 writes `%` as `-` and `/` as `_`. */
function secondVersion({ searchParams }: URL): string | undefined {
  try {
    return decodeURIComponent((searchParams.get('u') ?? '').replaceAll('-', '%').replaceAll('_', '/'));
  } catch {
    return undefined;
  }
}

/** Version 3 writes unusual characters as `*`, and lists them behind the address in Base64. */
function thirdVersion({ href }: URL): string | undefined {
  const [, target = '', listed = ''] = /\/v3\/__(.+?)__;([\w-]*)/.exec(href) ?? [];
  const characters = [...Buffer.from(listed, 'base64url').toString('utf8')];
  if (target.includes('**') || target.split('*').length - 1 !== characters.length) return undefined;
  return target
    .replace(/^(https?:)\/(?!\/)/i, '$1//')
    .replaceAll('*', () => encodeURI(characters.shift() ?? ''));
}

const behindPath = ({ href, host }: URL): string | undefined => {
  const [found] = /https?(?::|%3A).*/i.exec(href.slice(href.indexOf(host) + host.length)) ?? [];
  try {
    return found && decodeURIComponent(found.replace(/___.*$/, ''));
  } catch {
    return undefined;
  }
};

const opaque = (): undefined => undefined;

const wrappers: readonly Wrapper[] = [
  {
    program: 'Outlook',
    host: /\.safelinks\.protection\.(?:outlook\.com|office365\.us)$/,
    read: parameter('url'),
  },
  { program: 'Teams', host: /^statics\.teams\.cdn\.office\.net$/, read: parameter('url') },
  {
    program: 'Proofpoint',
    host: /^urldefense(?:\.proofpoint)?\.(?:com|us)$/,
    read: (url) =>
      url.pathname.startsWith('/v3/') ? thirdVersion(url) : (parameter('u')(url) ?? secondVersion(url)),
  },
  { program: 'Barracuda', host: /^linkprotect\.cudasvc\.com$/, read: parameter('a') },
  {
    program: 'FireEye',
    host: /^protect2?\.(?:fireeye|checkpoint)\.com$/,
    read: (url) => parameter('u')(url) ?? behindPath(url),
  },
  { program: 'Symantec', host: /^clicktime\.symantec\.com$/, read: parameter('u') },
  { program: 'Cisco', host: /^secure-web\.cisco\.com$/, read: behindPath },
  { program: 'Avanan', host: /^url\.avanan\.click$/, read: behindPath },
  { program: 'Google', host: /^(?:www\.)?google(?:\.com?)?\.[a-z]{2,3}$/, read: parameter('q', 'url') },
  { program: 'Facebook', host: /^lm?\.(?:facebook|instagram)\.com$/, read: parameter('u') },
  { program: 'YouTube', host: /^(?:www\.)?youtube\.com$/, read: parameter('q') },
  { program: 'LinkedIn', host: /^(?:www\.)?linkedin\.com$/, read: parameter('url') },
  { program: 'DuckDuckGo', host: /^duckduckgo\.com$/, read: parameter('uddg') },
  { program: 'Slack', host: /^slack-redir\.net$/, read: parameter('url') },
  { program: 'Mimecast', host: /^(?:protect|url)(?:-[a-z]+)?\.mimecast(?:protect)?\.com$/, read: opaque },
  { program: 'Mailchimp', host: /\.list-manage\.com$/, read: opaque },
  { program: 'SendGrid', host: /\.ct\.sendgrid\.net$/, read: opaque },
];

/** Pages of these sites that only lead on; others are sites to link to. */
const redirecting: Readonly<Record<string, RegExp>> = {
  Google: /^\/url$/,
  YouTube: /^\/redirect$/,
  LinkedIn: /^\/(?:redir\/redirect|safety\/go)\/?$/,
  DuckDuckGo: /^\/l\/?$/,
  Mailchimp: /^\/track\/click/,
};

/** An address that a service of mail, search or chat has put its own in front of. */
export interface Wrapped {
  program: string;
  /** The address behind it, without further services. */
  target: string | undefined;
}

/** Finds the service between an address and its target. */
export function unwrap(address: string): Wrapped | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const wrapper = wrappers.find(
    ({ program, host }) => host.test(url.hostname) && (redirecting[program]?.test(url.pathname) ?? true),
  );
  if (!wrapper) return undefined;
  const target = wrapper.read(url);
  const inner = target === undefined ? undefined : unwrap(target);
  return { program: wrapper.program, target: inner ? inner.target : target };
}

/** Parameters by which other sites recognise the person who clicked; an institution adds none of them itself. */
const clickId =
  /^(?:fbclid|gclid|dclid|gbraid|wbraid|msclkid|twclid|ttclid|yclid|igshid|mc_eid|_hsenc|_hsmi|mkt_tok|_gl)$/;

/** An address without the parameters that identify a click. */
export function withoutClickIds(address: string): { names: string[]; address: string } | undefined {
  const [, before = '', query = '', hash = ''] = /^(https?:[^?#]*)\?([^#]*)(#.*)?$/i.exec(address) ?? [];
  const nameOf = (pair: string): string => pair.split('=', 1)[0] ?? '';
  const pairs = query.split('&');
  const names = pairs.map(nameOf).filter((name) => clickId.test(name));
  if (names.length === 0) return undefined;
  const kept = pairs.filter((pair) => !names.includes(nameOf(pair)) && !/^(?:utm_|mc_cid)/.test(pair));
  return { names, address: `${before}${kept.length > 0 ? `?${kept.join('&')}` : ''}${hash}` };
}
