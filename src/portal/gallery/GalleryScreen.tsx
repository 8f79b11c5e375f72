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

/** All parts that screens are made of, in each of their states. */
export function GalleryScreen() {
  // Editors are rendered after hydration, as on their own pages.
  const isHydrated = useBrowserValue(() => true);
  return (
    <div className="gallery">
      <SmallParts />
      <DialogParts />
      <FieldParts />
      <DeclaredParts />
      <FileParts />
      {isHydrated && <EditorParts />}
      <ListParts />
      <DetailParts />
      <MessageParts />
      <PieceParts />
      <FrameParts />
    </div>
  );
}
