import { describe, expect, it } from 'vitest';
import { type OfferState, offerStates } from '#core/contract/entities/process.ts';
import {
  closeRefusal,
  deleteRefusal,
  editRefusal,
  type OfferStateAction,
  offerState,
  offerTransitions,
} from './rules.ts';

const today = '2026-03-10';

const table: Record<OfferState, OfferStateAction[]> = {
  pendiente: ['close', 'delete', 'edit', 'expire', 'manage', 'publish', 'refuse', 'sendBack'],
  activa: ['close', 'delete', 'expire', 'manage'],
  caducada: ['close', 'delete'],
  cerrada: ['delete'],
  eliminada: [],
};

describe('offer states', () => {
  it.each(offerStates)('lets only its own actions happen to an offer that is %s', (estado) => {
    expect(Object.keys(offerTransitions[estado]).sort()).toEqual(table[estado]);
  });

  it('expires the day after the last one, and only what is pending or active', () => {
    expect(offerState({ estado: 'activa', fechaCaducidad: today }, today)).toBe('activa');
    const past = offerStates.map((estado) => offerState({ estado, fechaCaducidad: '2026-03-09' }, today));
    expect(past).toEqual(['caducada', 'caducada', 'cerrada', 'caducada', 'eliminada']);
  });

  it('is edited only while pending, a manager being the first reason against it', () => {
    expect(editRefusal({ estado: 'pendiente', fechaCaducidad: today }, today)).toBeUndefined();
    expect(editRefusal({ estado: 'pendiente', fechaCaducidad: '2026-03-09' }, today)).toBe(68);
    expect(editRefusal({ estado: 'activa' }, today)).toBe(68);
    expect(editRefusal({ estado: 'activa', gestor: 'Marta' }, today)).toBe(25);
  });

  it('is closed once', () => {
    expect(closeRefusal({ estado: 'activa' }, today)).toBeUndefined();
    expect(closeRefusal({ estado: 'activa', fechaCaducidad: '2026-03-09' }, today)).toBeUndefined();
    expect(closeRefusal({ estado: 'cerrada' }, today)).toBe(49);
  });

  it('is deleted unless the university manages it or someone still takes part', () => {
    expect(deleteRefusal({ estado: 'activa' }, today, 0)).toBeUndefined();
    expect(deleteRefusal({ estado: 'activa' }, today, 1)).toBe(48);
    expect(deleteRefusal({ estado: 'pendiente', gestor: 'Marta' }, today, 0)).toBe(25);
    expect(deleteRefusal({ estado: 'cerrada', gestor: 'Marta' }, today, 0)).toBeUndefined();
  });
});
