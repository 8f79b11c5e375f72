import type { Language } from '#core/i18n/languages.ts';
import type { BrandDraft } from '../../draft.ts';
import { longDate } from '../placeholders.ts';
import { lastAudit } from './audit.ts';
import { type StatementWords, statementWords } from './words.ts';

type Evidence = NonNullable<BrandDraft['settings']['accesibilidad']>;
type Gap = NonNullable<Evidence['incumplimientos']>[number];

/** Number of a WCAG criterion in EN 301 549: chapter 9 has them under their own numbers. */
const requirementOf = (criterion: string): string =>
  criterion.split('.').length === 3 ? `9.${criterion}` : criterion;

function gapLine({ criterio, donde, porQue, hasta }: Gap, words: StatementWords, language: Language): string {
  const sentence = (text: string | undefined): string[] =>
    text ? [/[.!?]$/.test(text) ? text : `${text}.`] : [];
  const requirement = criterio ? ` [${words.requirement(requirementOf(criterio))}]` : '';
  const place = (donde[language] ?? '').replace(/\.$/, '');
  return [
    `- ${place}${requirement}.`,
    ...sentence(porQue?.[language]),
    ...(hasta ? [words.until(longDate(hasta, language))] : []),
  ].join(' ');
}

/** Sentence on the last audit: date, tool and extent. */
function auditText(words: StatementWords, language: Language): string {
  const { day, tool, pages, views } = lastAudit;
  const count = (value: number): string => value.toLocaleString(language);
  return words.audit({ day: longDate(day, language), tool, pages: count(pages), views: count(views) });
}

/** The accessibility statement of a brand as Markdown with placeholders; undefined without evidence. */
export function statementText({ settings }: BrandDraft, language: Language): string | undefined {
  const { accesibilidad: evidence, organismo, legal, contacto } = settings;
  if (!evidence) return undefined;
  const words = statementWords[language];
  const isPublic = organismo === 'publico';
  const norm = words.norm(isPublic);
  const gaps = evidence.incumplimientos ?? [];
  const isFullyCompliant = gaps.every(({ motivo }) => motivo === 'fueraDeAmbito');
  const reasons = (Object.keys(words.reasons) as Gap['motivo'][]).flatMap((reason) => {
    const lines = gaps.filter(({ motivo }) => motivo === reason).map((gap) => gapLine(gap, words, language));
    return [
      `**${words.reasons[reason](norm)}**`,
      (lines.length > 0 ? lines : [`- ${words.none}`]).join('\n'),
    ];
  });
  const reviewed = legal?.fechaRevisionAccesibilidad;
  const contacts = [
    ...(contacto?.email ? [`- ${words.email} [{{contacto.email}}](mailto:{{contacto.email}})`] : []),
    ...(contacto?.telefono ? [`- ${words.phone} {{contacto.telefono}}`] : []),
  ];
  return [
    words.commitment(isPublic),
    `## ${words.status}`,
    isFullyCompliant ? words.full(norm) : words.partial(norm),
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
    contacts.join('\n'),
    ...(evidence.responsable?.[language] ? [evidence.responsable[language]] : []),
    ...(legal?.urlReclamaciones
      ? [`## ${words.enforcement}`, words.enforcementText(isPublic, '{{legal.urlReclamaciones}}')]
      : []),
    '',
  ].join('\n\n');
}
