import type { Language } from '#core/i18n/languages.ts';
import type { BrandDraft } from '../../draft.ts';
import { longDate } from '../placeholders.ts';
import { lastAudit } from './audit.ts';
import { type StatementWords, statementWords } from './words.ts';

type Evidence = NonNullable<BrandDraft['settings']['accesibilidad']>;
type Gap = NonNullable<Evidence['incumplimientos']>[number];

/** The number in EN 301 549: chapter 9 has the criteria of WCAG under their own numbers. */
const requirementOf = (criterion: string): string =>
  criterion.split('.').length === 3 ? `9.${criterion}` : criterion;

function gapLine({ criterio, donde, porQue, hasta }: Gap, words: StatementWords, language: Language): string {
  const sentence = (text: string | undefined): string[] =>
    text ? [/[.!?]$/.test(text) ? text : `${text}.`] : [];
  const requirement = criterio ? ` [${words.requirement(requirementOf(criterio))}]` : '';
  const what = (donde[language] ?? '').replace(/\.$/, '');
  return [
    `- ${what}${requirement}.`,
    ...sentence(porQue?.[language]),
    ...(hasta ? [words.until(longDate(hasta, language))] : []),
  ].join(' ');
}

/** When the pages were looked at last, with what, and at how much of them. */
function auditText(words: StatementWords, language: Language): string {
  const { day, tool, pages, views } = lastAudit;
  const count = (value: number): string => value.toLocaleString(language);
  return words.audit({ day: longDate(day, language), tool, pages: count(pages), views: count(views) });
}

/** The statement of a brand in a language as Markdown with placeholders; nothing where it gives no evidence. */
export function statementText({ settings }: BrandDraft, language: Language): string | undefined {
  const { accesibilidad: evidence, organismo, legal, contacto } = settings;
  if (!evidence) return undefined;
  const words = statementWords[language];
  const isPublic = organismo === 'publico';
  const norm = words.norm(isPublic);
  const gaps = evidence.incumplimientos ?? [];
  const isWhole = gaps.every(({ motivo }) => motivo === 'fueraDeAmbito');
  const reasons = (Object.keys(words.reasons) as Gap['motivo'][]).flatMap((reason) => {
    const lines = gaps.filter(({ motivo }) => motivo === reason).map((gap) => gapLine(gap, words, language));
    return [
      `**${words.reasons[reason](norm)}**`,
      (lines.length > 0 ? lines : [`- ${words.none}`]).join('\n'),
    ];
  });
  const reviewed = legal?.fechaRevisionAccesibilidad;
  const ways = [
    ...(contacto?.email ? [`- ${words.email} [{{contacto.email}}](mailto:{{contacto.email}})`] : []),
    ...(contacto?.telefono ? [`- ${words.phone} {{contacto.telefono}}`] : []),
  ];
  return [
    words.commitment(isPublic),
    `## ${words.status}`,
    isWhole ? words.full(norm) : words.partial(norm),
    `## ${words.notAccessible}`,
    ...(gaps.length > 0 ? [words.intro] : []),
    ...reasons,
    `## ${words.preparation}`,
    [
      words.prepared(longDate(evidence.preparada, language)),
      ...(reviewed ? [words.reviewed(longDate(reviewed, language))] : []),
    ].join(' '),
    `${words.method} ${evidence.metodo[language] ?? ''} ${auditText(words, language)}`,
    `## ${words.feedback}`,
    words.feedbackText(isPublic),
    ways.join('\n'),
    ...(evidence.responsable?.[language] ? [evidence.responsable[language]] : []),
    ...(legal?.urlReclamaciones
      ? [`## ${words.enforcement}`, words.enforcementText(isPublic, '{{legal.urlReclamaciones}}')]
      : []),
    '',
  ].join('\n\n');
}
