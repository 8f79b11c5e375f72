import { describe, expect, it } from 'vitest';
import { toEuropassXml } from './europass.ts';
import { toJsonResume } from './json-resume.ts';
import type { PortableCv } from './portable-cv.ts';
import { readPortable } from './read-file.ts';

const cv: PortableCv = {
  given: 'Lucía',
  family: 'Ferrer Vidal',
  email: 'lucia@alumnado.example',
  phone: '600 111 222',
  portfolio: 'https://lucia.example/',
  linkedin: 'https://www.linkedin.com/in/lucia',
  summary: 'Me gustan los datos <grandes> & pequeños.\nY el mar.',
  work: [
    {
      title: 'Analista',
      employer: 'Ñandú "Datos"',
      from: '2025-02-01',
      to: '2025-07-31',
      text: 'Cuadros de mando.\nInformes.',
      link: 'https://nandu.example/',
    },
    {
      title: 'Monitora',
      employer: undefined,
      from: '2024-06-15',
      to: undefined,
      text: undefined,
      link: undefined,
    },
  ],
  studies: [{ title: 'Grado en Estadística', school: 'Universitat de les Illes' }],
  languages: [
    { name: 'Catalán', code: 'ca', level: 'native' },
    { name: 'Inglés', code: 'en', level: 'B2' },
  ],
  skills: ['R', 'Trabajo en equipo'],
};

describe('an exported CV that is imported again', () => {
  it('equals the original after Europass, except that skills are one text', () => {
    const xml = toEuropassXml(cv, { language: 'es', today: '2026-03-10' });
    expect(xml).toContain('<Position><Label>Analista</Label></Position>');
    const { work, studies, ...rest } = readPortable(xml) ?? { work: [], studies: [] };
    expect(work).toEqual(cv.work);
    expect(studies).toEqual([{ ...cv.studies[0], isPresent: false }]);
    expect(rest).toEqual({
      ...Object.fromEntries(Object.entries(cv).filter(([key]) => !['work', 'studies'].includes(key))),
      skills: [],
    });
  });

  it('is the same after JSON Resume', () => {
    const imported = readPortable(JSON.stringify(toJsonResume(cv)));
    expect(imported).toEqual({ ...cv, languages: cv.languages.map(({ name, level }) => ({ name, level })) });
  });
});

describe('a file of another service', () => {
  it.each([
    [{ startDate: '2024-06', endDate: '2024-06' }, '2024-06-01', '2024-06-30'],
    [{ startDate: '2023', endDate: '2024-02' }, '2023-01-01', '2024-02-29'],
    [{ startDate: '2023-05-04', endDate: '2023' }, '2023-05-04', '2023-12-31'],
    [{ startDate: '2023-02-31', endDate: '2023-13' }, undefined, undefined],
  ])(
    'completes partial dates to the first day of a start and the last day of an end: %j',
    (dates, from, to) => {
      const file = JSON.stringify({ basics: { name: 'Ana' }, work: [{ position: 'Mecánica', ...dates }] });
      expect(readPortable(file)?.work).toMatchObject([{ from, to }]);
    },
  );

  it('can be a Europass CV in JSON, with HTML texts and partial dates', () => {
    const file = {
      SkillsPassport: {
        LearnerInfo: {
          WorkExperience: [
            {
              Period: { From: { Year: 2019, Month: 9 }, Current: true },
              Position: { Label: 'Camarera' },
              Activities: '<ul><li>Barra &amp; sala</li><li>Caja</li></ul>',
              Employer: { Name: 'Bar Moll' },
            },
          ],
          Education: [{ Title: 'Bachillerato', Organisation: { Name: 'IES Alba' } }],
          Skills: {
            Linguistic: {
              ForeignLanguage: [
                {
                  Description: { Code: 'de', Label: 'German' },
                  ProficiencyLevel: { Listening: 'B2', Reading: 'C1', Writing: 'B1' },
                },
              ],
            },
          },
        },
      },
    };
    expect(readPortable(JSON.stringify(file))).toMatchObject({
      work: [{ title: 'Camarera', employer: 'Bar Moll', from: '2019-09-01', text: '· Barra & sala\n· Caja' }],
      studies: [{ title: 'Bachillerato', school: 'IES Alba' }],
      languages: [{ name: 'German', code: 'de', level: 'B1' }],
    });
  });

  it('can be the current Europass format', () => {
    const file = `<?xml version="1.0"?><Candidate xmlns="http://www.europass.eu/1.0" xmlns:hr="h" xmlns:oa="o" xmlns:eures="e">
      <CandidatePerson><PersonName><oa:GivenName>Ana</oa:GivenName><hr:FamilyName>Mir</hr:FamilyName></PersonName>
        <PrimaryLanguageCode name="NORMAL">spa</PrimaryLanguageCode></CandidatePerson>
      <CandidateProfile><ExecutiveSummary><![CDATA[<p>Hola</p>]]></ExecutiveSummary>
        <EmploymentHistory><EmployerHistory><hr:OrganizationName>Taller Sol</hr:OrganizationName><PositionHistory>
          <PositionTitle>Mecánica</PositionTitle><eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2020-01-15</hr:FormattedDateTime></eures:StartDate></eures:EmploymentPeriod>
        </PositionHistory></EmployerHistory></EmploymentHistory>
        <EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>IES Nord</hr:OrganizationName>
          <EducationDegree><hr:DegreeName>Automoción</hr:DegreeName></EducationDegree></EducationOrganizationAttendance></EducationHistory>
        <PersonQualifications><PersonCompetency><CompetencyID>eng</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
          <eures:CompetencyDimension><eures:Score><hr:ScoreText>B1</hr:ScoreText></eures:Score></eures:CompetencyDimension></PersonCompetency></PersonQualifications>
      </CandidateProfile></Candidate>`;
    expect(readPortable(file)).toMatchObject({
      given: 'Ana',
      family: 'Mir',
      summary: 'Hola',
      work: [{ title: 'Mecánica', employer: 'Taller Sol', from: '2020-01-15' }],
      studies: [{ title: 'Automoción', school: 'IES Nord' }],
      languages: [
        { name: 'spa', level: 'native' },
        { name: 'eng', level: 'B1' },
      ],
    });
  });

  it.each([
    ['a page', '<!doctype html><html><body>No</body></html>'],
    ['a file with a DTD', '<!DOCTYPE x [<!ENTITY a "b">]><SkillsPassport><LearnerInfo/></SkillsPassport>'],
    ['XML that is not closed', '<SkillsPassport><LearnerInfo>'],
    ['XML that is closed wrongly', '<SkillsPassport><LearnerInfo></SkillsPassport></LearnerInfo>'],
    ['XML that is nested too deeply', '<a>'.repeat(5000) + '</a>'.repeat(5000)],
    ['JSON of something else', '{"name":"x"}'],
    ['JSON that is not closed', '{"basics":'],
    ['nothing', ''],
  ])('is refused if it is %s', (_, text) => {
    expect(readPortable(text)).toBeUndefined();
  });
});

describe('a file made to be slow', () => {
  // With regular expressions that backtrack, each of these takes minutes.
  it.each([
    ['unfinished tags in a text', '<a ', (text: string) => JSON.stringify({ basics: { summary: text } })],
    ['blanks in a text', ' \t', (text: string) => JSON.stringify({ basics: { summary: `${text}a` } })],
    ['a tag that never ends', 'a', (text: string) => `<${text}`],
    ['tags that never end', '<a', (text: string) => text],
    ['a name without a value', 'a', (text: string) => `<x ${text}/>`],
    ['names without values', 'a ', (text: string) => `<x ${text}/>`],
    ['quotes that never end', 'a="', (text: string) => `<x ${text}/>`],
    ['references that never end', '&a', (text: string) => `<x>${text}</x>`],
    ['a comment that never ends', '<!-- ', (text: string) => text],
  ])('is read or refused at once: %s', (_, part, fileOf) => {
    const file = fileOf(part.repeat(2_000_000 / part.length));
    expect(readPortable(file)?.work ?? []).toEqual([]);
  });

  it('is cut to the beginning of texts that are too long', () => {
    const file = {
      basics: { summary: 'x'.repeat(1_000_000) },
      work: [{ name: 'a', position: 'b', summary: ' ' }],
    };
    expect(readPortable(JSON.stringify(file))?.summary).toHaveLength(20_000);
  });
});
