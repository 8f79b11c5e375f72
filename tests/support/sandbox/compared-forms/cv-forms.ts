import { visibleLines, visibleText } from '#core/contract/validation/text.ts';
import { packFlags } from '#core/brand/field-flags.ts';
import { duration } from '#core/contract/validation/duration.ts';
import { grade, ranges } from '#core/contract/validation/number.ts';
import { problemsIn } from '#portal/forms/fields/form-problems.ts';
import { changesOf, formValues, readForm } from '#portal/forms/fields/form-values.ts';
import { experienceFlags, experienceForm } from '#portal/pieces/cv-sheet/experience-form.ts';
import { studyForm } from '#portal/pieces/cv-sheet/study-form.ts';
import { experienceProblems } from '#portal/screens/cv/experience/experience-rules.ts';
import { emailForm } from '#portal/screens/cv/account/email-form.ts';
import { preferencesForm } from '#portal/screens/cv/preferences/preferences-form.ts';
import { personalForm } from '#portal/screens/cv/personal/personal-form.ts';
import { personalFlags, personalRules } from '#portal/screens/cv/personal/personal-rules.ts';
import { portfolioForm, presentationForm } from '#portal/screens/cv/presentation/presentation-form.ts';
import type { ComparedForm, FormSandbox } from './compared-form.ts';
import { today } from './form-sandbox.ts';

/** Forms of a CV. */
export function cvForms({ brand }: FormSandbox): ComparedForm[] {
  const fields = packFlags(brand.settings);
  const personal = personalFlags(fields.personales);
  const person = {
    nombre: 'Nora',
    apellido1: 'Prat',
    localidad: 'Madrid',
    direccion: 'Calle Mayor',
    tipoDocumento: 1,
    numeroDocumento: '12345678Z',
    fechaNacimiento: '2003-05-14',
    email: 'nora@alumnado.example',
    telefonoMovil: '600000001',
    pais: 1,
    provincia: 28,
    cp: '28001',
  };
  // The e-mail address is required in every brand.
  const withEmail = { ...fields.personales, required: [...fields.personales.required, 'email'] };
  const studyTerms = { flags: fields.academicos, isNew: true };
  const range = brand.settings.rangoNota ?? ranges.nota;
  const experience = { flags: experienceFlags(fields.experiencia), isNew: true };
  return [
    {
      name: 'personal',
      call: 'editDatosPersonales',
      as: 'student',
      form: personalForm,
      base: formValues(personalForm, person),
      problems: (values) =>
        problemsIn(personalForm, values, { flags: personal }, personalRules(values, personal, today)),
      // The call needs the complete data.
      body: (values) => ({ ...person, ...changesOf(personalForm, values, { flags: personal }) }),
    },
    {
      name: 'study',
      call: 'addEstudio',
      as: 'student',
      form: studyForm,
      base: {
        ...formValues(studyForm, {
          titulacionTexto: 'Historia',
          tipoFormacion: 1,
          nivel: 1,
          centro: 'UB',
          rama: 1,
          duracion: '4 años',
          nota: 3,
        }),
        origen: 'other',
      },
      problems: (values) =>
        problemsIn(studyForm, values, studyTerms, { duracion: [duration], nota: [grade(range)] }),
      body: (values) => ({ ...readForm(studyForm, values, studyTerms), deLaUniversidad: false }),
    },
    {
      name: 'experience',
      call: 'addExperiencia',
      as: 'student',
      form: experienceForm,
      base: formValues(experienceForm, {
        puesto: 'Ayudante',
        empresa: 'Taller',
        fechaInicio: '2024-01-01',
        fechaFin: '2024-06-30',
        sector: 1,
        contrato: 1,
        provincia: 28,
        descripcion: 'Ayudar',
      }),
      problems: (values) => experienceProblems(values as never, experience, today),
      body: (values) => readForm(experienceForm, values, experience),
    },
    {
      name: 'presentation',
      call: 'editPresentacion',
      as: 'student',
      form: presentationForm,
      base: { texto: 'Hola' },
      problems: (values) => problemsIn(presentationForm, values, { flags: fields.profesional }),
      body: ({ texto }) => ({ texto: visibleLines(String(texto)) }),
    },
    {
      name: 'portfolio',
      call: 'editEnlacePortfolio',
      as: 'student',
      form: portfolioForm,
      base: { enlace: 'https://ejemplo.example' },
      problems: (values) => problemsIn(portfolioForm, values, { flags: fields.profesional }),
      body: ({ enlace }) => ({ enlace: visibleText(String(enlace)) }),
    },
    {
      name: 'preferences',
      call: 'editProfesionales',
      as: 'student',
      form: preferencesForm,
      base: formValues(preferencesForm, { enlaceLinkedin: 'https://www.linkedin.com/in/nora' }),
      problems: (values) => problemsIn(preferencesForm, values, { flags: fields.profesional }),
      body: (values) => readForm(preferencesForm, values, { flags: fields.profesional }),
    },
    {
      name: 'email address',
      call: 'editDatosEmail',
      as: 'student',
      form: emailForm,
      base: formValues(emailForm, { email: person.email }),
      problems: (values) => problemsIn(emailForm, values, { flags: withEmail }),
      body: (values) => readForm(emailForm, values, { flags: withEmail }),
    },
  ];
}
