import copy from 'icon:copy';
import pencil from 'icon:pencil';
import trash from 'icon:trash';
import { ActionMenu } from '#portal/ui/ActionMenu.tsx';
import { Button } from '#portal/ui/Button.tsx';
import { DoneNote } from '#portal/ui/DoneNote.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { SkeletonRows } from '#portal/ui/Skeleton.tsx';
import { SkeletonFields } from '#portal/ui/SkeletonFields.tsx';
import { Cell, Group } from '../Cell.tsx';
import { longName, nothing } from '../samples.ts';

/** Buttons, icons, menus and skeletons. */
export function SmallParts() {
  return (
    <Group title="Buttons and icons">
      <Cell title="Button: primary, secondary, quiet">
        <Button kind="primary">Guardar</Button>
        <Button>Cancelar</Button>
        <Button kind="quiet">
          <Icon shapes={trash} />
          Quitar
        </Button>
      </Cell>
      <Cell title="Button: busy">
        <Button kind="primary" isBusy>
          Guardar
        </Button>
        <Button isBusy>Cancelar</Button>
      </Cell>
      <Cell title="Button: dangerous, with a long name">
        <Button kind="danger">{longName}</Button>
      </Cell>
      <Cell title="DoneNote: before, and when it is done">
        <DoneNote>{undefined}</DoneNote>
        <DoneNote>Documento añadido: Memoria parcial</DoneNote>
      </Cell>
      <Cell title="ActionMenu">
        <ActionMenu
          label="Qué hacer con la oferta"
          actions={[
            { key: 'edit', label: 'Editar', icon: pencil, href: '#edit' },
            { key: 'copy', label: 'Duplicar', icon: copy, onPress: nothing },
            { key: 'remove', label: 'Eliminar', icon: trash, isDanger: true, onPress: nothing },
          ]}
        />
      </Cell>
      <Cell title="SkeletonRows">
        <SkeletonRows rows={2} label="Cargando" />
      </Cell>
      <Cell title="SkeletonFields">
        <SkeletonFields fields={2} label="Cargando" />
      </Cell>
    </Group>
  );
}
