import { describe, expect, it } from 'vitest';
import { componentSchemas } from '#core/contract/schema/component-schemas.ts';
import type { StudentPlacement } from '#core/contract/entities/placement.ts';
import { studentPlacementSchema } from '#core/contract/entities/placement.ts';
import { trainingProjectSchema } from '#core/contract/entities/training-project.ts';
import { blankLines, type ProjectPeople, projectParts, type ProjectWords } from './project-parts.ts';

const people: ProjectPeople = {
  institution: 'Universidad Nueva',
  student: { name: 'Ana Martí', identity: '12345678Z', email: 'ana@correo.example', phone: '600 123 456' },
  company: { name: 'Tramuntana', taxNumber: 'B12345674', address: 'Marina, 12', signatory: 'Marta Bosch' },
};

const words: ProjectWords = {
  degree: 'Informática',
  year: 'Tercero',
  days: 'lunes',
  date: (day) => `[${day}]`,
  number: (value) => `[${value}]`,
  grant: (euros) => `[${euros} €]`,
  t: (id) => id,
};

const bare: StudentPlacement = {
  id: 702,
  titulo: 'Prácticas',
  empresa: 'Tramuntana',
  conServicio: false,
  documentos: [],
};

const full: StudentPlacement = {
  ...bare,
  fechaInicio: '2026-04-01',
  fechaFin: '2026-07-31',
  horario: 'De 9 a 14 h',
  horasAldia: 5,
  numeroDiasSemana: 5,
  centroPracticas: 'Central',
  departamento: 'Desarrollo',
  nombreTutorEmpresa: 'Laia',
  apellidosTutorEmpresa: 'Vidal',
  emailTutorEmpresa: 'laia@empresa.example',
  telefonoTutorEmpresa: '971 654 322',
  titulacionTutorEmpresa: 'Ingeniería',
  nombreTutorUniversidad: 'Pere',
  emailTutorUniversidad: 'pere@universidad.example',
  titulacionTutorUniversidad: 'Doctor',
  tareasAdesarrollar: 'Programar.',
  ayudaEstudio: 0,
  proyectoFormativo: {
    modalidad: 'extracurricular',
    horasTotales: 300,
    creditos: 0,
    objetivos: 'Aprender.',
    competencias: ['Trabajar en equipo.'],
    seguimiento: 'Memoria final.',
    permisos: 'Exámenes.',
    confidencialidad: 'No divulgar.',
  },
};

const linesOf = (placement: StudentPlacement) =>
  projectParts(placement, people, words).flatMap(({ lines }) => lines);
const valueOf = (placement: StudentPlacement, label: string) =>
  linesOf(placement).find((line) => line.label === `training-project.${label}`)?.value;

describe('a training project', () => {
  it('has all lines that the decree requires, with or without values', () => {
    const names = (placement: StudentPlacement) => linesOf(placement).map(({ label }) => label);
    expect(names(bare)).toEqual(names(full));
    for (const required of [
      'aims',
      'competences',
      'activities',
      'kind',
      'credits',
      'totalHours',
      'timetable',
      'leave',
    ])
      expect(names(bare)).toContain(`training-project.${required}`);
  });

  it('has no blanks if complete, except for remarks, and accepts 0 as a value', () => {
    expect(blankLines(projectParts(full, people, words))).toEqual([]);
    expect(valueOf(full, 'credits')).toBe('[0]');
    expect(valueOf(full, 'grant')).toBe('[0 €]');
    expect(valueOf(full, 'kind')).toBe('training-project.extracurricular');
  });

  it('reports data that the server leaves out as blank', () => {
    const blank = blankLines(
      projectParts({ ...bare, proyectoFormativo: { competencias: [] } }, people, words),
    );
    for (const label of ['aims', 'competences', 'activities', 'credits', 'companyTutor', 'leave', 'begin'])
      expect(blank).toContain(`training-project.${label}`);
    expect(blank).not.toContain('training-project.student');
  });

  it('is an optional extension of the contract', () => {
    expect(studentPlacementSchema.parse(bare).proyectoFormativo).toBeUndefined();
    expect(studentPlacementSchema.parse(full).proyectoFormativo).toEqual(
      trainingProjectSchema.parse(full.proyectoFormativo),
    );
    const { properties = {} } = componentSchemas()['StudentPlacement'] ?? {};
    expect(properties['proyectoFormativo']).toMatchObject({ 'x-extension': true });
  });
});
