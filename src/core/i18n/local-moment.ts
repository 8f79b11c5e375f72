import { type Language, locales } from './languages.ts';

/**
 * Words for a local time, whatever the time zone of the machine.
 * @param local in the form `2026-12-24 20:30`
 */
export function localMoment(local: string, language: Language): { day: string; time: string } {
  const instant = new Date(`${local.replace(' ', 'T')}Z`);
  const words = (style: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locales[language], { ...style, timeZone: 'UTC' }).format(instant);
  return { day: words({ dateStyle: 'full' }), time: words({ timeStyle: 'short' }) };
}
