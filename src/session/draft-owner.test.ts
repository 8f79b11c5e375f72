import { beforeEach, describe, expect, it } from 'vitest';
import { safeStorage } from '#shared/storage.ts';
import { claimDrafts } from './draft-owner.ts';

const lucia = { type: 'Alumno', nombre: 'Lucía', apellidos: 'Prats' } as const;
const draft = 'portal.uni.borrador.cv.';

describe('drafts of forms', () => {
  // Without a browser the storage keeps its values in memory.
  let tab = safeStorage('sessionStorage');
  beforeEach(() => {
    tab = safeStorage('sessionStorage');
  });
  const signIn = (person: Parameters<typeof claimDrafts>[1]): void =>
    claimDrafts({ brand: 'uni', tab }, person);

  it('are there when the same person signs in again', () => {
    signIn(lucia);
    tab.set(draft, '{"a":1}');
    signIn(lucia);
    expect(tab.get(draft)).toBe('{"a":1}');
  });

  it('stay with someone who has finished the studies meanwhile', () => {
    signIn(lucia);
    tab.set(draft, '{}');
    signIn({ ...lucia, type: 'Egresado' });
    expect(tab.get(draft)).toBe('{}');
  });

  it.each([{ nombre: 'Noa' }, { apellidos: 'Otra' }, { type: 'Empresa' as const }])(
    'are gone for someone else: %o',
    (other) => {
      signIn(lucia);
      tab.set(draft, '{}');
      tab.set('portal.other.borrador.cv.', '{}');
      signIn({ ...lucia, ...other });
      expect(tab.get(draft)).toBeUndefined();
      expect(tab.get('portal.other.borrador.cv.')).toBe('{}');
    },
  );

  it('typed before anyone signed in stay', () => {
    tab.set(draft, '{}');
    signIn(lucia);
    expect(tab.get(draft)).toBe('{}');
  });
});
