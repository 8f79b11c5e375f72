const privateAddress = /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\.\d/;

/**
 * Whether a host name means this machine or its network: a loopback or private address, or a name with
 * "localhost".
 */
export function isLocalHost(hostname: string): boolean {
  const name = hostname.toLowerCase();
  return (
    name.includes('localhost') ||
    privateAddress.test(name) ||
    name === '[::1]' ||
    /^\[f[cd][0-9a-f]{2}:/.test(name)
  );
}
