/**
 * Whether a text is a web address with a dot in its host, and without user name and password. The address
 * must lead where it seems to: no invisible or direction-changing characters, and no `\` where browsers read
 * a slash.
 */
export function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  return (
    /^https?:\/\/[^/\s]/i.test(value) &&
    !/[\s\\\p{Cc}\p{Cf}]/u.test(value) &&
    /[^.]\.[^.]/.test(hostname) &&
    username === '' &&
    password === ''
  );
}
