import { describe, expect, it } from 'vitest';
import { findLeftovers } from './leftovers.ts';

const messages = (text: string): (string | undefined)[] =>
  findLeftovers(text).map(({ texts }) => texts.what.es);

describe('a mark in a page', () => {
  it('is named by the words after it, without formatting', () => {
    expect(messages('**Por completar:** qué *revisa* la institución,\nde qué responde.\n')).toEqual([
      'Falta por escribir: «qué revisa la institución, de qué responde».',
    ]);
  });

  it('is named by the words before it if none follow', () => {
    expect(messages('- **Finalidad:** gestionar.\n- **Legitimación:** **Por completar**\n')).toEqual([
      'Falta por escribir: «Legitimación».',
    ]);
    expect(messages('Texto de una línea.\n1. **Per completar**\n')).toEqual([
      'Esta marca dice que aquí falta algo por escribir.',
    ]);
  });

  it('in a list is named by its own line, not by the following ones', () => {
    expect(
      messages('- **Legitimación:** **Por completar**\n- **Destinatarios:** **Por completar**\n'),
    ).toEqual(['Falta por escribir: «Legitimación».', 'Falta por escribir: «Destinatarios».']);
  });

  it('is cut short in a long paragraph', () => {
    const [long = ''] = messages(`**To be completed.** ${'palabra '.repeat(40)}\n`);
    expect(long.length).toBeLessThan(120);
    expect(long).toContain('…');
  });
});
