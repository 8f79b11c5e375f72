/** An address of the web, with a host that has a dot, and without user name and password. */
export function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  return (
    /^https?:\/\/[^/\s]/i.test(value) &&
    !/\s/.test(value) &&
    /[^.]\.[^.]/.test(hostname) &&
    username === '' &&
    password === ''
  );
}
