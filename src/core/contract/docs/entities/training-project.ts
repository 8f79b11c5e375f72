import type * as trainingProjectEntity from '#core/contract/entities/training-project.ts';
import { type EntityDocs, describe } from '../key-docs.ts';

export const trainingProjectDocs = {
  trainingProjectSchema: {
    text: 'What the training project of a placement says that the placement itself does not (RD 592/2014). What is absent is printed as a line to fill in by hand.',
    keys: {
      aplica: describe(
        'Whether the placement has a training project. `false` in vocational cycles, which RD 592/2014 does not cover: then no page leads to one.',
        true,
      ),
      modalidad: describe('Whether the placement is part of the studies.', 'curricular'),
      horasTotales: describe('Hours of the whole placement.', 300),
      creditos: describe('ECTS credits that the placement counts for.', 12),
      objetivos: describe(
        'Educational aims, in words. An empty line begins a paragraph.',
        'Aplicar lo aprendido en la titulación al desarrollo de una aplicación real.',
      ),
      competencias: describe('Competences to be acquired, a line each.', [
        'Diseñar y probar aplicaciones web.',
        'Trabajar en equipo.',
      ]),
      seguimiento: describe(
        'How the placement is followed and assessed: reports, by whom, and when.',
        'Informe intermedio en mayo; memoria final y certificado de la tutora en agosto.',
      ),
      permisos: describe(
        'Leave that the student has a right to.',
        'Exámenes y sesiones de los órganos de representación, avisando con tres días.',
      ),
      confidencialidad: describe(
        'What is agreed on about confidentiality and the results of the work.',
        'La estudiante no divulga datos de clientes, tampoco al terminar.',
      ),
    },
  },
} satisfies EntityDocs<typeof trainingProjectEntity>;
