/** What the training projects of placements say. */
export const projectTexts = {
  aims: {
    es: 'Aplicar en un equipo profesional lo aprendido en la titulación y conocer cómo se organiza un proyecto real, de su encargo a su entrega.',
    ca: 'Aplicar en un equip professional el que s’ha après en la titulació i conèixer com s’organitza un projecte real, de l’encàrrec al lliurament.',
    en: 'To apply what was learnt in the degree in a professional team, and to see how a real project is run from order to delivery.',
  },
  competences: [
    {
      es: 'Resolver problemas propios de la profesión con criterio.',
      ca: 'Resoldre amb criteri problemes propis de la professió.',
      en: 'Solving problems of the profession with judgement.',
    },
    {
      es: 'Trabajar en equipo y comunicar resultados.',
      ca: 'Treballar en equip i comunicar resultats.',
      en: 'Working in a team and communicating results.',
    },
    {
      es: 'Organizar el propio trabajo & cumplir plazos.',
      ca: 'Organitzar la feina pròpia & complir terminis.',
      en: 'Organising one’s work & keeping deadlines.',
    },
  ],
  assessment: {
    es: 'Informe intermedio a mitad de las prácticas; memoria final, e informe de la tutoría de la entidad, en los quince días siguientes a su fin.',
    ca: 'Informe intermedi a la meitat de les pràctiques; memòria final, i informe de la tutoria de l’entitat, en els quinze dies següents a la fi.',
    en: 'Interim report halfway; final report of the student and report of the tutor at the organisation within a fortnight after the end.',
  },
  leave: {
    es: 'Exámenes, sesiones de los órganos de representación y consultas médicas, avisando a ambas tutorías.',
    ca: 'Exàmens, sessions dels òrgans de representació i visites mèdiques, avisant les dues tutories.',
    en: 'Examinations, meetings of representative bodies and medical appointments, on notice to both tutors.',
  },
} as const;
