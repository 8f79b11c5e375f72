import type * as trainingProjectEntity from '#core/contract/entities/training-project.ts';
import { type EntityNotes, note } from '../note.ts';

export const trainingProjectNotes = {
  trainingProjectSchema: {
    text: 'What the training project of a placement says that the placement itself does not (RD 592/2014). What is absent is printed as a line to fill in by hand.',
    keys: {
      aplica: note(
        'Whether the placement has a training project. `false` in vocational cycles, which RD 592/2014 does not cover: then no page leads to one.',
        true,
      ),
      modalidad: note('Whether the placement is part of the studies.', 'curricular'),
      horasTotales: note('Hours of the whole placement.', 300),
      creditos: note('ECTS credits that the placement counts for.', 12),
      objetivos: note(
        'Educational aims, in words. An empty line begins a paragraph.',
        'Aplicar lo aprendido en la titulación al desarrollo de una aplicación real.',
      ),
      competencias: note('Competences to be acquired, a line each.', [
        'Diseñar y probar aplicaciones web.',
        'Trabajar en equipo.',
      ]),
      seguimiento: note(
        'How the placement is followed and assessed: reports, by whom, and when.',
        'Informe intermedio en mayo; memoria final y certificado de la tutora en agosto.',
      ),
      permisos: note(
        'Leave that the student has a right to.',
        'Exámenes y sesiones de los órganos de representación, avisando con tres días.',
      ),
      confidencialidad: note(
        'What is agreed on about confidentiality and the results of the work.',
        'La estudiante no divulga datos de clientes, tampoco al terminar.',
      ),
    },
  },
} satisfies EntityNotes<typeof trainingProjectEntity>;
