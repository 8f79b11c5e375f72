import { describe, expect, it } from 'vitest';
import { findLeftovers } from './leftovers.ts';

const said = (text: string): (string | undefined)[] => findLeftovers(text).map(({ texts }) => texts.what.es);

describe('a mark in a page', () => {
  it('is told by the words behind it, without what only forms them', () => {
    expect(said('**Por completar:** qué *revisa* la institución,\nde qué responde.\n')).toEqual([
      'Falta por escribir: «qué revisa la institución, de qué responde».',
    ]);
  });

  it('is told by the words in front of it where none stand behind it', () => {
    expect(said('- **Finalidad:** gestionar.\n- **Legitimación:** **Por completar**\n')).toEqual([
      'Falta por escribir: «Legitimación».',
    ]);
    expect(said('Texto de una línea.\n1. **Per completar**\n')).toEqual([
      'Esta marca dice que aquí falta algo por escribir.',
    ]);
  });

  it('in a list is told by its own line, not by those below it', () => {
    expect(said('- **Legitimación:** **Por completar**\n- **Destinatarios:** **Por completar**\n')).toEqual([
      'Falta por escribir: «Legitimación».',
      'Falta por escribir: «Destinatarios».',
    ]);
  });

  it('is not followed to the end of a long paragraph', () => {
    const [long = ''] = said(`**To be completed.** ${'palabra '.repeat(40)}\n`);
    expect(long.length).toBeLessThan(120);
    expect(long).toContain('…');
  });
});
