import { mostOwn, problemAt, settingName } from '../draft.ts';
import type { Rule } from '../draft.ts';

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
export const fixedFields: Rule = (draft) =>
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
          what: {
            en: `The field \`${name}\` is required, but nobody can change it.`,
            es: `El campo \`${name}\` es obligatorio, pero nadie puede cambiarlo.`,
            ca: `El camp \`${name}\` és obligatori, però ningú no el pot canviar.`,
          },
          why: {
            en: 'The university does not provide this value, and whoever lacks it cannot supply it: the form could never be sent.',
            es: 'La institución no da este dato, y quien no lo tiene no puede escribirlo: el formulario no se podría enviar nunca.',
            ca: 'La institució no dona aquesta dada, i qui no la té no la pot escriure: el formulari no es podria enviar mai.',
          },
          fix: {
            en: `Under \`${name}\`, write \`editable: true\` or \`required: false\`.`,
            es: `Dentro de \`${name}\`, escribe \`editable: true\` o \`required: false\`.`,
            ca: `Dins de \`${name}\`, escriu \`editable: true\` o \`required: false\`.`,
          },
        }),
      ];
    }),
  );
