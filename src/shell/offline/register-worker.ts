/** The one name that the policy of the pages allows for trusted types. */
const policyName = 'andana-service-worker';

const address = '/sw.js';

/** The part of the browser that vouches for addresses of scripts; not every browser has it. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

let registered = false;

/** Registers the service worker once everything else is there. It works only over HTTPS and on the own machine. */
export function registerWorker(): void {
  if (registered || import.meta.env.DEV || !isSecureContext || !('serviceWorker' in navigator)) return;
  registered = true;
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

function register(): void {
  try {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    const policy = trustedTypes?.createPolicy(policyName, {
      // The worker and nothing else, whoever gets hold of the policy.
      createScriptURL: () => address,
    });
    // A browser that keeps nothing refuses; the portal does without.
    navigator.serviceWorker
      .register(policy?.createScriptURL(address) ?? address, { updateViaCache: 'none' })
      .catch(() => undefined);
  } catch {
    // As above.
  }
}
