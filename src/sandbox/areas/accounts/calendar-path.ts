/** Address of a calendar below the sandbox. */
export const calendarPath = (token: string): string => `/api/calendario/${token}.ics`;
