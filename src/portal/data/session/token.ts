/** The claims that the portal reads, times in seconds. Only the server can check the signature. */
export interface TokenFacts {
  exp?: number;
  iat?: number;
  nombre: string;
  apellidos: string;
}

/**
 * Decodes the claims of a JWT.
 * @throws {Error} for any other text
 */
export function claimsOf(token: string): Readonly<Record<string, unknown>> {
  const payload = token.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (char) =>
    char.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
}

/** Reads the facts in a JWT; `undefined` for an invalid one. */
export function readToken(token: string): TokenFacts | undefined {
  try {
    const claims = claimsOf(token);
    const seconds = (value: unknown): number | undefined =>
      Number.isFinite(value) ? (value as number) : undefined;
    const text = (value: unknown): string => (typeof value === 'string' ? value : '');
    const exp = seconds(claims['exp']);
    const iat = seconds(claims['iat']);
    return {
      ...(exp !== undefined && { exp }),
      ...(iat !== undefined && { iat }),
      nombre: text(claims['nombre']),
      apellidos: text(claims['apellidos']),
    };
  } catch {
    return undefined;
  }
}
