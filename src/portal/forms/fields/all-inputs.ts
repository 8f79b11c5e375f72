import {
  ChoiceInput,
  ChoicesInput,
  DayInput,
  ManyOfInput,
  NumberInput,
  OneOfInput,
  TextInput,
  TickInput,
} from './inputs.tsx';
import { RowsInput } from './RowsInput.tsx';
import { TreeInput } from '../tree/TreeInput.tsx';

/** An input for every kind of field, for forms that have them all; others name those that they need. */
export const allInputs = {
  text: TextInput,
  day: DayInput,
  number: NumberInput,
  tick: TickInput,
  oneOf: OneOfInput,
  manyOf: ManyOfInput,
  tree: TreeInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  rows: RowsInput,
} as const;
