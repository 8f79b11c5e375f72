/**
 * An address of the web, with a host that has a dot, and without user name and password. It leads where it seems to: no
 * character in it is unseen or turns the direction of reading, and no `\` stands where browsers read a slash.
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
