import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { DeclaredParts } from './parts/DeclaredParts.tsx';
import { DetailParts } from './parts/DetailParts.tsx';
import { DialogParts } from './parts/DialogParts.tsx';
import { EditorParts } from './parts/EditorParts.tsx';
import { FieldParts } from './parts/FieldParts.tsx';
import { FileParts } from './parts/FileParts.tsx';
import { FrameParts } from './parts/FrameParts.tsx';
import { ListParts } from './parts/ListParts.tsx';
import { MessageParts } from './parts/MessageParts.tsx';
import { PieceParts } from './parts/PieceParts.tsx';
import { SmallParts } from './parts/SmallParts.tsx';

/** Everything that screens are made of, in each of its states. */
export function GalleryScreen() {
  // As on their pages: not before there is something to edit.
  const isAlive = useBrowserValue(() => true);
  return (
    <div className="gallery">
      <SmallParts />
      <DialogParts />
      <FieldParts />
      <DeclaredParts />
      <FileParts />
      {isAlive && <EditorParts />}
      <ListParts />
      <DetailParts />
      <MessageParts />
      <PieceParts />
      <FrameParts />
    </div>
  );
}
