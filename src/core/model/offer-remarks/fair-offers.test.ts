import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Ground } from './grounds.ts';
import { offerWordings, type StudentText } from './offer-wordings.ts';

/** An offer of a fixture; `grounds` are empty where it is fair. */
type Labelled = Partial<Record<StudentText, string>> & { titulo: string; grounds: readonly Ground[] };

const offersOf = (name: string): Labelled[] =>
  JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8')) as Labelled[];

/** Measures how well unfair offers are told from fair ones, and lists the offers judged wrongly. */
function measure(offers: readonly Labelled[]) {
  const judged = offers.map((offer) => {
    const found = offerWordings(offer);
    return {
      titulo: offer.titulo,
      isUnfair: offer.grounds.length > 0,
      isFound: found.length > 0,
      // What is found for another reason alone does not help the author.
      isRight: found.some(({ ground }) => offer.grounds.includes(ground)),
      words: found.map(({ ground, words }) => `${ground}: ${words}`),
    };
  });
  const unfair = judged.filter(({ isUnfair }) => isUnfair);
  const found = judged.filter(({ isFound }) => isFound);
  const right = unfair.filter(({ isRight }) => isRight);
  return {
    precision: found.filter(({ isUnfair }) => isUnfair).length / found.length,
    recall: right.length / unfair.length,
    unfair: unfair.length,
    falsely: found.filter(({ isUnfair }) => !isUnfair),
    missed: unfair.filter(({ isRight }) => !isRight),
  };
}

describe('discriminatory wordings', () => {
  it.each([
    { name: 'development', count: 100, least: { precision: 0.97, recall: 0.95 } },
    { name: 'development-2', count: 300, least: { precision: 0.97, recall: 0.95 } },
    { name: 'development-3', count: 300, least: { precision: 0.97, recall: 0.95 } },
    { name: 'development-4', count: 896, least: { precision: 0.97, recall: 0.95 } },
    { name: 'development-5', count: 300, least: { precision: 0.97, recall: 0.95 } },
    { name: 'development-6', count: 1231, unfair: 311, least: { precision: 0.97, recall: 0.95 } },
    { name: 'held-out', count: 300, least: { precision: 0.95, recall: 0.85 } },
  ])(
    'are told from fair ones in the offers of $name',
    ({ name, count, unfair: expected = count / 2, least }) => {
      const offers = offersOf(name);
      const { precision, recall, unfair, falsely, missed } = measure(offers);
      const report = JSON.stringify({ precision, recall, falsely, missed }, undefined, 1);
      expect(offers).toHaveLength(count);
      expect(unfair).toBe(expected);
      expect(precision, report).toBeGreaterThanOrEqual(least.precision);
      expect(recall, report).toBeGreaterThanOrEqual(least.recall);
    },
  );

  it('are not taken from the work, the people it is for, or the benefits', () => {
    const fair = [
      'Generación y gestión de contenidos; prima de productividad.',
      'No se necesita experiencia con personas con discapacidad.',
      'Centro de menores extranjeros no acompañados.',
      'Tramitación de altas y bajas médicas, nóminas y contratos.',
      'Pis d’acollida per a joves extutelats de 18 a 21 anys.',
      'Arxiu medieval: documents de l’edat mitjana, consultats en macOS.',
      'We serve over 1,500 employees and create beautiful interfaces.',
      'Clinical research on pregnancy; women’s health.',
    ];
    expect(offerWordings({ descripcion: fair.join('\n') })).toEqual([]);
  });

  it('are found in excuses and orders of words that people really use', () => {
    const unfair = [
      'Volem un home, que a l’obra no hi ha vestidor de dones.',
      'Absténganse musulmanes.',
      'Máx. 32 años.',
      'No agafem ni marroquins ni subsaharians.',
      'We can’t take wheelchair users.',
      'Transgender people will not be considered.',
      'No se aceptan monitores homosexuales.',
      'Que no tingui previst tenir criatures, que ja hem hagut de cobrir tres baixes.',
    ];
    const grounds = unfair.map((descripcion) => offerWordings({ descripcion })[0]?.ground);
    expect(grounds).toEqual([
      'gender',
      'religion',
      'age',
      'origin',
      'health',
      'orientation',
      'orientation',
      'family',
    ]);
  });

  it('are taken from what a sentence does with a group, in any order of the two', () => {
    const unfair = [
      'Con artritis o gota, abstenerse de enviar el currículum.',
      'No ens encaixen persones vingudes de Bolívia.',
      'Sikhs and Hindus would feel out of place here.',
      'Nos decantamos por alguien que no pase de los treinta y ocho.',
    ];
    const fair = [
      'Clínica para pacientes con artritis: no enviar el currículum en papel.',
      'No ens falta experiència amb persones vingudes de Bolívia.',
      'You will cook for Sikhs and Hindus, who feel at home here.',
      'El equipo tiene entre 22 y 61 años.',
    ];
    expect(unfair.map((descripcion) => offerWordings({ descripcion })[0]?.ground)).toEqual([
      'health',
      'origin',
      'religion',
      'age',
    ]);
    expect(fair.flatMap((descripcion) => offerWordings({ descripcion }))).toEqual([]);
  });

  it('are taken from who applies, not from data, rules, laws and species beside them', () => {
    const unfair = [
      'Rellena el formulario con tu estado civil y número de hijos.',
      'Cocina: sin tatuajes ni pendientes, de cara al público.',
      'Subvenciones gestionamos muchas; abstenerse mayores de 45.',
      'Cuidarás plantas y semillas; preferimos gente autóctona.',
    ];
    const fair = [
      'Codificarás estado civil y número de hijos en la encuesta.',
      'Cocina: sin anillos ni pendientes, por higiene.',
      'La subvención es para contratar a personas mayores de 45 años.',
      'Cuidarás plantas y semillas autóctonas.',
    ];
    expect(unfair.map((descripcion) => offerWordings({ descripcion })[0]?.ground)).toEqual([
      'family',
      'look',
      'age',
      'origin',
    ]);
    expect(fair.flatMap((descripcion) => offerWordings({ descripcion }))).toEqual([]);
  });

  it('are given as they stand in the text, with a better wording', () => {
    const descripcion = 'Buscamos CHICA de buena presencia, española, menor de 25 años';
    expect(offerWordings({ titulo: 'Camarera joven', descripcion })).toMatchObject([
      { about: 'titulo', ground: 'gender', words: 'Camarera', instead: 'camarero / camarera' },
      { about: 'titulo', ground: 'age', words: 'joven' },
      { about: 'descripcion', ground: 'gender', words: 'CHICA', instead: 'persona' },
      { about: 'descripcion', ground: 'look', words: 'buena presencia' },
      { about: 'descripcion', ground: 'origin', words: 'española' },
      { about: 'descripcion', ground: 'age', words: 'menor de 25 años' },
    ]);
  });

  it('are each told once, in the sentence where they are not fair', () => {
    const descripcion =
      'Hombres y mujeres, sin límite de edad. Chica joven.\nSe busca chica. Edad máxima: 30.';
    const horario = 'Turno de chicas, edad máxima 30 (por ley).';
    const words = offerWordings({ descripcion, horario }).map((wording) => wording.words);
    expect(words).toEqual(['Chica', 'joven', 'Edad máxima: 30']);
  });
});
