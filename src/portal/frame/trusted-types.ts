import type { TrustedName } from '#core/brand/trusted-names.ts';

/** The part of the browser that vouches for addresses of scripts; not every browser has it. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}

/**
 * Vouches for the address of a script, once per document and name.
 * @throws TypeError when the page's policy does not allow the name, or it was used before
 */
export function trustAddress(name: TrustedName, address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(name, {
    // This address and no other, even if other code gets the policy.
    createScriptURL: () => address,
  });
  return policy?.createScriptURL(address) ?? address;
}
