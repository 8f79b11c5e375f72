import type { TrustedName } from '#core/brand/trusted-names.ts';

/** The part of the Trusted Types API that is used here; not every browser has it. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}

/**
 * Makes the address of a script a `TrustedScriptURL`, once per document and policy name.
 * @throws TypeError when the page's content security policy does not allow the name, or the name was used before
 */
export function trustAddress(name: TrustedName, address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(name, {
    // Only this address, even if other code obtains the policy.
    createScriptURL: () => address,
  });
  return policy?.createScriptURL(address) ?? address;
}
