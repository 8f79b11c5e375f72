import type { SettingControlProps } from '../editor-context.ts';
import { AddLanguage } from './AddLanguage.tsx';
import { ChoiceControl } from './ChoiceControl.tsx';
import { ColourControl } from './ColourControl.tsx';
import { EitherControl } from './EitherControl.tsx';
import { FieldMatrix } from './FieldMatrix.tsx';
import { FileControl } from './FileControl.tsx';
import { GroupControl } from './GroupControl.tsx';
import { ListControl } from './ListControl.tsx';
import { MapControl } from './MapControl.tsx';
import { SwitchControl } from './SwitchControl.tsx';
import { DateControl, NumberControl, TextControl } from './TextControl.tsx';
import { TextsControl } from './TextsControl.tsx';
import { FixedControl, WrittenControl } from './ValueNote.tsx';

/** The control of a setting, by its kind. */
export function SettingControl({ path, control, isRequired = false, depth = 0 }: SettingControlProps) {
  switch (control.kind) {
    case 'text':
      return <TextControl {...{ path, control, isRequired }} />;
    case 'number':
      return <NumberControl {...{ path, control }} />;
    case 'date':
      return <DateControl path={path} />;
    case 'texts':
      return <TextsControl path={path} />;
    case 'switch':
      return <SwitchControl path={path} />;
    case 'choice':
      return <ChoiceControl {...{ path, values: control.values, isRequired }} />;
    case 'colour':
      return <ColourControl path={path} />;
    case 'file':
      return <FileControl path={path} />;
    case 'group':
      // Groups of fields are a table.
      return control.controls.some((one) => one.control.kind === 'field') ? (
        <FieldMatrix {...{ path, controls: control.controls }} />
      ) : (
        <GroupControl {...{ path, controls: control.controls, depth }} />
      );
    case 'list':
      return (
        <>
          <ListControl {...{ path, item: control.item, depth }} />
          {path.length === 1 && path[0] === 'idiomas' && <AddLanguage />}
        </>
      );
    case 'map':
      return <MapControl {...{ path, value: control.value, depth }} />;
    case 'either':
      return <EitherControl {...{ path, shapes: control.shapes, depth }} />;
    case 'fixed':
      return <FixedControl {...{ path, value: control.value }} />;
    // A field stands in a table, with the others of its group.
    case 'field':
    case 'written':
      return <WrittenControl path={path} />;
  }
}
