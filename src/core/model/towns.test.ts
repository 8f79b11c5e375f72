import { expect, it } from 'vitest';
import { readableTown } from './towns.ts';

it.each([
  ['GANDIA', 'Gandia'],
  ['PALMA DE GANDÍA', 'Palma de Gandía'],
  ['VILLAR DEL ARZOBISPO', 'Villar del Arzobispo'],
  ["L'HOSPITALET DE L'INFANT", "L'Hospitalet de l'Infant"],
  ['HOSPITALET DE LLOBREGAT, L’', 'Hospitalet de Llobregat, L’'],
  ['CORUÑA, A', 'Coruña, A'],
  ['ALACANT/ALICANTE', 'Alacant/Alicante'],
  ['VILANOVA I LA GELTRÚ', 'Vilanova i la Geltrú'],
  ['PARETS DEL VALLÈS', 'Parets del Vallès'],
])('a town in capitals gets its usual spelling: %s', (name, read) => expect(readableTown(name)).toBe(read));

it.each(['Gandia', 'la Pobla de Vallbona', 'lleida', '', '25001'])(
  'a name not in capitals stays as typed: %s',
  (name) => expect(readableTown(name)).toBe(name),
);
