import { concerns } from '#core/brand-edits/changed-paths.ts';
import type { SettingEdit, ValuePath } from '#core/brand-edits/edit.ts';
import type { FileHashes, Step, StoredEdit } from './journal.ts';

/** A setting by its path, or a file by its path below the folder of the brand. */
export type EditPlace = ValuePath | string;

/** Which side is kept of a place that both have changed. */
export interface MergeChoice {
  place: EditPlace;
  keep: 'mine' | 'theirs';
}

export const isSettingEdit = (edit: StoredEdit): edit is SettingEdit => edit.kind !== 'file';

/** The files that only one of two states has, or that have other contents. */
export const changedFiles = (a: FileHashes, b: FileHashes): string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((path) => a[path] !== b[path]).sort();

const samePlace = (a: EditPlace, b: EditPlace): boolean =>
  typeof a === 'string' || typeof b === 'string'
    ? a === b
    : a.length === b.length && a.every((step, at) => step === b[at]);

/** Whether an edit is about a place. */
const isAbout = (edit: StoredEdit, place: EditPlace): boolean => {
  if (isSettingEdit(edit)) return typeof place !== 'string' && concerns(edit, place);
  return edit.path === place;
};

/** Removes edits from steps, and then empty steps. */
export const withoutEdits = (steps: readonly Step[], isOut: (edit: StoredEdit) => boolean): Step[] =>
  steps
    .map(({ edits, at }) => ({ edits: edits.filter((edit) => !isOut(edit)), at }))
    .filter(({ edits }) => edits.length > 0);

/**
 * Merges own steps with what others have changed.
 * @param theirs the places that others have changed
 * @returns the steps to make on top of theirs, or the places that need a choice
 */
export function mergeSteps(
  own: readonly Step[],
  theirs: readonly EditPlace[],
  choices: readonly MergeChoice[],
): { steps: Step[]; open: EditPlace[] } {
  const edits = own.flatMap((step) => step.edits);
  const both = theirs.filter((place) => edits.some((edit) => isAbout(edit, place)));
  const choiceOf = (place: EditPlace): MergeChoice['keep'] | undefined =>
    choices.find((choice) => samePlace(choice.place, place))?.keep;
  const given = both.filter((place) => choiceOf(place) === 'theirs');
  return {
    steps: withoutEdits(own, (edit) => given.some((place) => isAbout(edit, place))),
    open: both.filter((place) => choiceOf(place) === undefined),
  };
}
