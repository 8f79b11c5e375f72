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

/** Inputs for all kinds of fields, for forms that use every kind; other forms import only the inputs they need. */
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
