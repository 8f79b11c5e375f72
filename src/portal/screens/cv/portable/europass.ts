import {
  levelIn,
  lowest,
  plainText,
  type PortableCv,
  type PortableLanguage,
  wholeDay,
} from './portable-cv.ts';
import { all, element, type Node, one, said, textAt, within } from './tree.ts';

const namespace = 'http://europass.cedefop.europa.eu/Europass';

/** The kinds of knowledge of a language that Europass tells apart. */
const abilities = ['Listening', 'Reading', 'SpokenInteraction', 'SpokenProduction', 'Writing'] as const;

interface FileSettings {
  language: string;
  /** YYYY-MM-DD. */
  today: string;
}

const isNative = ({ level }: PortableLanguage): boolean => level === 'native';

function dayAttributes(day: string): string {
  const [year, month, date] = day.split('-');
  return ` year="${year}" month="--${month}" day="---${date}"`;
}

const periodOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }): string =>
  element('Period', [
    from ? element('From', [], dayAttributes(from)) : '',
    to ? element('To', [], dayAttributes(to)) : element('Current', from && 'true'),
  ]);

/** The CV as a Europass CV (SkillsPassport 3.3), which portals of employment services read. */
export function toEuropassXml(cv: PortableCv, { language, today }: FileSettings): string {
  const foreign = cv.languages.filter((it) => !isNative(it));
  const spoken = ({ code, name }: PortableLanguage): string =>
    element('Description', [element('Code', code), element('Label', name)]);
  const info = element('LearnerInfo', [
    element('Identification', [
      element('PersonName', [element('FirstName', cv.given), element('Surname', cv.family)]),
      element('ContactInfo', [
        element('Email', [element('Contact', cv.email)]),
        element('TelephoneList', [element('Telephone', [element('Contact', cv.phone)])]),
        element(
          'WebsiteList',
          [cv.portfolio, cv.linkedin].map((site) => element('Website', [element('Contact', site)])),
        ),
      ]),
    ]),
    cv.summary
      ? element('Headline', [
          element('Type', [element('Code', 'personal_statement')]),
          element('Description', [element('Label', cv.summary)]),
        ])
      : '',
    element(
      'WorkExperienceList',
      cv.work.map((work) =>
        element('WorkExperience', [
          periodOf(work),
          element('Position', [element('Label', work.title)]),
          element('Activities', work.text),
          element('Employer', [
            element('Name', work.employer),
            element('ContactInfo', [element('Website', [element('Contact', work.link)])]),
          ]),
        ]),
      ),
    ),
    element(
      'EducationList',
      cv.studies.map(({ title, school, level, isPresent }) =>
        element('Education', [
          isPresent ? element('Period', [element('Current', 'true')]) : '',
          element('Title', title),
          element('Organisation', [element('Name', school)]),
          element('Level', [element('Label', level)]),
        ]),
      ),
    ),
    element('Skills', [
      element('Linguistic', [
        element(
          'MotherTongueList',
          cv.languages.filter(isNative).map((it) => element('MotherTongue', [spoken(it)])),
        ),
        element(
          'ForeignLanguageList',
          foreign.map((it) =>
            element('ForeignLanguage', [
              spoken(it),
              element(
                'ProficiencyLevel',
                abilities.map((ability) => element(ability, it.level)),
              ),
            ]),
          ),
        ),
      ]),
      element('Computer', [element('Description', cv.skills.join(', '))]),
    ]),
  ]);
  const head = element('DocumentInfo', [
    element('DocumentType', 'ECV'),
    element('CreationDate', `${today}T00:00:00.000Z`),
    element('LastUpdateDate', `${today}T00:00:00.000Z`),
    element('XSDVersion', 'V3.3'),
  ]);
  const attributes = ` xmlns="${namespace}" locale="${language}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('SkillsPassport', [head, info], attributes)}\n`;
}

/** Attributes write `--03` and `---01`; JSON has numbers. */
function dayOf(node: Node | undefined, which?: 'last'): string | undefined {
  const [year, month, day] = ['Year', 'Month', 'Day'].map((name) => textAt(node, name)?.replace(/\D/g, ''));
  return wholeDay([year, month, day].filter(Boolean).join('-'), which);
}

function linksOf(contact: Node | undefined): Pick<PortableCv, 'portfolio' | 'linkedin'> {
  const sites = all(contact, 'Website', 'Contact').map(said);
  const linkedin = sites.find((site) => /linkedin\./i.test(site ?? ''));
  return { linkedin, portfolio: sites.find((site) => site && site !== linkedin) };
}

function languageOf(node: Node, isMother: boolean): PortableLanguage[] {
  const code = textAt(node, 'Description', 'Code');
  const name = textAt(node, 'Description', 'Label') ?? code;
  if (!name) return [];
  const known = abilities.map((ability) => levelIn(textAt(node, 'ProficiencyLevel', ability)));
  return [{ name, code, level: isMother ? 'native' : lowest(known) }];
}

/** A SkillsPassport, of XML or JSON: both have the same names, but for the lists. */
function fromSkillsPassport(info: Node): PortableCv {
  const person = one(info, 'Identification');
  const contact = one(person, 'ContactInfo');
  const linguistic = one(info, 'Skills', 'Linguistic');
  return {
    given: textAt(person, 'PersonName', 'FirstName'),
    family: textAt(person, 'PersonName', 'Surname'),
    email: textAt(contact, 'Email', 'Contact'),
    phone: textAt(contact, 'Telephone', 'Contact'),
    ...linksOf(contact),
    summary: plainText(textAt(info, 'Headline', 'Description', 'Label')),
    work: all(info, 'WorkExperience').flatMap((it) => {
      const employer = textAt(it, 'Employer', 'Name');
      const title = textAt(it, 'Position', 'Label') ?? employer;
      return title
        ? [
            {
              title,
              employer,
              from: dayOf(one(it, 'Period', 'From')),
              to: dayOf(one(it, 'Period', 'To'), 'last'),
              text: plainText(textAt(it, 'Activities')),
              link: textAt(it, 'Employer', 'ContactInfo', 'Website', 'Contact'),
            },
          ]
        : [];
    }),
    studies: all(info, 'Education').flatMap((it) => {
      const title = textAt(it, 'Title');
      const isPresent = textAt(it, 'Period', 'Current') === 'true';
      return title ? [{ title, school: textAt(it, 'Organisation', 'Name'), isPresent }] : [];
    }),
    languages: [
      ...all(linguistic, 'MotherTongue').flatMap((it) => languageOf(it, true)),
      ...all(linguistic, 'ForeignLanguage').flatMap((it) => languageOf(it, false)),
    ],
    skills: [],
  };
}

/** The file of the present Europass, `Candidate`: words of HR Open, of which we read what the older one has too. */
function fromCandidate(candidate: Node): PortableCv {
  const deep = (node: Node, name: string): string | undefined => within(node, name).map(said).find(Boolean);
  const day = (node: Node, name: string, which?: 'last'): string | undefined => {
    const [found] = within(node, name);
    return found && wholeDay(deep(found, 'FormattedDateTime') ?? found.text, which);
  };
  const mother = within(candidate, 'PrimaryLanguageCode').flatMap((it) => said(it) ?? []);
  return {
    given: deep(candidate, 'GivenName'),
    family: deep(candidate, 'FamilyName'),
    summary: plainText(deep(candidate, 'ExecutiveSummary')),
    work: within(candidate, 'EmployerHistory').flatMap((employer) =>
      within(employer, 'PositionHistory').flatMap((it) => {
        const name = textAt(employer, 'OrganizationName');
        const title = deep(it, 'PositionTitle') ?? name;
        return title
          ? [
              {
                title,
                employer: name,
                from: day(it, 'StartDate'),
                to: day(it, 'EndDate', 'last'),
                text: plainText(deep(it, 'Description')),
              },
            ]
          : [];
      }),
    ),
    studies: within(candidate, 'EducationOrganizationAttendance').flatMap((it) => {
      const title = deep(it, 'DegreeName') ?? deep(it, 'ProgramName');
      const isPresent = deep(it, 'Ongoing') === 'true' || deep(it, 'CurrentIndicator') === 'true';
      return title ? [{ title, school: textAt(it, 'OrganizationName'), isPresent }] : [];
    }),
    languages: [
      ...mother.map((code): PortableLanguage => ({ name: code, code, level: 'native' })),
      ...within(candidate, 'PersonCompetency').flatMap((it): PortableLanguage[] => {
        const code = deep(it, 'CompetencyID');
        if (!code || deep(it, 'TaxonomyID') !== 'language') return [];
        return [
          { name: code, code, level: lowest(within(it, 'ScoreText').map(({ text }) => levelIn(text))) },
        ];
      }),
    ],
    skills: [],
  };
}

/** Reads a Europass CV, as far as the file is one. */
export function fromEuropass(file: Node): PortableCv | undefined {
  const info = one(file, 'SkillsPassport', 'LearnerInfo') ?? one(file, 'LearnerInfo');
  if (info) return fromSkillsPassport(info);
  const candidate = one(file, 'Candidate');
  return candidate && fromCandidate(candidate);
}
