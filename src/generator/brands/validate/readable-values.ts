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

/** Reads a colour in a notation of CSS, without its transparency: a name, rgb(), hsl(). */
function cssColour(text: string): string | undefined {
  if (!/^[a-z]+$|^[a-z]+\([\d\s.,%/a-z-]*\)$/i.test(text)) return undefined;
  let read: string | undefined;
  try {
    transform({
      filename: 'colour.css',
      code: Buffer.from(`a{color:${text}}`),
      visitor: {
        Color(colour) {
          if (typeof colour !== 'string' && colour.type === 'rgb' && colour.alpha > 0)
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

/** Shades of colours that people write in two words, as CSS names. */
const shades: readonly [words: RegExp, name: string][] = [
  [/^(?:azul|blau|blue) (?:marino|mari|navy)$/, 'navy'],
  [/^(?:azul|blau) (?:oscuro|fosc)$/, 'darkblue'],
  [/^(?:azul|blau) (?:claro|clar|celeste|cel)$/, 'lightblue'],
  [/^(?:verde|verd) (?:oscuro|fosc)$/, 'darkgreen'],
  [/^(?:verde|verd) (?:claro|clar)$/, 'lightgreen'],
  [/^(?:rojo|vermell) (?:oscuro|fosc)$/, 'darkred'],
  [/^gris (?:oscuro|fosc)$/, 'dimgray'],
  [/^gris (?:claro|clar)$/, 'lightgray'],
];

/** Three numbers from 0 to 255, such as `123, 30, 59` and `R123 G30 B59`. */
function channels(text: string): string | undefined {
  if (!/^[rgb\s\d,;:=()/.-]+$/i.test(text)) return undefined;
  const numbers = text.match(/\d+/g) ?? [];
  const isThree = numbers.length === 3 && numbers.every((one) => Number(one) <= 255);
  return isThree ? cssColour(`rgb(${numbers.join(', ')})`) : undefined;
}

const hexInText = /#[0-9a-f]{6}(?![0-9a-f])/gi;

/** Reads a colour as people write it: with or without `#` and quotes, short, by name or as a function of CSS. */
export function readColour(typed: string): string | undefined {
  const text = withoutSurroundings(typed)
    .replace(/;$/, '')
    .replace(/^(?:0x|#+)/i, '#');
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text);
  if (short) {
    const digits = short.slice(1).map((digit) => digit + digit);
    return `#${digits.join('')}`.toLowerCase();
  }
  const spaced = text.replaceAll(/(?<=^#?[0-9a-f]{2,4}) (?=[0-9a-f])/gi, '');
  const long = /^#?([0-9a-f]{6})([0-9a-f]{2})?$/i.exec(spaced);
  if (long) return `#${long[1]}`.toLowerCase();
  const digits = text.replace(/o/gi, '0').replace(/[li]/gi, '1');
  if (/^#[0-9a-f]{6}$/i.test(digits)) return digits.toLowerCase();
  const folded = foldDiacritics(text);
  const shade = shades.find(([words]) => words.test(folded))?.[1];
  const named = cssColour(shade ?? ownNames[folded] ?? text) ?? channels(text);
  if (named) return named;
  const [inside, ...others] = new Set(typed.match(hexInText));
  return others.length === 0 ? inside?.toLowerCase() : undefined;
}

/** The number of digits of a colour that lacks some or has too many. */
export function digitsOfColour(typed: string): number | undefined {
  const [, digits] = /^#?([0-9a-z]{4,9})$/i.exec(withoutSurroundings(typed)) ?? [];
  return digits !== undefined && /\d/.test(digits) ? digits.length : undefined;
}

/** The first of several colours. */
export function firstColour(typed: string): string | undefined {
  const [hex, other] = typed.match(hexInText) ?? [];
  if (hex !== undefined && other !== undefined) return hex.toLowerCase();
  const [first, second] = typed.split(/[,;/|]| [yieo] |\s+(?=#)/);
  return first !== undefined && second !== undefined ? readColour(first) : undefined;
}

/** Whether a text names an ink of a printer, which has no fixed equivalent on screens. */
export const isPrintColour = (typed: string): boolean => /\b(?:pantone|pms|ral|cmyk)\b/i.test(typed);

/** How the names of the months begin in Spanish, Catalan and English, without diacritics. */
const months = 'ene|gen|jan feb mar abr|apr may|mai jun jul ago|aug sep|set oct nov dic|des|dec'
  .split(' ')
  .map((beginnings) => new RegExp(`^(?:${beginnings})`));

function isoDate(year: string, month: number, day: string): string | undefined {
  // Some write the month before the day.
  if (month > 12 && Number(day) <= 12) return isoDate(year, Number(day), String(month));
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

const dateInText = /\b(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{4})\b/g;

/** The first, or last, of several dates in a text. */
export function oneOfDates(typed: string, isLast: boolean): string | undefined {
  const dates = typed.match(dateInText) ?? [];
  const one = dates.at(isLast ? -1 : 0);
  return one === undefined ? undefined : readDate(one);
}

/**
 * A day without its year, such as `6 de enero`: in the year in which it is nearest to another day.
 * @param other the other end of the period, or a day near to it, in the form `2026-11-22`
 */
export function withYear(typed: string, isEnd: boolean, other: string): string | undefined {
  const [, day, month] = /^(\d{1,2})[/.-](\d{1,2})$/.exec(withoutSurroundings(typed)) ?? [];
  const [named] = daysNamed(typed.replace(weekday, ''));
  const found = day && month ? { day: Number(day), month: Number(month), year: undefined } : named;
  if (!found || found.year !== undefined) return undefined;
  const year = Number(other.slice(0, 4));
  const days = [year - 1, year, year + 1].flatMap(
    (one) => isoDate(String(one), found.month, String(found.day)) ?? [],
  );
  return isEnd ? days.find((date) => date >= other) : days.findLast((date) => date <= other);
}

const numberWords =
  'cero una? dos tres cuatro cinco seis siete ocho nueve diez once doce zero un dues tres quatre cinc sis set vuit nou deu onze dotze'.split(
    ' ',
  );

/** Reads the one number in a text, such as `25 h a la semana`, `1.200,50 €` and `siete`. */
export function readNumber(typed: string): number | undefined {
  const text = foldDiacritics(withoutSurroundings(typed));
  const [, hours, minutes] = /^(\d{1,2})[:h](\d{2})(?: ?h)?$/.exec(text) ?? [];
  if (hours && minutes) return Number(hours) + Math.round((Number(minutes) / 60) * 100) / 100;
  const [found, ...others] = text.match(/-?\d+(?:[.,]\d+)*/g) ?? [];
  if (found === undefined) {
    const index = numberWords.findIndex((word) => new RegExp(`^${word}\\b`).test(text));
    return index < 0 ? undefined : index % 13;
  }
  if (others.length > 0 || /\d[^\d.,]*[\d]/.test(text.replace(found, '0'))) return undefined;
  const thousands = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(found);
  const number = Number((thousands ? found.replaceAll('.', '') : found).replace(',', '.'));
  return Number.isFinite(number) ? number : undefined;
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
