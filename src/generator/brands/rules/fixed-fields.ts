import { explanation } from '#generator/diagnostics/report-text.ts';
import { mostOwn, problemAt, settingName } from '../draft.ts';
import type { BrandRule } from '../draft.ts';

/** Fields whose value the university knows and sends: people need not be able to write them. */
const fromUniversity: Readonly<Record<string, readonly string[]>> = {
  personales: [
    'nombre',
    'apellido1',
    'apellido2',
    'tipoDocumento',
    'numeroDocumento',
    'fechaNacimiento',
    'lugarNacimiento',
    'genero',
    'emailEstudiante',
    'nacionalidades',
  ],
  academicos: [
    'deLaUniversidad',
    'titulacion',
    'centro',
    'nivel',
    'tipoFormacion',
    'rama',
    'duracion',
    'actual',
    'nota',
  ],
  profesional: ['validadoDOIP'],
  practica: [
    'titulacion',
    'curso',
    'nombreTutorUniversidad',
    'apellidosTutorUniversidad',
    'emailTutorUniversidad',
    'titulacionTutorUniversidad',
  ],
};

/** Fields that must be filled in and cannot be changed, where only the person could know what to write. */
export const fixedFields: BrandRule = (draft) =>
  Object.entries(draft.settings.campos).flatMap(([group, fields]) =>
    Object.entries(fields).flatMap(([field, { visible, editable, required }]) => {
      const path = ['campos', group, field];
      if (!visible || editable || !required || fromUniversity[group]?.includes(field)) return [];
      if (!draft.isSound(path)) return [];
      const at = mostOwn(draft, [
        [...path, 'editable'],
        [...path, 'required'],
      ]);
      const name = settingName(path);
      return [
        problemAt(draft, at, {
          code: 'fixed-required-field',
          severity: 'warning',
          ...explanation('rules.fixedField', { name }),
        }),
      ];
    }),
  );
