import type { CompanyPlacement, StudentPlacement } from '#core/contract/entities/placement.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { fullName } from '#core/model/people.ts';

export type ProjectPlacement = StudentPlacement | CompanyPlacement;

/** Parties of the project. Each side has more data of itself than of the other. */
export interface ProjectPeople {
  institution: string;
  student: {
    name: string;
    identity?: string | undefined;
    email?: string | undefined;
    phone?: string | undefined;
  };
  company: {
    name: string | undefined;
    taxNumber?: string | undefined;
    address?: string | undefined;
    signatory?: string | undefined;
  };
}

/** Texts and formatters of a placement in the language of the page. */
export interface ProjectWords {
  degree: string;
  year: string;
  days: string;
  date: (day: string) => string;
  number: (value: number) => string;
  /** Formats a grant in euros per month. */
  grant: (euros: number) => string;
  t: (id: MessageId) => string;
}

/** A labelled line of the project; without a value it is left blank, to be filled in by hand. */
export interface ProjectLine {
  label: MessageId;
  value: string | readonly string[] | undefined;
  /** The value takes several lines. */
  isText?: true;
  /** The value is a schedule in words. */
  isSchedule?: true;
}

export interface ProjectPart {
  title: MessageId;
  lines: readonly ProjectLine[];
}

const formatted = <T>(value: T | undefined, format: (value: T) => string): string | undefined =>
  value === undefined ? undefined : format(value);

function parties({ institution, student, company }: ProjectPeople, words: ProjectWords): ProjectLine[] {
  return [
    { label: 'training-project.institution', value: institution },
    { label: 'training-project.student', value: student.name },
    { label: 'training-project.identity', value: student.identity },
    { label: 'training-project.email', value: student.email },
    { label: 'training-project.phone', value: student.phone },
    { label: 'training-project.degree', value: words.degree },
    { label: 'training-project.year', value: words.year },
    { label: 'training-project.company', value: company.name },
    { label: 'training-project.taxNumber', value: company.taxNumber },
    { label: 'training-project.companyAddress', value: company.address },
    { label: 'training-project.signatory', value: company.signatory },
  ];
}

function conditions(placement: ProjectPlacement, words: ProjectWords): ProjectLine[] {
  const { t, date, number, grant, days } = words;
  const { modalidad, horasTotales, creditos } = placement.proyectoFormativo ?? {};
  return [
    {
      label: 'training-project.kind',
      value: formatted(modalidad, (kind) =>
        t(kind === 'curricular' ? 'training-project.curricular' : 'training-project.extracurricular'),
      ),
    },
    { label: 'training-project.credits', value: formatted(creditos, number) },
    { label: 'training-project.begin', value: formatted(placement.fechaInicio, date) },
    { label: 'training-project.end', value: formatted(placement.fechaFin, date) },
    { label: 'training-project.totalHours', value: formatted(horasTotales, number) },
    { label: 'training-project.hoursPerDay', value: formatted(placement.horasAldia, number) },
    { label: 'training-project.daysPerWeek', value: formatted(placement.numeroDiasSemana, number) },
    { label: 'training-project.days', value: days },
    { label: 'training-project.timetable', value: placement.horario, isSchedule: true },
    { label: 'training-project.workplace', value: placement.centroPracticas },
    { label: 'training-project.department', value: placement.departamento },
    { label: 'training-project.grant', value: formatted(placement.ayudaEstudio, grant) },
  ];
}

function tutors(placement: ProjectPlacement): ProjectLine[] {
  return [
    {
      label: 'training-project.companyTutor',
      value: fullName(placement.nombreTutorEmpresa, placement.apellidosTutorEmpresa),
    },
    { label: 'training-project.companyTutorDegree', value: placement.titulacionTutorEmpresa },
    { label: 'training-project.companyTutorEmail', value: placement.emailTutorEmpresa },
    { label: 'training-project.companyTutorPhone', value: placement.telefonoTutorEmpresa },
    {
      label: 'training-project.academicTutor',
      value: fullName(placement.nombreTutorUniversidad, placement.apellidosTutorUniversidad),
    },
    { label: 'training-project.academicTutorDegree', value: placement.titulacionTutorUniversidad },
    { label: 'training-project.academicTutorEmail', value: placement.emailTutorUniversidad },
  ];
}

/**
 * Makes the training project of a placement (RD 592/2014: article 6, and the matters of articles 4 to 14 to be agreed
 * with it): its parts with all lines, with or without values.
 */
export function projectParts(
  placement: ProjectPlacement,
  people: ProjectPeople,
  words: ProjectWords,
): readonly ProjectPart[] {
  const { objetivos, competencias, seguimiento, permisos, confidencialidad } =
    placement.proyectoFormativo ?? {};
  return [
    { title: 'training-project.parties', lines: parties(people, words) },
    { title: 'training-project.conditions', lines: conditions(placement, words) },
    {
      title: 'training-project.content',
      lines: [
        { label: 'training-project.aims', value: objetivos, isText: true },
        { label: 'training-project.competences', value: competencias, isText: true },
        { label: 'training-project.activities', value: placement.tareasAdesarrollar, isText: true },
      ],
    },
    { title: 'training-project.tutors', lines: tutors(placement) },
    {
      title: 'training-project.rights',
      lines: [
        { label: 'training-project.assessment', value: seguimiento, isText: true },
        { label: 'training-project.leave', value: permisos, isText: true },
        { label: 'training-project.confidentiality', value: confidencialidad, isText: true },
        { label: 'training-project.remarks', value: placement.observaciones, isText: true },
      ],
    },
  ];
}

const isBlank = ({ value }: ProjectLine): boolean => value === undefined || value.length === 0;

/** Labels of the lines without a value, except for remarks, which are optional. */
export function blankLines(parts: readonly ProjectPart[]): readonly MessageId[] {
  return parts
    .flatMap(({ lines }) => lines.filter(isBlank))
    .map(({ label }) => label)
    .filter((label) => label !== 'training-project.remarks');
}
