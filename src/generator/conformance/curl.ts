import type { OutgoingRequest } from './transport.ts';

/** Body keys with secrets. */
const secretKeys = /^(?:password|passwordActual|token|respuesta|querystringValue)$/;

const maxLength = 120;

/** Redacts secrets in a body and truncates long texts, e.g. files. */
function redact(value: unknown, key = ''): unknown {
  if (secretKeys.test(key) && value !== '') return '…';
  if (typeof value === 'string' && value.length > maxLength) return `${value.slice(0, 24)}…`;
  if (Array.isArray(value)) return value.map((it) => redact(it));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, it]) => [name, redact(it, name)]));
}

function redactBody(body: string): string {
  try {
    return JSON.stringify(redact(JSON.parse(body)));
  } catch {
    return body.slice(0, maxLength);
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const headerNames: Readonly<Record<string, string>> = {
  'content-type': 'Content-Type',
  origin: 'Origin',
  'access-control-request-method': 'Access-Control-Request-Method',
  'access-control-request-headers': 'Access-Control-Request-Headers',
};

/**
 * Formats a request as a curl command to repeat by hand; secrets are redacted and the token is a shell variable.
 * @param token name of the variable
 */
export function curlCommand({ method, url, headers, body }: OutgoingRequest, token = 'TOKEN'): string {
  const parts = Object.entries(headers).flatMap(([name, value]) => {
    if (name === 'authorization') return [`-H "Authorization: Bearer $${token}"`];
    const headerName = headerNames[name];
    return headerName ? [`-H ${quoted(`${headerName}: ${value}`)}`] : [];
  });
  return [
    'curl',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...parts,
    ...(body === undefined ? [] : [`--data ${quoted(redactBody(body))}`]),
    quoted(url),
  ].join(' ');
}

/** Describes a value of a response briefly, with secrets redacted. */
export function describeValue(value: unknown, key = ''): string {
  if (value === undefined) return 'nothing: the key is absent or null';
  if (secretKeys.test(key)) return 'a value that is not shown here';
  if (typeof value === 'string') return `the text ${JSON.stringify(redact(value))}`;
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.length === 1 ? 'a list of one' : `a list of ${value.length}`;
  const keys = Object.keys(value as object);
  return keys.length === 0
    ? 'an object without keys'
    : `an object with the keys ${keys.slice(0, 8).join(', ')}`;
}
