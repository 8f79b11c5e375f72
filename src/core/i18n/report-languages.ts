/** The languages of reports: what the commands, the checks of a brand and the sandbox's own pages speak. */
export const reportLanguages = ['es', 'ca', 'en'] as const;

export type ReportLanguage = (typeof reportLanguages)[number];
