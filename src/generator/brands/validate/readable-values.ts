import { transform } from 'lightningcss';
import { foldDiacritics } from '#core/shared/fold-diacritics.ts';
import { formatColor } from '#generator/theme/color.ts';

/** Quotes of keyboards and word processors, and blanks of any kind, around a value. */
const surroundings = /^[\s\u00a0\u200b\ufeff"'`“”„‟‘’«»]+|[\s\u00a0\u200b\ufeff"'`“”„‟‘’«»]+$/g;

/** A value without the quotes and blanks around it. */
export const withoutSurroundings = (text: string): string => text.replace(surroundings, '');

/** Names of colours that people write in their own language, as CSS names. */
const ownNames: Readonly<Record<string, string>> = {
  rojo: 'red',
  vermell: 'red',
  azul: 'blue',
  blau: 'blue',
  verde: 'green',
  verd: 'green',
  negro: 'black',
  negre: 'black',
  blanco: 'white',
  blanc: 'white',
  gris: 'gray',
  amarillo: 'yellow',
  groc: 'yellow',
  naranja: 'orange',
  taronja: 'orange',
  morado: 'purple',
  lila: 'purple',
  morat: 'purple',
  violeta: 'violet',
  granate: 'maroon',
  granat: 'maroon',
  burdeos: 'maroon',
  marron: 'brown',
  marro: 'brown',
  rosa: 'pink',
  turquesa: 'turquoise',
  magenta: 'magenta',
};

/** Reads a colour in a notation of CSS, where it is opaque: a name, rgb(), hsl(). */
function cssColour(text: string): string | undefined {
  if (!/^[a-z]+$|^[a-z]+\([\d\s.,%/a-z-]*\)$/i.test(text)) return undefined;
  let read: string | undefined;
  try {
    transform({
      filename: 'colour.css',
      code: Buffer.from(`a{color:${text}}`),
      visitor: {
        Color(colour) {
          if (typeof colour !== 'string' && colour.type === 'rgb' && colour.alpha === 1)
            read = formatColor([colour.r / 255, colour.g / 255, colour.b / 255]);
          return undefined;
        },
      },
    });
  } catch {
    return undefined;
  }
  return read;
}

/** Reads a colour as people write it: with or without `#` and quotes, short, by name or as a function of CSS. */
export function readColour(typed: string): string | undefined {
  const text = withoutSurroundings(typed);
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text);
  if (short) {
    const digits = short.slice(1).map((digit) => digit + digit);
    return `#${digits.join('')}`.toLowerCase();
  }
  const long = /^#?([0-9a-f]{6})([0-9a-f]{2})?$/i.exec(text);
  return long ? `#${long[1]}`.toLowerCase() : cssColour(ownNames[foldDiacritics(text)] ?? text);
}

/** The first of several colours. */
export function firstColour(typed: string): string | undefined {
  const [first, second] = typed.split(/[,;/|]| [yieo] |\s+(?=#)/);
  return first !== undefined && second !== undefined ? readColour(first) : undefined;
}

/** Whether a text names an ink of a printer, which has no fixed equivalent on screens. */
export const isPrintColour = (typed: string): boolean => /\b(?:pantone|pms|ral|cmyk)\b/i.test(typed);

const addresses = (text: string): string[] => text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [];

/** The one mail address in a text, such as `Name <name@example.org>`, `name(at)example.org`, `name@example,org`. */
export function readEmail(typed: string): string | undefined {
  const text = typed
    .replaceAll(/\s*[([{]\s*(?:arroba|at|@)\s*[)\]}]\s*/gi, '@')
    .replaceAll(/\s*[([{]\s*(?:punto|punt|dot)\s*[)\]}]\s*/gi, '.')
    .replaceAll(/\s*@\s*/g, '@');
  const dotted = /^[\w.+-]+@[\w-]+(?:[.,;][\w-]+)+$/.test(text) ? text.replaceAll(/[,;]/g, '.') : text;
  const [address, ...others] = addresses(dotted);
  return others.length === 0 ? address : undefined;
}

/** The first of several mail addresses. */
export const firstEmail = (typed: string): string | undefined => addresses(typed)[0];

/** How the names of the months begin in Spanish, Catalan and English, without diacritics. */
const months = 'ene|gen|jan feb mar abr|apr may|mai jun jul ago|aug sep|set oct nov dic|des|dec'
  .split(' ')
  .map((beginnings) => new RegExp(`^(?:${beginnings})`));

function isoDate(year: string, month: number, day: string): string | undefined {
  const text = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text) ? text : undefined;
}

/** The last day of the month in a date such as `2027-06-31`, which does not exist. */
export function lastDayOf(typed: string): string | undefined {
  const [, month] = /^(\d{4}-(?:0[1-9]|1[0-2]))-(?:29|30|31)$/.exec(withoutSurroundings(typed)) ?? [];
  if (month === undefined) return undefined;
  const first = new Date(`${month}-01T00:00:00Z`);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  return last.toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** The number of a month by its name, or the beginning of it, without diacritics. */
function monthNumber(name: string): number | undefined {
  const index = months.findIndex((pattern) => pattern.test(name));
  return index < 0 ? undefined : index + 1;
}

/** A day of the week before a date. */
const weekday =
  /^(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|dil\p{L}+|dim\p{L}+|dij\p{L}+|div\p{L}+|dis\p{L}+|diu\p{L}+|\p{L}+day),? */u;

/** An hour behind a date. */
const hourBehind =
  /(?:t|,? +(?:a las? |a les |a la |at )?)\d{1,2}(?:[:.h]\d{0,2})*(?:\.\d+)?(?: ?h(?:oras|ores)?\.?|z)?$/;

/**
 * Reads a date as people write it, the day before the month: `05/10/2026`, `2026-9-5`, `lunes 5 de octubre de 2026`. The
 * hour behind it is left out.
 */
export function readDate(typed: string): string | undefined {
  const whole = foldDiacritics(withoutSurroundings(typed)).replace(weekday, '');
  return dayOf(whole) ?? dayOf(whole.replace(hourBehind, ''));
}

function dayOf(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text) ?? [];
  if (year && month && day) return isoDate(year, Number(month), day);
  const [, firstDay, secondMonth, lastYear] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text) ?? [];
  if (firstDay && secondMonth && lastYear) return isoDate(lastYear, Number(secondMonth), firstDay);
  const [, shortDay, shortMonth, shortYear] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2})$/.exec(text) ?? [];
  if (shortDay && shortMonth && shortYear) return isoDate(`20${shortYear}`, Number(shortMonth), shortDay);
  const [, joinedYear, joinedMonth, joinedDay] = /^(20\d{2})(\d{2})(\d{2})$/.exec(text) ?? [];
  if (joinedYear && joinedMonth && joinedDay) return isoDate(joinedYear, Number(joinedMonth), joinedDay);
  const [, dayOfMonth, name = '', yearOfName] =
    /^(\d{1,2})(?:(?:\.|º|er|st|nd|rd|th)? ?(?:de |d['’]|of )?)([a-z]{3,})\.?(?: de[l]?)?,? (\d{4})$/.exec(
      text,
    ) ?? [];
  const [, englishName = '', englishDay, englishYear] =
    /^([a-z]{3,})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/.exec(text) ?? [];
  const [day2, year2] = [dayOfMonth ?? englishDay, yearOfName ?? englishYear];
  const number = monthNumber(name || englishName);
  return day2 && year2 && number ? isoDate(year2, number, day2) : undefined;
}

/** Days that a text names, such as `20 de agosto`; the year may be left out. */
export function daysNamed(text: string): { year: string | undefined; month: number; day: number }[] {
  const pattern = /\b(\d{1,2}) ?(?:de |d['’]|of )?([a-z]{3,})\b(?:(?: del?)?,? (\d{4}))?/g;
  return [...foldDiacritics(text).matchAll(pattern)].flatMap(([, day, name = '', year]) => {
    const month = monthNumber(name);
    return month === undefined ? [] : [{ year, month, day: Number(day) }];
  });
}

/** Reads a month without a day, as `septiembre de 2026`, `09/2026`: its first day. */
export function firstDayOf(typed: string): string | undefined {
  const text = foldDiacritics(withoutSurroundings(typed));
  return /^\d{4}[-/.]\d{1,2}$/.test(text)
    ? readDate(`${text}-01`.replace(/[/.]/, '-'))
    : (readDate(`1/${text}`) ?? readDate(`1 de ${text.replace(/^d['’]/, '')}`));
}

/** A moment for one whose hour, or day, cannot be read: on the same day, or a night from the other end on. */
export function nearMoment(typed: string, isEnd: boolean, otherEnd: unknown): string | undefined {
  const [day = ''] = /^(?:\d{4}[-/. ]\d{1,2}[-/. ]\d{1,2}|.*\d{4})/.exec(withoutSurroundings(typed)) ?? [];
  const date = readDate(day);
  if (date) return `${date} ${isEnd ? '23:59' : '00:00'}`;
  const other = readDate(String(otherEnd).slice(0, 'yyyy-mm-dd'.length));
  if (!other) return undefined;
  const near = new Date(`${other}T00:00:00Z`);
  near.setUTCDate(near.getUTCDate() + (isEnd ? 1 : -1));
  return `${near.toISOString().slice(0, 'yyyy-mm-dd'.length)} ${isEnd ? '08:00' : '20:00'}`;
}

/**
 * Reads a day and an hour as people write them: `2027-08-01T8:00`, `1/8/2027 20.00 h`. A day without an hour begins or
 * ends with it.
 */
export function readLocalTime(typed: string, isEnd: boolean): string | undefined {
  const text = withoutSurroundings(typed);
  const [, day = '', hour, minute = '00'] =
    /^(.*?\d{4}|\d{4}[-/. ]\d{1,2}[-/. ]\d{1,2})(?:(?:[T,]| a las| a les)? *(\d{1,2})(?:[:.h](\d{2}))? *h?(?::\d{2})?)?$/i.exec(
      text,
    ) ?? [];
  const date = readDate(day);
  if (!date) return undefined;
  if (hour === undefined) return `${date} ${isEnd ? '23:59' : '00:00'}`;
  // Midnight at the end of a day is the last minute of it.
  const time = Number(hour) === 24 && minute === '00' ? '23:59' : `${hour.padStart(2, '0')}:${minute}`;
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) ? `${date} ${time}` : undefined;
}
