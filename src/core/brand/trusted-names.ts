/** Trusted Types policy names that the content security policy allows: one per script loaded by address. */
export const trustedNames = { worker: 'andana-service-worker', analytics: 'andana-analytics' } as const;

export type TrustedName = (typeof trustedNames)[keyof typeof trustedNames];
