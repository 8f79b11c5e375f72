import { foldDiacritics } from '#core/shared/fold-diacritics.ts';
import { levelIn, plainText, type PortableCv, wholeDay } from './portable-cv.ts';
import { all, type Node, one, said, textAt } from './tree.ts';

/** The CV as jsonresume.org describes it. */
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

/** A title of what was studied and its kind, each once: "Grado", "Grado en Química" is the latter. */
function studyTitle(area: string | undefined, kind: string | undefined): string | undefined {
  if (!area || !kind) return area ?? kind;
  const [first = ''] = foldDiacritics(kind).split(/\s+/);
  return foldDiacritics(area).includes(first) ? area : `${kind}: ${area}`;
}

/** Reads a file as jsonresume.org describes it. */
export function fromJsonResume(file: Node): PortableCv {
  const basics = one(file, 'basics');
  const linkedin = all(basics, 'profiles').find((it) => /linkedin/i.test(textAt(it, 'network') ?? ''));
  const [given, ...family] = textAt(basics, 'name')?.split(/\s+/) ?? [];
  return {
    given,
    family: family.join(' ') || undefined,
    email: textAt(basics, 'email'),
    phone: textAt(basics, 'phone'),
    portfolio: textAt(basics, 'url') ?? textAt(basics, 'website'),
    linkedin: textAt(linkedin, 'url'),
    summary: plainText(textAt(basics, 'summary')),
    work: all(file, 'work').flatMap((it) => {
      const employer = textAt(it, 'name') ?? textAt(it, 'company');
      const title = textAt(it, 'position') ?? employer;
      const lines = [
        textAt(it, 'summary'),
        ...all(it, 'highlights')
          .flatMap((line) => said(line) ?? [])
          .map((line) => `· ${line}`),
      ];
      return title
        ? [
            {
              title,
              employer,
              from: wholeDay(textAt(it, 'startDate')),
              to: wholeDay(textAt(it, 'endDate'), 'last'),
              text: plainText(lines.filter(Boolean).join('\n')),
              link: textAt(it, 'url'),
            },
          ]
        : [];
    }),
    studies: all(file, 'education').flatMap((it) => {
      const title = studyTitle(textAt(it, 'area'), textAt(it, 'studyType'));
      return title ? [{ title, school: textAt(it, 'institution') }] : [];
    }),
    languages: all(file, 'languages').flatMap((it) => {
      const name = textAt(it, 'language');
      return name ? [{ name, level: levelIn(textAt(it, 'fluency')) }] : [];
    }),
    skills: all(file, 'skills').flatMap((it) => textAt(it, 'name') ?? []),
  };
}
