import { explanation } from '#generator/diagnostics/report-text.ts';
import { mostSpecificPath, problemAt, settingName } from '../draft.ts';
import type { BrandRule } from '../draft.ts';

/** Fields whose value the institution knows and sends, so that people need not be able to edit them. */
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

/** Warns about required fields that are not editable although only the person knows the value. */
export const fixedFields: BrandRule = (draft) =>
  Object.entries(draft.settings.campos).flatMap(([group, fields]) =>
    Object.entries(fields).flatMap(([field, { visible, editable, required }]) => {
      const path = ['campos', group, field];
      if (!visible || editable || !required || fromUniversity[group]?.includes(field)) return [];
      if (!draft.isSound(path)) return [];
      const mainPath = mostSpecificPath(draft, [
        [...path, 'editable'],
        [...path, 'required'],
      ]);
      const name = settingName(path);
      return [
        problemAt(draft, mainPath, {
          code: 'fixed-required-field',
          severity: 'warning',
          ...explanation('rules.fixedField', { name }),
        }),
      ];
    }),
  );
