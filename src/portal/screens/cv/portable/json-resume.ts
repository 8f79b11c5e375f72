import { foldDiacritics } from '#core/shared/fold-diacritics.ts';
import { parseLanguageLevel, plainText, type PortableCv, wholeDay } from './portable-cv.ts';
import { nodeAt, nodesAt, textAt, textOf, type TreeNode } from './tree.ts';

/** Converts a CV to JSON Resume (jsonresume.org). */
export function toJsonResume(cv: PortableCv): object {
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: [cv.given, cv.family].filter(Boolean).join(' '),
      email: cv.email,
      phone: cv.phone,
      url: cv.portfolio,
      summary: cv.summary,
      profiles: cv.linkedin ? [{ network: 'LinkedIn', url: cv.linkedin }] : [],
    },
    work: cv.work.map(({ title, employer, from, to, text, link }) => ({
      name: employer,
      position: title,
      url: link,
      startDate: from,
      endDate: to,
      summary: text,
    })),
    education: cv.studies.map(({ title, school }) => ({ institution: school, area: title })),
    languages: cv.languages.map(({ name, level }) => ({
      language: name,
      fluency: level === 'native' ? 'Native speaker' : level,
    })),
    skills: cv.skills.map((name) => ({ name })),
  };
}

/** Joins area and kind of studies, unless the area names the kind: "Grado en Química" of kind "Grado". */
function studyTitle(area: string | undefined, kind: string | undefined): string | undefined {
  if (!area || !kind) return area ?? kind;
  const [first = ''] = foldDiacritics(kind).split(/\s+/);
  return foldDiacritics(area).includes(first) ? area : `${kind}: ${area}`;
}

/** Reads a JSON Resume (jsonresume.org). */
export function fromJsonResume(file: TreeNode): PortableCv {
  const basics = nodeAt(file, 'basics');
  const linkedin = nodesAt(basics, 'profiles').find((profile) =>
    /linkedin/i.test(textAt(profile, 'network') ?? ''),
  );
  const [given, ...family] = textAt(basics, 'name')?.split(/\s+/) ?? [];
  return {
    given,
    family: family.join(' ') || undefined,
    email: textAt(basics, 'email'),
    phone: textAt(basics, 'phone'),
    portfolio: textAt(basics, 'url') ?? textAt(basics, 'website'),
    linkedin: textAt(linkedin, 'url'),
    summary: plainText(textAt(basics, 'summary')),
    work: nodesAt(file, 'work').flatMap((work) => {
      const employer = textAt(work, 'name') ?? textAt(work, 'company');
      const title = textAt(work, 'position') ?? employer;
      const lines = [
        textAt(work, 'summary'),
        ...nodesAt(work, 'highlights')
          .flatMap((line) => textOf(line) ?? [])
          .map((line) => `· ${line}`),
      ];
      return title
        ? [
            {
              title,
              employer,
              from: wholeDay(textAt(work, 'startDate')),
              to: wholeDay(textAt(work, 'endDate'), 'last'),
              text: plainText(lines.filter(Boolean).join('\n')),
              link: textAt(work, 'url'),
            },
          ]
        : [];
    }),
    studies: nodesAt(file, 'education').flatMap((study) => {
      const title = studyTitle(textAt(study, 'area'), textAt(study, 'studyType'));
      return title ? [{ title, school: textAt(study, 'institution') }] : [];
    }),
    languages: nodesAt(file, 'languages').flatMap((language) => {
      const name = textAt(language, 'language');
      return name ? [{ name, level: parseLanguageLevel(textAt(language, 'fluency')) }] : [];
    }),
    skills: nodesAt(file, 'skills').flatMap((skill) => textAt(skill, 'name') ?? []),
  };
}
