import type { OfferRequest } from '#core/contract/entities/offer-form.ts';
import { type DiscriminatoryWording, discriminatoryWordings } from './discriminatory-wording.ts';

/** Texts of an offer that students read. */
export const studentTexts = [
  'titulo',
  'descripcion',
  'tareasAdesarrollar',
  'horario',
  'otrasRemuneraciones',
] as const satisfies readonly (keyof OfferRequest)[];

export type StudentText = (typeof studentTexts)[number];

/** Lists the discriminatory wordings of an offer, with the text in which they stand. */
export function offerWordings(
  offer: Readonly<Partial<Record<StudentText, string | undefined>>>,
): (DiscriminatoryWording & { about: StudentText })[] {
  return studentTexts.flatMap((about) =>
    discriminatoryWordings(offer[about] ?? '', about === 'titulo').map((wording) => ({ ...wording, about })),
  );
}
