import data from './data/people.json' with { type: 'json' };

/** Given names and surnames of people who do not exist, with the letters that lists and sorting stumble over. */
export const givenNames: readonly { name: string; gender: 1 | 2 | 3 }[] = [
  ...[
    'Laia',
    'Carmen',
    'Núria',
    'Inés',
    'Mar',
    'Begoña',
    'Aitana',
    'Candela',
    'Montserrat',
    'Ainhoa',
    'Fátima',
  ].map((name) => ({ name, gender: 1 as const })),
  ...[
    'Llúcia',
    'Rocío',
    'Ariadna',
    'María de los Ángeles',
    'Xènia',
    'Paula',
    'Yolanda',
    'Wendy',
    'Élodie',
  ].map((name) => ({ name, gender: 1 as const })),
  ...['Àlex', 'Biel', 'Iñaki', 'Jordi', 'José Ignacio', 'Marc', 'Óscar', 'Pol', 'Rubén', 'Saúl', 'Íker'].map(
    (name) => ({
      name,
      gender: 2 as const,
    }),
  ),
  ...['Joan-Lluís', 'Gonzalo', 'Hèctor', 'Bartomeu', 'Nil', 'Mohamed', 'Andrés', 'Tomàs'].map((name) => ({
    name,
    gender: 2 as const,
  })),
  { name: 'Ariel', gender: 3 },
];

export const surnames: readonly string[] = data.surnames;

/** Streets are called so in every language. */
export const streets: readonly string[] = data.streets;
