import * as codes from '#core/contract/codes.ts';
import type { ErrorEntry } from './error-entry.ts';

/** Errors that students repair in their CV, which the requirements of an offer name as well: alone, for painted pages. */
export const cvErrors = {
  [codes.dataMissing]: {
    category: 'secondary',
    target: { student: 'cv', company: 'company' },
    button: 'actions.completeData',
    text: 'errors.dataMissing',
  },
  [codes.noStudies]: {
    category: 'secondary',
    target: 'cv',
    button: 'actions.completeCv',
    text: 'errors.noStudies',
  },
  [codes.workPermitNeeded]: {
    category: 'medium',
    target: 'cv',
    button: 'actions.completeCv',
    text: 'errors.workPermitNeeded',
  },
  [codes.studiesNotFound]: {
    category: 'medium',
    target: 'cv',
    button: 'actions.seeCv',
    text: 'errors.studiesNotFound',
  },
  [codes.searchNotActive]: {
    category: 'medium',
    target: 'cv',
    button: 'actions.activateSearch',
    text: 'errors.searchNotActive',
  },
  [codes.ownCvNeeded]: {
    category: 'medium',
    target: 'cv',
    button: 'actions.goToMyCv',
    text: 'errors.ownCvNeeded',
  },
  [codes.educationNeeded]: {
    category: 'secondary',
    target: 'cv',
    button: 'actions.addStudies',
    text: 'errors.educationNeeded',
  },
  [codes.ibanMissing]: {
    category: 'medium',
    target: { student: 'cv', company: 'company' },
    button: 'actions.completeIban',
    text: 'errors.ibanMissing',
  },
  [codes.requirementsNotMet]: {
    category: 'medium',
    target: 'cv',
    button: 'actions.reviewProfile',
    title: 'errors.attention',
    text: 'errors.requirementsNotMet',
  },
} as const satisfies Readonly<Record<number, ErrorEntry>>;
