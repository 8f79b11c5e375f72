/** What the portal reads of a token; it cannot check the signature, the server does. Times in seconds. */
export interface TokenFacts {
  exp?: number;
  iat?: number;
  nombre: string;
  apellidos: string;
}

/** The facts in a JWT; `undefined` for anything that is none. */
export function readToken(token: string): TokenFacts | undefined {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (it) =>
      it.charCodeAt(0),
    );
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as Partial<Record<keyof TokenFacts, unknown>>;
    const seconds = (value: unknown): number | undefined =>
      Number.isFinite(value) ? (value as number) : undefined;
    const text = (value: unknown): string => (typeof value === 'string' ? value : '');
    const exp = seconds(claims.exp);
    const iat = seconds(claims.iat);
    return {
      ...(exp !== undefined && { exp }),
      ...(iat !== undefined && { iat }),
      nombre: text(claims.nombre),
      apellidos: text(claims.apellidos),
    };
  } catch {
    return undefined;
  }
}
