import {
  parseLanguageLevel,
  lowestLevel,
  plainText,
  type PortableCv,
  type PortableLanguage,
  wholeDay,
} from './portable-cv.ts';
import { descendants, element, nodeAt, nodesAt, textAt, textOf, type TreeNode } from './tree.ts';

const namespace = 'http://europass.cedefop.europa.eu/Europass';

/** Language skills in Europass, each with its own level. */
const abilities = ['Listening', 'Reading', 'SpokenInteraction', 'SpokenProduction', 'Writing'] as const;

interface EuropassSettings {
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

/** Serializes a CV as Europass XML (SkillsPassport 3.3), which employment services import. */
export function toEuropassXml(cv: PortableCv, { language, today }: EuropassSettings): string {
  const foreign = cv.languages.filter((language) => !isNative(language));
  const description = ({ code, name }: PortableLanguage): string =>
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
          cv.languages.filter(isNative).map((spoken) => element('MotherTongue', [description(spoken)])),
        ),
        element(
          'ForeignLanguageList',
          foreign.map((spoken) =>
            element('ForeignLanguage', [
              description(spoken),
              element(
                'ProficiencyLevel',
                abilities.map((ability) => element(ability, spoken.level)),
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

/** Parses a date; XML attributes have values like `--03` and `---01`, JSON has numbers. */
function dayOf(node: TreeNode | undefined, which?: 'last'): string | undefined {
  const [year, month, day] = ['Year', 'Month', 'Day'].map((name) => textAt(node, name)?.replace(/\D/g, ''));
  return wholeDay([year, month, day].filter(Boolean).join('-'), which);
}

function linksOf(contact: TreeNode | undefined): Pick<PortableCv, 'portfolio' | 'linkedin'> {
  const sites = nodesAt(contact, 'Website', 'Contact').map(textOf);
  const linkedin = sites.find((site) => /linkedin\./i.test(site ?? ''));
  return { linkedin, portfolio: sites.find((site) => site && site !== linkedin) };
}

function languageOf(node: TreeNode, isMother: boolean): PortableLanguage[] {
  const code = textAt(node, 'Description', 'Code');
  const name = textAt(node, 'Description', 'Label') ?? code;
  if (!name) return [];
  const levels = abilities.map((ability) => parseLanguageLevel(textAt(node, 'ProficiencyLevel', ability)));
  return [{ name, code, level: isMother ? 'native' : lowestLevel(levels) }];
}

/** Reads a SkillsPassport of XML or JSON, which have the same names except for lists. */
function fromSkillsPassport(info: TreeNode): PortableCv {
  const person = nodeAt(info, 'Identification');
  const contact = nodeAt(person, 'ContactInfo');
  const linguistic = nodeAt(info, 'Skills', 'Linguistic');
  return {
    given: textAt(person, 'PersonName', 'FirstName'),
    family: textAt(person, 'PersonName', 'Surname'),
    email: textAt(contact, 'Email', 'Contact'),
    phone: textAt(contact, 'Telephone', 'Contact'),
    ...linksOf(contact),
    summary: plainText(textAt(info, 'Headline', 'Description', 'Label')),
    work: nodesAt(info, 'WorkExperience').flatMap((work) => {
      const employer = textAt(work, 'Employer', 'Name');
      const title = textAt(work, 'Position', 'Label') ?? employer;
      return title
        ? [
            {
              title,
              employer,
              from: dayOf(nodeAt(work, 'Period', 'From')),
              to: dayOf(nodeAt(work, 'Period', 'To'), 'last'),
              text: plainText(textAt(work, 'Activities')),
              link: textAt(work, 'Employer', 'ContactInfo', 'Website', 'Contact'),
            },
          ]
        : [];
    }),
    studies: nodesAt(info, 'Education').flatMap((study) => {
      const title = textAt(study, 'Title');
      const isPresent = textAt(study, 'Period', 'Current') === 'true';
      return title ? [{ title, school: textAt(study, 'Organisation', 'Name'), isPresent }] : [];
    }),
    languages: [
      ...nodesAt(linguistic, 'MotherTongue').flatMap((node) => languageOf(node, true)),
      ...nodesAt(linguistic, 'ForeignLanguage').flatMap((node) => languageOf(node, false)),
    ],
    skills: [],
  };
}

/** Reads the current Europass format, `Candidate` (HR Open): the fields that the SkillsPassport has too. */
function fromCandidate(candidate: TreeNode): PortableCv {
  const deepText = (node: TreeNode, name: string): string | undefined =>
    descendants(node, name).map(textOf).find(Boolean);
  const day = (node: TreeNode, name: string, which?: 'last'): string | undefined => {
    const [date] = descendants(node, name);
    return date && wholeDay(deepText(date, 'FormattedDateTime') ?? date.text, which);
  };
  const mother = descendants(candidate, 'PrimaryLanguageCode').flatMap((node) => textOf(node) ?? []);
  return {
    given: deepText(candidate, 'GivenName'),
    family: deepText(candidate, 'FamilyName'),
    summary: plainText(deepText(candidate, 'ExecutiveSummary')),
    work: descendants(candidate, 'EmployerHistory').flatMap((employer) =>
      descendants(employer, 'PositionHistory').flatMap((position) => {
        const name = textAt(employer, 'OrganizationName');
        const title = deepText(position, 'PositionTitle') ?? name;
        return title
          ? [
              {
                title,
                employer: name,
                from: day(position, 'StartDate'),
                to: day(position, 'EndDate', 'last'),
                text: plainText(deepText(position, 'Description')),
              },
            ]
          : [];
      }),
    ),
    studies: descendants(candidate, 'EducationOrganizationAttendance').flatMap((study) => {
      const title = deepText(study, 'DegreeName') ?? deepText(study, 'ProgramName');
      const isPresent =
        deepText(study, 'Ongoing') === 'true' || deepText(study, 'CurrentIndicator') === 'true';
      return title ? [{ title, school: textAt(study, 'OrganizationName'), isPresent }] : [];
    }),
    languages: [
      ...mother.map((code): PortableLanguage => ({ name: code, code, level: 'native' })),
      ...descendants(candidate, 'PersonCompetency').flatMap((competency): PortableLanguage[] => {
        const code = deepText(competency, 'CompetencyID');
        if (!code || deepText(competency, 'TaxonomyID') !== 'language') return [];
        return [
          {
            name: code,
            code,
            level: lowestLevel(
              descendants(competency, 'ScoreText').map(({ text }) => parseLanguageLevel(text)),
            ),
          },
        ];
      }),
    ],
    skills: [],
  };
}

/** Reads a Europass CV of either format; `undefined` if the file is neither. */
export function fromEuropass(file: TreeNode): PortableCv | undefined {
  const info = nodeAt(file, 'SkillsPassport', 'LearnerInfo') ?? nodeAt(file, 'LearnerInfo');
  if (info) return fromSkillsPassport(info);
  const candidate = nodeAt(file, 'Candidate');
  return candidate && fromCandidate(candidate);
}
