import type { Problem } from '#build/diagnostics/problem.ts';
import { problemAt } from '../draft.ts';
import type { Draft, ProblemTexts, Rule } from '../draft.ts';

const setting = ['legal', 'fechaRevisionAccesibilidad'] as const;

const yearly = {
  en: 'A public body reviews its accessibility statement every year, and visitors read the date.',
  es: 'Un organismo público revisa su declaración de accesibilidad cada año, y la fecha se lee en el portal.',
  ca: 'Un organisme públic revisa la seva declaració d’accessibilitat cada any, i la data es llegeix al portal.',
};

/** The same day eleven months later, or the last of that month. */
function elevenMonthsAfter(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 11, 0)).getUTCDate();
  return new Date(Date.UTC(year, month + 10, Math.min(day, last))).toISOString().slice(0, 10);
}

/** The same day a year later. */
function aYearAfter(date: string): string {
  return `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
}

function wordDate({ settings }: Draft, today: string): Pick<ProblemTexts, 'what' | 'fix'> | undefined {
  const date = settings.legal?.fechaRevisionAccesibilidad;
  if (date === undefined) {
    if (settings.organismo !== 'publico') return undefined;
    return {
      what: {
        en: '`legal.fechaRevisionAccesibilidad` is missing: nothing says when the accessibility of the portal was reviewed.',
        es: 'Falta `legal.fechaRevisionAccesibilidad`: nada dice cuándo se revisó la accesibilidad del portal.',
        ca: 'Falta `legal.fechaRevisionAccesibilidad`: res no diu quan es va revisar l’accessibilitat del portal.',
      },
      fix: {
        en: `Add \`fechaRevisionAccesibilidad: '…'\` under \`legal\`, with the day of the last review (year-month-day).`,
        es: `Añade \`fechaRevisionAccesibilidad: '…'\` dentro de \`legal\`, con el día de la última revisión (año-mes-día).`,
        ca: `Afegeix \`fechaRevisionAccesibilidad: '…'\` dins de \`legal\`, amb el dia de l’última revisió (any-mes-dia).`,
      },
    };
  }
  if (date > today) {
    return {
      what: {
        en: `The review of the accessibility statement is said to have been on ${date}, which is yet to come.`,
        es: `Según esto, la declaración de accesibilidad se revisó el ${date}, que aún no ha llegado.`,
        ca: `Segons això, la declaració d’accessibilitat es va revisar el ${date}, que encara no ha arribat.`,
      },
      fix: {
        en: 'Write the day of the last review that was made.',
        es: 'Escribe el día de la última revisión que se hizo.',
        ca: 'Escriu el dia de l’última revisió que es va fer.',
      },
    };
  }
  if (aYearAfter(date) >= today) return undefined;
  return {
    what: {
      en: `The last review of the accessibility statement was on ${date}, more than a year ago.`,
      es: `La última revisión de la declaración de accesibilidad fue el ${date}, hace más de un año.`,
      ca: `L’última revisió de la declaració d’accessibilitat va ser el ${date}, fa més d’un any.`,
    },
    fix: {
      en: 'Review the portal, correct `accesibilidad.md` in every language, and write the day of that review.',
      es: 'Revisa el portal, corrige `accesibilidad.md` en todos los idiomas y escribe el día de esa revisión.',
      ca: 'Revisa el portal, corregeix `accesibilidad.md` en totes les llengües i escriu el dia d’aquesta revisió.',
    },
  };
}

/**
 * The statement of accessibility was reviewed in the last year.
 * @param today as `2026-11-22`
 */
export function reviewDate(today: string): Rule {
  return (draft): Problem[] => [...lastReview(draft, today), ...brokenPromises(draft, today)];
}

function lastReview(draft: Draft, today: string): Problem[] {
  if (!draft.isSound(setting) || !draft.isSound(['organismo'])) return [];
  const texts = wordDate(draft, today);
  if (texts)
    return [problemAt(draft, setting, { code: 'review-date', severity: 'warning', ...texts, why: yearly })];
  const date = draft.settings.legal?.fechaRevisionAccesibilidad;
  if (date === undefined || draft.settings.organismo !== 'publico' || elevenMonthsAfter(date) >= today)
    return [];
  return [
    problemAt(draft, setting, {
      code: 'review-due',
      severity: 'warning',
      what: {
        en: `The last review of the accessibility statement was on ${date}, more than eleven months ago.`,
        es: `La última revisión de la declaración de accesibilidad fue el ${date}, hace más de once meses.`,
        ca: `L’última revisió de la declaració d’accessibilitat va ser el ${date}, fa més d’onze mesos.`,
      },
      why: {
        en: `${yearly.en} After ${aYearAfter(date)} nothing can be published without it.`,
        es: `${yearly.es} Después del ${aYearAfter(date)} no se puede publicar nada sin ella.`,
        ca: `${yearly.ca} Després del ${aYearAfter(date)} no es pot publicar res sense ella.`,
      },
      fix: {
        en: 'Review the portal in the next weeks, correct the statement in every language, and write the day of that review.',
        es: 'Revisa el portal en las próximas semanas, corrige la declaración en todos los idiomas y escribe el día de esa revisión.',
        ca: 'Revisa el portal les pròximes setmanes, corregeix la declaració en totes les llengües i escriu el dia d’aquesta revisió.',
      },
    }),
  ];
}

/** What the statement says was to be put right by now. */
function brokenPromises(draft: Draft, today: string): Problem[] {
  const gaps = draft.settings.accesibilidad?.incumplimientos ?? [];
  return gaps.flatMap(({ hasta }, index) => {
    if (hasta === undefined || hasta >= today) return [];
    return [
      problemAt(draft, ['accesibilidad', 'incumplimientos', index, 'hasta'], {
        code: 'review-due',
        severity: 'warning',
        what: {
          en: `The accessibility statement says that this will be put right by ${hasta}, which is over.`,
          es: `La declaración de accesibilidad dice que esto se arreglará antes del ${hasta}, que ya ha pasado.`,
          ca: `La declaració d’accessibilitat diu que això s’arreglarà abans del ${hasta}, que ja ha passat.`,
        },
        why: {
          en: 'Visitors read a promise that was not kept.',
          es: 'Se lee una promesa que no se ha cumplido.',
          ca: 'S’hi llegeix una promesa que no s’ha complert.',
        },
        fix: {
          en: 'Delete the entry if it was put right; if not, write a new day.',
          es: 'Borra la entrada si ya está arreglado; si no, escribe otro día.',
          ca: 'Esborra l’entrada si ja està arreglat; si no, escriu un altre dia.',
        },
      }),
    ];
  });
}
