/** The names that the content security policy of the pages allows: one for each script that code loads by address. */
export const trustedNames = { worker: 'andana-service-worker', analytics: 'andana-analytics' } as const;

export type TrustedName = (typeof trustedNames)[keyof typeof trustedNames];
