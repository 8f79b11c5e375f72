import { explanation } from '#generator/diagnostics/report-text.ts';
import type { Language } from '#core/i18n/languages.ts';
import { foldDiacritics } from '#core/shared/fold-diacritics.ts';
import type { ProblemTexts } from '../draft.ts';
import type { MarkdownFinding } from './markdown.ts';

type Heading = Extract<MarkdownFinding, { kind: 'heading' }>;

interface StatementPart {
  /** The heading in the model. */
  title: string;
  /** Matches accepted headings, in lower case without diacritics. */
  pattern: RegExp;
}

/** The mandatory parts of the model accessibility statement in the annex of Decision (EU) 2018/1523. */
const parts: Readonly<Record<Language, readonly StatementPart[]>> = {
  es: [
    { title: 'Situación de cumplimiento', pattern: /^(?!.*\b(falta|no)\b).*(cumplimiento|conformidad)/ },
    { title: 'Contenido no accesible', pattern: /\bno\b.*\baccesib|inaccesib/ },
    {
      title: 'Preparación de la presente declaración de accesibilidad',
      pattern: /preparacion|elaboracion/,
    },
    { title: 'Observaciones y datos de contacto', pattern: /observaciones|contacto|comunicacion/ },
    { title: 'Procedimiento de aplicación', pattern: /procedimiento|reclamacion/ },
  ],
  ca: [
    { title: 'Situació de compliment', pattern: /^(?!.*\b(manca|falta|no)\b).*(compliment|conformitat)/ },
    { title: 'Contingut no accessible', pattern: /\bno\b.*\baccessib|inaccessib/ },
    { title: 'Preparació d’aquesta declaració d’accessibilitat', pattern: /preparacio|elaboracio/ },
    { title: 'Observacions i dades de contacte', pattern: /observacions|contacte|comunicacio/ },
    { title: 'Procediment d’aplicació', pattern: /procediment|reclamacio/ },
  ],
  en: [
    { title: 'Compliance status', pattern: /^(?!.*\b(non|not|lack)\b).*(compliance|conformance)/ },
    { title: 'Non-accessible content', pattern: /\b(non|not)\b.*accessib|inaccessib/ },
    { title: 'Preparation of this accessibility statement', pattern: /preparation|prepared/ },
    { title: 'Feedback and contact information', pattern: /feedback|contact/ },
    { title: 'Enforcement procedure', pattern: /enforcement|procedure|complaint/ },
  ],
};

/** Whether a heading has text before the next one of its level. */
function isFilled(text: string, headings: readonly Heading[], index: number): boolean {
  const heading = headings[index];
  if (!heading) return false;
  const next = headings.find(({ level }, at) => at > index && level <= heading.level);
  const below = text.slice(heading.span[1], next?.span[0]);
  return below.split('\n').some((line) => line.trim() !== '' && !line.startsWith('#'));
}

/** The missing parts of a public body's accessibility statement; undefined when it is complete. */
export function statementGaps(
  text: string,
  findings: readonly MarkdownFinding[],
  language: Language,
): ProblemTexts | undefined {
  const headings = findings.filter((finding) => finding.kind === 'heading');
  const missing = parts[language].filter(({ pattern }) =>
    headings.every(
      ({ span }, index) =>
        !pattern.test(foldDiacritics(text.slice(...span))) || !isFilled(text, headings, index),
    ),
  );
  if (missing.length === 0) return undefined;
  const titles = missing.map(({ title }) => `\`## ${title}\``).join(', ');
  return {
    code: 'accessibility-statement',
    severity: 'warning',
    ...explanation('content.statementLacksParts', { missing: missing.length, titles }),
  };
}
