import { explanation } from '#build/diagnostics/report-text.ts';
import type { Language } from '#core/i18n/languages.ts';
import { folded } from '#core/shared/folded.ts';
import type { ProblemTexts } from '../draft.ts';
import type { Finding } from './markdown.ts';

type Heading = Extract<Finding, { kind: 'heading' }>;

interface Part {
  /** The heading that the model gives it, by language. */
  title: Record<Language, string>;
  /** Headings that are meant for it, without accents and in small letters. */
  pattern: Record<Language, RegExp>;
}

/** The parts of the model accessibility statement in the annex of Decision (EU) 2018/1523 that are not optional. */
const parts: readonly Part[] = [
  {
    title: { es: 'Situación de cumplimiento', ca: 'Situació de compliment', en: 'Compliance status' },
    pattern: {
      es: /^(?!.*\b(falta|no)\b).*(cumplimiento|conformidad)/,
      ca: /^(?!.*\b(manca|falta|no)\b).*(compliment|conformitat)/,
      en: /^(?!.*\b(non|not|lack)\b).*(compliance|conformance)/,
    },
  },
  {
    title: { es: 'Contenido no accesible', ca: 'Contingut no accessible', en: 'Non-accessible content' },
    pattern: {
      es: /\bno\b.*\baccesib|inaccesib/,
      ca: /\bno\b.*\baccessib|inaccessib/,
      en: /\b(non|not)\b.*accessib|inaccessib/,
    },
  },
  {
    title: {
      es: 'Preparación de la presente declaración de accesibilidad',
      ca: 'Preparació d’aquesta declaració d’accessibilitat',
      en: 'Preparation of this accessibility statement',
    },
    pattern: { es: /preparacion|elaboracion/, ca: /preparacio|elaboracio/, en: /preparation|prepared/ },
  },
  {
    title: {
      es: 'Observaciones y datos de contacto',
      ca: 'Observacions i dades de contacte',
      en: 'Feedback and contact information',
    },
    pattern: {
      es: /observaciones|contacto|comunicacion/,
      ca: /observacions|contacte|comunicacio/,
      en: /feedback|contact/,
    },
  },
  {
    title: {
      es: 'Procedimiento de aplicación',
      ca: 'Procediment d’aplicació',
      en: 'Enforcement procedure',
    },
    pattern: {
      es: /procedimiento|reclamacion/,
      ca: /procediment|reclamacio/,
      en: /enforcement|procedure|complaint/,
    },
  },
];

/** A heading stands for a part when there is something below it before the next one of its level. */
function isFilled(text: string, headings: readonly Heading[], index: number): boolean {
  const heading = headings[index];
  if (!heading) return false;
  const next = headings.find(({ level }, at) => at > index && level <= heading.level);
  const below = text.slice(heading.span[1], next?.span[0]);
  return below.split('\n').some((line) => line.trim() !== '' && !line.startsWith('#'));
}

/** What the accessibility statement of a public body lacks; nothing when all parts are there. */
export function statementGaps(
  text: string,
  findings: readonly Finding[],
  language: Language,
): ProblemTexts | undefined {
  const headings = findings.filter((finding) => finding.kind === 'heading');
  const missing = parts.filter(({ pattern }) =>
    headings.every(
      ({ span }, index) =>
        !pattern[language].test(folded(text.slice(...span))) || !isFilled(text, headings, index),
    ),
  );
  if (missing.length === 0) return undefined;
  const titles = missing.map(({ title }) => `\`## ${title[language]}\``).join(', ');
  return {
    code: 'accessibility-statement',
    severity: 'warning',
    ...explanation('content.statementLacksParts', { missing: missing.length, titles }),
  };
}
